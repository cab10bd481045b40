import { listBookingReviews, type ReviewBooking } from '@adunni/contracts/reviews/bookings';
import { callApi } from '../../../kit/api/call-api.ts';
import { LinkToReview } from './review-link.tsx';

/** What the caller wrote of some bookings, or may write. Nothing when it cannot be asked: a page goes on without it. */
export async function loadBookingReviews(ids: readonly string[]): Promise<ReviewBooking[]> {
  if (ids.length === 0) return [];
  const answer = callApi(listBookingReviews, { query: { ids: ids.join(',') } });
  return answer.then(({ bookings }) => bookings).catch(() => []);
}

/** Leads from a booking that has taken place to its review; nothing where there is none to write. */
export function BookingReviewLink({ booking }: { booking: ReviewBooking | undefined }) {
  if (!booking) return null;
  return <LinkToReview path={`/bookings/${booking.bookingId}/review`} title={booking.title} review={booking.review} />;
}
