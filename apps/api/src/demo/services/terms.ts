import type { CancellationPolicy } from '@adunni/contracts/services/cancellation-policy';

/** What a service of the demo says other than a new service does. */
export type DemoTerms = Partial<CancellationPolicy>;

/** Nothing is paid in advance and nothing is lost: come, move it, or do not. */
export const RELAXED: DemoTerms = {
  ...{ freeHours: 0, maxMoves: 5, moveHours: 0, latePercent: 0, graceMinutes: 30, noShowPercent: 0 },
};
/** Half of the deposit, and moved until late. */
export const HALF: DemoTerms = { moveHours: 12, latePercent: 50 };
/** Somebody sets out for it. */
export const VISIT: DemoTerms = { maxMoves: 1, graceMinutes: 20 };
/** An hour that was kept from others for weeks. */
export const LONG_BOOKED: DemoTerms = { freeHours: 48, maxMoves: 1, moveHours: 48 };
/** A day on which others are turned away. */
export const WHOLE_DAY: DemoTerms = {
  ...{ freeHours: 168, maxMoves: 1, moveHours: 168, keptOf: 'paid', graceMinutes: 30 },
};
/** A party that several people are hired for. */
export const PARTY: DemoTerms = { freeHours: 72, maxMoves: 1, moveHours: 72, latePercent: 75, graceMinutes: 30 };
/** Cloth is cut for each seat. */
export const CLASS: DemoTerms = { maxMoves: 1, moveHours: 48, freeHours: 48, noShowPercent: 100, graceMinutes: 30 };
