import type { Viewer } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';

/** When services are free and who provides them, which is kept by whoever knows of people’s time. */
export interface ServiceSchedule {
  /** Makes those who provide a service the given ones. Throws 422 when one is not of its workshop. */
  setServiceProviders: (
    tx: Tx,
    service: { _id: string; makerId: string },
    providerIds: readonly string[],
  ) => Promise<void>;
  /** Works out anew when services are free first. */
  refresh: (tx: Tx, now: Date, serviceIds: readonly string[]) => Promise<void>;
  /** The first free time of each service that has one, as it was worked out last. */
  nextFree: (db: Db | Tx, serviceIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
  /** Those who provide a service, in the order of their workshop, with the IANA name of where they work. */
  providersOf: (db: Db, serviceId: string) => Promise<{ _id: string; name: string; zone: string }[]>;
  /** Whom a form offers: to staff those of all workshops, to a maker their own. */
  choices: (
    db: Db,
    viewer: Viewer,
  ) => Promise<{ _id: string; name: string; title: string; makerId: string; isActive: boolean }[]>;
}
