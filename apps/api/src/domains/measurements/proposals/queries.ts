import type { Lengths } from '@adunni/contracts/measurements/catalogue';
import type {
  LoadedMeasurementProfile,
  LoadedMeasurementProposal,
  LoadedWaitingProposal,
} from '@adunni/contracts/measurements/measurements';
import { changesBetween } from '@adunni/contracts/measurements/rules';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { makers } from '../../makers/tables.ts';
import { listProfiles } from '../profiles.queries.ts';
import { measurementProfiles, measurementProposals } from '../tables.ts';
import { aboutAny, measuredSources } from './source.ts';

export type ProposalRow = typeof measurementProposals.$inferSelect;

/** The proposals about some pieces or bookings, newest first. */
export const proposalsAbout = (db: Db | Tx, which: SQL) =>
  db
    .select({ row: measurementProposals, maker: makers.name })
    .from(measurementProposals)
    .innerJoin(makers, eq(makers._id, measurementProposals.makerId))
    .where(which)
    .orderBy(desc(measurementProposals._id));

/** A proposal as it is answered. */
export const toProposal = ({ row, maker }: { row: ProposalRow; maker: string }): LoadedMeasurementProposal => ({
  _id: row._id,
  maker,
  figure: row.figure,
  unit: row.unit,
  measuredOn: row.measuredOn,
  note: row.note,
  changes: changesBetween(row.before, { ...row.before, ...row.values }),
  status: row.status,
  createdAt: row.createdAt,
  answeredAt: row.answeredAt,
});

/** What the latest accepted proposal about a piece or booking left known; null when none was accepted. */
export async function acceptedAbout(tx: Tx, about: SQL): Promise<Lengths | null> {
  const [latest] = await tx
    .select()
    .from(measurementProposals)
    .where(and(about, eq(measurementProposals.status, 'accepted')))
    .orderBy(desc(measurementProposals._id))
    .limit(1);
  return latest ? { ...latest.before, ...latest.values } : null;
}

/** The proposals that a condition finds, with the workshop that made each. */
export const selectProposals = (db: Db | Tx) =>
  db
    .select({ row: measurementProposals, maker: makers.name })
    .from(measurementProposals)
    .innerJoin(makers, eq(makers._id, measurementProposals.makerId));

/** Those that a person answers. */
export const answeredBy = (db: Db | Tx, userId: string): SQL => aboutAny(({ ofCustomer }) => ofCustomer(db, userId));

/** What proposals are about, whom they are for, and the profile that each goes by, in their order. */
export async function describeProposals(db: Db | Tx, rows: readonly ProposalRow[]) {
  const found = await Promise.all(
    measuredSources().map(({ column, describe }) => {
      const ids = rows.flatMap((row) => row[column] ?? []);
      return ids.length > 0 ? describe(db, ids) : [];
    }),
  );
  const subjects = new Map(found.flat().map((subject) => [subject._id, subject]));
  const profileIds = [...subjects.values()].flatMap(({ profileId }) => profileId ?? []);
  const profiles = await db
    .select({ _id: measurementProfiles._id, name: measurementProfiles.name })
    .from(measurementProfiles)
    .where(inArray(measurementProfiles._id, profileIds));
  return rows.map((row) => {
    const subject = subjects.get(row.orderItemId ?? row.bookingId ?? '');
    if (!subject) throw new Error(`the proposal ${row._id} is about nothing`);
    const { profileId, ...rest } = subject;
    return { ...rest, profile: profiles.find(({ _id }) => _id === profileId) ?? null };
  });
}

/** Proposals that wait for a person’s answer, the oldest first. */
export async function waitingProposals(db: Db, userId: string): Promise<LoadedWaitingProposal[]> {
  const found = await selectProposals(db)
    .where(and(answeredBy(db, userId), eq(measurementProposals.status, 'open')))
    .orderBy(asc(measurementProposals._id));
  if (found.length === 0) return [];
  const subjects = await describeProposals(
    db,
    found.map(({ row }) => row),
  );
  const kept = await listProfiles(db, userId);
  return found.map(({ row, maker }, index) => {
    const { title, about, profile } = subjects[index] as (typeof subjects)[number];
    return {
      ...toProposal({ row, maker }),
      ...{ title, about, profile },
      choices: profile ? [] : choicesFor(row, kept),
    };
  });
}

/** The profiles of the same figure that a proposal could be kept in, with what it would change of each. */
const choicesFor = (row: ProposalRow, kept: readonly LoadedMeasurementProfile[]): LoadedWaitingProposal['choices'] =>
  kept
    .filter(({ figure, ageGroup }) => figure === row.figure && ageGroup === row.ageGroup)
    .map(({ _id, name, current: { values } }) => ({
      ...{ _id, name },
      changes: changesBetween(values, { ...values, ...row.before, ...row.values }),
    }));
