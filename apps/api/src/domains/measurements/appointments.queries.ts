import type { LoadedMeasuringAppointment } from '@adunni/contracts/measurements/measurements';
import type { VisitPurpose } from '@adunni/contracts/services/measuring';
import type { Deps } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { extensionsOf } from '../../kit/domain.ts';

/** A part of an order as who measures for it needs to know it. */
export interface MeasuringNeed {
  partId: string;
  order: { _id: string; number: string };
  /** What of it waits for measurements; all that is made to measure where nothing does. */
  items: string[];
  /** All of it that is made to measure. */
  made: string[];
  /** Whether it can still be tried on. */
  canBeFitted: boolean;
  /** Where its maker fits people, where that is another country than the one it goes to. */
  fittedAbroad: { city: string; country: string } | null;
  /** Whether it still waits for measurements. */
  isWaiting: boolean;
  /** In how many days of being measured it arrives, or can be picked up; null when it waits for nothing. */
  arrives: { days: number; isPickup: boolean } | null;
}

/** Whose measurements are wanted. */
export interface MeasuringNeeds {
  describe: (db: Db | Tx, partIds: readonly string[]) => Promise<MeasuringNeed[]>;
  /**
   * Takes note that somebody is to be measured for a part, or to try it on; false when it is not paid, not that maker’s,
   * or waits for no such thing. Throws 404 when it is not the person’s own, 409 when measurements come first.
   */
  claim: (tx: Tx, claimed: ClaimedVisit, now: Date) => Promise<boolean>;
  /** What a person has ordered of a maker that is still to be sent, whether or not a visit is for it. */
  openOrders: (db: Db | Tx, between: Pick<ClaimedVisit, 'userId' | 'makerId'>) => Promise<OpenOrder[]>;
}

/** An order under way, and the first item of it. */
export interface OpenOrder {
  _id: string;
  number: string;
  title: string;
}

/** A visit to a maker that a person books for a part of an order. */
export interface ClaimedVisit {
  partId: string;
  userId: string;
  makerId: string;
  purpose: VisitPurpose;
}

/** At which appointments people are measured for parts of orders, or try them on: those that stand or took place. */
export interface MeasuringAppointments {
  ofParts: (
    db: Db | Tx,
    partIds: readonly string[],
    purpose: VisitPurpose,
    now: Date,
  ) => Promise<LoadedMeasuringAppointment[]>;
  /** Cancels those ahead for parts that ended, of which everything paid goes back. */
  cancelAhead: (deps: Deps, tx: Tx, ended: EndedParts) => Promise<void>;
}

/** Parts of orders that somebody else than their customer ended, and what its visits are told of that. */
export interface EndedParts {
  partIds: readonly string[];
  by: 'maker' | 'staff';
  actorId: string | null;
  note: string;
}

/** The appointment at which somebody is measured for each of some parts, by their ids: what is next, else what was last. */
export async function measuringAppointments(
  db: Db | Tx,
  partIds: readonly string[],
  now: Date,
): Promise<Map<string, LoadedMeasuringAppointment>> {
  if (partIds.length === 0) return new Map();
  const inOrder = (await appointmentsFor(db, partIds, 'measuring', now)).sort((one, other) => rank(one) - rank(other));
  return new Map(inOrder.toReversed().map((appointment) => [appointment.partId, appointment]));
}

/** The fittings of some parts that lie ahead, the soonest first. */
export async function fittingAppointments(
  db: Db | Tx,
  partIds: readonly string[],
  now: Date,
): Promise<LoadedMeasuringAppointment[]> {
  if (partIds.length === 0) return [];
  const found = await appointmentsFor(db, partIds, 'fitting', now);
  return found.filter(({ isOver }) => !isOver).sort((one, other) => rank(one) - rank(other));
}

/** Cancels the visits ahead for parts that ended, each with its refund and its own message. */
export async function cancelVisits(deps: Deps, tx: Tx, ended: EndedParts): Promise<void> {
  for (const { cancelAhead } of extensionsOf('measuringAppointments')) await cancelAhead(deps, tx, ended);
}

async function appointmentsFor(db: Db | Tx, partIds: readonly string[], purpose: VisitPurpose, now: Date) {
  const sources = extensionsOf('measuringAppointments');
  return (await Promise.all(sources.map(({ ofParts }) => ofParts(db, partIds, purpose, now)))).flat();
}

/** When the measuring appointments of each of some parts end that stand and were not ended early, by their ids. */
export async function visitEndsOf(db: Db | Tx, partIds: readonly string[]): Promise<Map<string, Date[]>> {
  if (partIds.length === 0) return new Map();
  // Before all time only what was completed is over: which of the others lies ahead, the reader says.
  const found = await appointmentsFor(db, partIds, 'measuring', new Date(0));
  const open = found.filter(({ isOver }) => !isOver);
  return new Map(
    [...Map.groupBy(open, ({ partId }) => partId)].map(([partId, each]) => [partId, each.map(({ endsAt }) => endsAt)]),
  );
}

/** What lies ahead comes first, the soonest of it, and then what is over, the latest. */
const rank = ({ isOver, startsAt }: LoadedMeasuringAppointment): number =>
  isOver ? Number.MAX_SAFE_INTEGER - startsAt.getTime() : startsAt.getTime();

/** The part that somebody is measured for, or tries on; null when there is none. */
export async function measuringNeed(db: Db | Tx, partId: string): Promise<MeasuringNeed | null> {
  return (await measuringNeeds(db, [partId])).get(partId) ?? null;
}

/** The same of several parts, by their ids. */
export async function measuringNeeds(db: Db | Tx, partIds: readonly string[]): Promise<Map<string, MeasuringNeed>> {
  if (partIds.length === 0) return new Map();
  const found = await Promise.all(extensionsOf('measuringNeeds').map(({ describe }) => describe(db, partIds)));
  return new Map(found.flat().map((need) => [need.partId, need]));
}

/**
 * Takes note that a visit is for a part of an order; false when that can’t be. Throws 404 for one of somebody else, 409
 * when measurements come first.
 */
export async function claimVisit(tx: Tx, claimed: ClaimedVisit, now: Date): Promise<boolean> {
  for (const { claim } of extensionsOf('measuringNeeds')) if (await claim(tx, claimed, now)) return true;
  return false;
}

/** What a person has ordered of a maker that is still to be sent, the first due first. */
export async function openOrdersOf(
  db: Db | Tx,
  between: Pick<ClaimedVisit, 'userId' | 'makerId'>,
): Promise<OpenOrder[]> {
  const found = await Promise.all(extensionsOf('measuringNeeds').map(({ openOrders }) => openOrders(db, between)));
  return found.flat();
}
