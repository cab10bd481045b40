import type { Stage } from '@adunni/contracts/orders/stages';
import { REVIEW_EDIT_DAYS, type Reviewed } from '@adunni/contracts/reviews/reviews';
import { DAY_MS } from '../../kit/durations.rules.ts';

/** Stages of a part whose pieces have arrived. */
export const ARRIVED_STAGES = ['delivered', 'closed'] as const satisfies readonly Stage[];

/** Days between a delivery or a visit and the request to review it. */
export const ASK_AFTER_DAYS = 3;
/** What is longer ago than this is not asked about any more. */
export const ASK_UNTIL_DAYS = 21;

/** What makes somebody eligible to review: a delivered line of an order, or a booking that has taken place. */
export type ReviewEligibility = { itemId: string; bookingId: null } | { itemId: null; bookingId: string };

/** What a stored review was eligible by, by its two columns; null for one that was only invented. */
export function eligibilityOf({
  itemId,
  bookingId,
}: {
  itemId: string | null;
  bookingId: string | null;
}): ReviewEligibility | null {
  if (itemId !== null) return { itemId, bookingId: null };
  return bookingId === null ? null : { itemId, bookingId };
}

/** What a review is about. */
export interface About {
  kind: Reviewed;
  id: string;
}

/** What a stored review is about, by its two columns. */
export const aboutOf = ({ productId, serviceId }: { productId: string | null; serviceId: string | null }): About =>
  productId === null ? { kind: 'service', id: serviceId ?? '' } : { kind: 'product', id: productId };

/** The page on which everybody reads reviews of something. */
export const readingPath = ({ kind, id }: About): string =>
  kind === 'product' ? `/products/${id}#reviews` : `/services/${id}/reviews`;

/** The page on which the author writes a review and finds it again. */
export const writingPath = ({ itemId, bookingId }: ReviewEligibility): string =>
  itemId === null ? `/bookings/${bookingId}/review` : `/reviews/${itemId}`;

/** Until when the author may change a review. */
export const editableUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + REVIEW_EDIT_DAYS * DAY_MS);

/** How an author is called in public: `Amaka O.` */
export function publicName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = lastName.trim();
  return initial ? `${firstName.trim()} ${initial.toUpperCase()}.` : firstName.trim();
}

/** A moment so many days before another. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
