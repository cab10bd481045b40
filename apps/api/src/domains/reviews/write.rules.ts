import type { Stage } from '@adunni/contracts/order-stages';
import { reviewErrors } from '@adunni/contracts/reviews';
import { Refusal } from '../../kit/errors.ts';
import { ARRIVED } from './rules.ts';

/** Refuses a review of what has not arrived, and of what one made oneself. Throws 409. */
export function refuseUnlessReviewable(line: { stage: Stage; makerUserId: string }, userId: string): void {
  if (!(ARRIVED as readonly Stage[]).includes(line.stage)) throw new Refusal(reviewErrors.not_delivered);
  if (line.makerUserId === userId) throw new Refusal(reviewErrors.own_piece);
}
