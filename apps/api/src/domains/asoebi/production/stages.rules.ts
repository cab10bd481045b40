import { type StayReason, WORK_STAGES } from '@adunni/contracts/asoebi/production';
import { type GuestOrderStatus, SET_STAGES, type SetStage } from '@adunni/contracts/asoebi/sets';

/** Who moves sets: hosts and the workshop that makes them, or a tailor who only sews, and hands nothing over. */
export type Mover = 'maker' | 'tailor';

/** A set as its next step depends on it. */
export interface Movable {
  stage: SetStage;
  order: GuestOrderStatus;
  /** Whether what it is made by was not given: then it may wait for that again. */
  lacksDetails: boolean;
  /** What came after it was handed over, so that it stays so. */
  since: 'refunded' | 'disputed' | null;
}

/**
 * Why a set stays where it is; null when it goes: a step at a time, into nobody’s hands before it is paid, and out of
 * them by no money and no dispute.
 */
export function whyStays({ stage, order, lacksDetails, since }: Movable, to: SetStage, as: Mover): StayReason | null {
  if (order !== 'paid' && order !== 'part-paid') return 'absent';
  if (stage === to) return 'already';
  if (!(SET_STAGES[stage].next as readonly SetStage[]).includes(to)) return 'stage';
  if (to === 'waiting' && !lacksDetails) return 'stage';
  if (as === 'tailor' && (stage === 'collected' || to === 'collected')) return 'not-yours';
  if (to === 'collected' && order !== 'paid') return 'unpaid';
  return stage === 'collected' ? since : null;
}

/** Where a set can be moved now. */
export const nextOf = (set: Movable, as: Mover): (typeof WORK_STAGES)[number][] =>
  WORK_STAGES.filter((to) => whyStays(set, to, as) === null);

type Times = { measuredAt?: Date | null; producedAt?: Date | null; readyAt?: Date | null; collectedAt?: Date | null };

/** What is written down of a set that comes to a stage; going back takes away what came after. */
export function timesOf(to: SetStage, now: Date): Times {
  if (to === 'waiting') return { measuredAt: null };
  if (to === 'measured') return { producedAt: null, readyAt: null, collectedAt: null };
  if (to === 'in-production') return { producedAt: now, readyAt: null, collectedAt: null };
  if (to === 'ready') return { readyAt: now, collectedAt: null };
  return { collectedAt: now };
}
