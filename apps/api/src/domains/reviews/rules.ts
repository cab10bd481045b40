import type { Stage } from '@adunni/contracts/order-stages';
import { REVIEW_EDIT_DAYS } from '@adunni/contracts/reviews';

const DAY_MS = 86_400_000;

/** Stages of a part whose pieces have arrived. */
export const ARRIVED = ['delivered', 'closed'] as const satisfies readonly Stage[];

/** Days between a delivery and the request to review it. */
export const ASK_AFTER_DAYS = 3;
/** A delivery longer ago than this is not asked about any more. */
export const ASK_UNTIL_DAYS = 21;

/** Until when the author may change a review. */
export const editableUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + REVIEW_EDIT_DAYS * DAY_MS);

/** How an author is called in public: `Amaka O.` */
export function publicName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = lastName.trim();
  return initial ? `${firstName.trim()} ${initial.toUpperCase()}.` : firstName.trim();
}

/** A moment so many days before another. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
