import { isStaff } from '@adunni/contracts/roles';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Viewer } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { makers } from '../makers/tables.ts';
import { providers, serviceNextFree, serviceProviders } from './tables.ts';

export { openHours, peopleOf, spanOfDays, workshopOf } from './calendar/calendar.queries.ts';
export { findSlotsToMove, freeProvidersAt, isOffered, nextFreeTimes } from './slots.queries.ts';

const inOrder = [asc(providers.position), asc(providers._id)];

/** The first free time of each service that has one, as it was worked out last. */
export async function nextFreeOf(db: Db | Tx, serviceIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ serviceId: serviceNextFree.serviceId, at: serviceNextFree.at })
    .from(serviceNextFree)
    .where(and(inArray(serviceNextFree.serviceId, [...serviceIds]), isNotNull(serviceNextFree.at)));
  return new Map(rows.flatMap(({ serviceId, at }) => (at ? [[serviceId, at] as const] : [])));
}

/** Those who provide a service, in the order of their workshop. */
export const providersOf = (db: Db, serviceId: string) =>
  db
    .select({ _id: providers._id, name: providers.name, zone: providers.zone })
    .from(serviceProviders)
    .innerJoin(providers, eq(providers._id, serviceProviders.providerId))
    .where(eq(serviceProviders.serviceId, serviceId))
    .orderBy(...inOrder);

/** Whom a service’s form offers: to staff those of all workshops, to a maker their own. */
export const providerChoices = (db: Db, viewer: Viewer) =>
  db
    .select({
      _id: providers._id,
      name: providers.name,
      title: providers.title,
      makerId: providers.makerId,
      isActive: providers.isActive,
    })
    .from(providers)
    .innerJoin(
      makers,
      and(eq(makers._id, providers.makerId), isStaff(viewer.role) ? undefined : eq(makers.userId, viewer._id)),
    )
    .orderBy(...inOrder);
