import type { FrozenMeasurements } from '@adunni/contracts/measurements/measurements';
import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { extensionsOf } from '../../../kit/domain.ts';
import { measurementProposals } from '../tables.ts';

/** A piece or booking that somebody was measured for. */
export interface MeasuredSubject {
  _id: string;
  customerId: string;
  title: string;
  about: { kind: 'order' | 'booking'; _id: string; number: string };
  /** The profile that it goes by; null when it goes by none that is still there. */
  profileId: string | null;
}

/** What keeps the measurements that something was made by, without anything being measured for it. */
export interface FrozenSource {
  /** Takes away what was frozen with all that ended before a moment. */
  purgeFrozen: (tx: Tx, moment: Date) => Promise<void>;
  /** What a person’s orders have frozen, for the export; absent when the source’s own export tells it. */
  exportFrozen?: (
    db: Db,
    userId: string,
  ) => Promise<{ order: string; piece: string; madeFrom: FrozenMeasurements; replacedAt: Date | null }[]>;
}

/** What measurements are taken for. Its domain registers what only it knows of it. */
export interface MeasurementSource extends FrozenSource {
  /** The column of a proposal that points to it. */
  column: 'orderItemId' | 'bookingId';
  /** A subquery of the ids of all that is a person’s. */
  ofCustomer: (db: Db | Tx, userId: string) => SQL;
  /** A subquery of the ids of what ended before a moment, so that its measurements are not kept any longer. */
  endedBefore: (db: Db | Tx, moment: Date) => SQL;
  describe: (db: Db | Tx, ids: readonly string[]) => Promise<MeasuredSubject[]>;
  /** What follows once a customer has accepted what was measured for one of them. */
  accepted?: (ctx: Ctx<Viewer>, tx: Tx, subjectId: string, proposalId: string) => Promise<void>;
}

/** The sources that somebody is measured for. */
export const measuredSources = (): MeasurementSource[] =>
  extensionsOf('measurementSources').filter((source) => 'column' in source);

/** Proposals about any of the subjects that `idsOf` gives of each source; about none where there is no source. */
export const aboutAny = (idsOf: (source: MeasurementSource) => SQL): SQL =>
  or(...measuredSources().map((source) => inArray(measurementProposals[source.column], idsOf(source)))) ?? sql`false`;
