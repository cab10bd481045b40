import type { Picture } from '@adunni/contracts/fields';
import type { ReviewBooking } from '@adunni/contracts/reviews/bookings';
import type { OwnReview, ReviewLine } from '@adunni/contracts/reviews/reviews';
import { day } from '../../../kit/dates.ts';

/** By what somebody may review: a line of an order, or a booking. */
export interface ReviewEligibility {
  kind: 'line' | 'booking';
  id: string;
}

/** What a review is written about, and what its page says of it. */
export interface Subject {
  eligibility: ReviewEligibility;
  title: string;
  /** The public page of it. */
  path: string;
  maker: string;
  /** What was bought, or when it was. */
  details: string;
  picture: Picture | null;
  review: OwnReview | null;
  /** What is asked before anything is written. */
  question: string;
  /** Asks for what others would like to know. */
  hint: string;
  photoHint: string;
  published: string;
  back: { path: string; label: string };
}

/** A piece that somebody bought. */
export const ofLine = (line: ReviewLine): Subject => ({
  ...{ eligibility: { kind: 'line', id: line.itemId }, title: line.title, maker: line.maker },
  ...{ path: `/products/${line.productId}`, picture: line.picture, review: line.review },
  details: [`by ${line.maker}`, line.colour, line.size].filter(Boolean).join(', '),
  question: 'How is it?',
  hint: 'What should other customers know? For example about the fabric, the sewing or the delivery time.',
  photoHint: 'How does it look on you?',
  published: 'Thank you. Your review is published.',
  back: { path: `/orders/${line.orderId}`, label: 'Your order' },
});

/** A booking that has taken place. */
export const ofBooking = (booking: ReviewBooking): Subject => ({
  ...{ eligibility: { kind: 'booking', id: booking.bookingId }, title: booking.title, maker: booking.maker },
  ...{ path: `/services/${booking.serviceId}`, picture: booking.picture, review: booking.review },
  details: `with ${booking.maker}, ${day(booking.startsAt)}`,
  question: 'How was it?',
  hint: 'What should other customers know? For example about the advice, punctuality or the result.',
  photoHint: 'Show the result.',
  published: 'Thank you. Your review is published.',
  back: { path: `/bookings/${booking.bookingId}`, label: 'Your booking' },
});
