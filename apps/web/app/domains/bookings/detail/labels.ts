import type { Booking } from '@adunni/contracts/bookings/bookings';
import { movesText } from '@adunni/contracts/bookings/policy-words';
import { LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { naira } from '../../../kit/money/naira.ts';
import { momentText } from '../../availability/public/clocks/times.ts';
import { placeMomentText } from '../own-writing.ts';

type Event = Booking['events'][number];

/** Who has yet to answer, the maker or the customer to another time, and until when. */
export function answerLabel({
  answerBy,
  maker,
  paid,
  proposal,
  zone,
}: Pick<Booking, 'answerBy' | 'maker' | 'paid' | 'proposal' | 'zone'>): string {
  const by = answerBy ? ` by ${placeMomentText(answerBy, zone)}` : '';
  if (proposal) return `${maker.name} has proposed another time. Please respond${by}.`;
  const else_ = paid > 0 ? ' If not, you get a full refund.' : '';
  return `${maker.name} confirms this booking${by}.${else_}`;
}

/** How a booking ended, in a sentence; null while it has not, or when it went as it should. */
export function endLabel(booking: Booking): string | null {
  const { status, events, maker } = booking;
  const ending = events.findLast((event) => event.status === status);
  const by = ending?.by;
  if (status === 'declined') return by === 'system' ? (ending?.note ?? '') : `${maker.name} declined this booking.`;
  if (status === 'cancelled') return cancelLabel(by, maker.name);
  return status === 'no-show' ? missedLabel(booking) : null;
}

/** Who did not come, and where the money is that was paid. */
function missedLabel({ noShowBy, maker, paid, refunded, report }: Booking): string | null {
  if (noShowBy === 'maker') return `${maker.name} did not come.${paid > 0 ? ' You get a full refund.' : ''}`;
  // Staff believed the customer, and the settled report says so.
  if (report?.status === 'refunded') return null;
  return `You missed this booking.${paid > refunded ? ` ${maker.name} keeps ${naira(paid - refunded)}.` : ''}`;
}

function cancelLabel(by: Event['by'] | undefined, maker: string): string {
  if (by === 'customer') return 'You cancelled this booking.';
  if (by === 'system') return 'The payment window expired and the booking was cancelled.';
  return `${by === 'staff' ? 'Adunni' : maker} cancelled this booking.`;
}

const WHO: Readonly<Record<Exclude<Event['by'], 'system'>, string>> = {
  customer: 'by you',
  maker: 'by the maker',
  staff: 'by Adunni',
};
const WHAT: Readonly<Record<Event['status'], string>> = {
  pending: 'Booked',
  confirmed: 'Confirmed',
  rescheduled: 'Rescheduled',
  completed: 'Completed',
  'no-show': 'Not attended',
  declined: 'Declined',
  cancelled: 'Cancelled',
};

/** What happened to a booking in a few words, and what was said with it, by the clock of its place; `before` is what happened last. */
export function eventLabel(event: Event, zone: string, before?: Event): { words: string; quote: string } {
  const { status, by, note, startsAt } = event;
  const isMoved = before !== undefined && Date.parse(before.startsAt) !== Date.parse(startsAt);
  if (before?.status === status && !isMoved) return { words: note || 'Paid, awaiting confirmation', quote: '' };
  if (by === 'system') return { words: systemLabel(status), quote: '' };
  if (by === 'customer' && status === 'confirmed')
    return { words: before ? 'Confirmed' : 'Booked and confirmed', quote: note };
  const to = status === 'rescheduled' && isMoved ? ` to ${momentText(startsAt, zone)}` : '';
  return { words: status === 'completed' ? WHAT.completed : `${WHAT[status]}${to} ${WHO[by]}`, quote: note };
}

/** What happened because a time ran out. */
function systemLabel(status: Event['status']): string {
  if (status === 'declined') return 'No response in time';
  return status === 'cancelled' ? 'Not paid in time' : WHAT[status];
}

/** How often a booking can still be moved, and until when; or why it cannot, as long as it is to come. */
export function movingLabel(
  { status, startsAt, heldUntil, moving, cancellationPolicy, reschedules, zone }: Booking,
  now: number,
): string | null {
  const { isPossible, left, until } = moving;
  if (!LIVE_BOOKINGS.includes(status) || heldUntil || Date.parse(startsAt) <= now) return null;
  if (cancellationPolicy.maxMoves === 0) return 'This booking can’t be rescheduled. Please message the maker.';
  if (!isPossible)
    return left === 0
      ? 'You can’t reschedule this booking again. Please message the maker.'
      : `This booking could be rescheduled until ${placeMomentText(until, zone)}. Please message the maker.`;
  return `You can reschedule ${movesText(left, reschedules)}, until ${placeMomentText(until, zone)}.`;
}
