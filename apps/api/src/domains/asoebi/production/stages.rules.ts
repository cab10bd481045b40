import { type GuestOrderStatus, SET_STAGES, type SetStage } from '@adunni/contracts/asoebi/sets';

/** Whether a set may go from one stage to another: a step at a time, and into nobody’s hands before it is paid. */
export function mayMove(from: SetStage, to: SetStage, order: GuestOrderStatus): boolean {
  if (order !== 'paid' && (to === 'collected' || order !== 'part-paid')) return false;
  return (SET_STAGES[from].next as readonly SetStage[]).includes(to);
}

type Times = { measuredAt?: Date; producedAt?: Date | null; readyAt?: Date | null; collectedAt?: Date | null };

/** What is written down of a set that comes to a stage; going back takes away what came after. */
export function timesOf(to: SetStage, now: Date): Times {
  if (to === 'measured') return { producedAt: null, readyAt: null, collectedAt: null };
  if (to === 'in-production') return { producedAt: now, readyAt: null, collectedAt: null };
  if (to === 'ready') return { readyAt: now, collectedAt: null };
  return { collectedAt: now };
}
