import { policyWords } from '@adunni/contracts/bookings/policy-words';
import { REPORT_DAYS } from '@adunni/contracts/bookings/report-rules';
import type { Kobo } from '@adunni/contracts/money';
import { amountText } from '../../kit/amount-text.rules.ts';
import type { EmailTemplate } from '../../kit/mail/email-template.ts';
import type { BookingRow } from './lock.queries.ts';
import { mapQuery } from './rules.ts';

export const BANKS = 'Banks usually take up to ten working days.';

/** A moment as it is read somewhere: `Tuesday 1 December 2026 at 10:00 GMT`. */
export const formatMomentIn = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(at);

/** Whether clocks in two zones show the same at a moment. */
function isSameClock(at: Date, one: string, two: string): boolean {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return clock(one).format(at) === clock(two).format(at);
}

/** People without an account have no page to open. */
const opens = ({ _id, userId }: BookingRow): Pick<EmailTemplate, 'action'> =>
  userId ? { action: { label: 'View your booking', path: `/bookings/${_id}` } } : {};

const greeting = ({ contact }: BookingRow): string => `Dear ${contact.name.split(' ')[0]},`;

/** When, where and with whom; with the maker’s clock where it shows another time. */
function facts(booking: BookingRow, maker: string): [string, string][] {
  const { startsAt, zone, customerZone, service, place, address, home, seats } = booking;
  const where = place === 'video' ? address || 'Over video' : mapQuery(place, address, home);
  return [
    ['What', seats > 1 ? `${service.title}, ${seats} seats` : service.title],
    ['With', maker],
    ['When', formatMomentIn(startsAt, customerZone)],
    ...(isSameClock(startsAt, zone, customerZone)
      ? []
      : ([['On the maker’s clock', formatMomentIn(startsAt, zone)]] as [string, string][])),
    ...(where ? ([['Where', where]] as [string, string][]) : []),
  ];
}

/** A letter to the customer of a booking, with what was booked, when and where. */
export function template(booking: BookingRow, maker: string, subject: string, paragraphs: string[]): EmailTemplate {
  return { subject, greeting: greeting(booking), paragraphs, rows: facts(booking, maker), ...opens(booking) };
}

const paidLine = (amount: Kobo): string[] =>
  amount > 0 ? [`Your payment of ${amountText(amount)} has arrived. Thank you.`] : [];
const leftLine = ({ total, paid }: BookingRow): string[] =>
  total > paid ? [`${amountText((total - paid) as Kobo)} is left to pay, online before or on the day.`] : [];
/** The terms that the booking froze, with dates by the customer’s clock. */
function terms(booking: BookingRow): string[] {
  const { customerZone, status, service, agreedAt, createdAt, userId } = booking;
  // Who walked in booked without any.
  if (!userId) return [];
  const isRequest = status === 'pending';
  const words = policyWords(
    { ...booking, policy: booking, now: agreedAt ?? createdAt, isRequest },
    { amount: amountText, moment: (at) => formatMomentIn(at, customerZone) },
  );
  return [
    `Changing and cancelling: ${words.join(' ')}`,
    ...(service.policy ? [`The workshop adds: ${service.policy}`] : []),
  ];
}
const said = (note: string): string[] => (note ? [`They write: ${note}`] : []);

/** It stands. */
export const confirmedEmail = (booking: BookingRow, maker: string, amount: Kobo): EmailTemplate =>
  template(booking, maker, `Your booking ${booking.number} is confirmed`, [
    ...paidLine(amount),
    `Your booking ${booking.number} is confirmed. We look forward to seeing you.`,
    ...leftLine(booking),
    ...(booking.service.bring.length > 0 ? [`Please bring: ${booking.service.bring.join('; ')}.`] : []),
    ...terms(booking),
  ]);

/** It was put to the maker. */
export const requestedEmail = (booking: BookingRow, maker: string, amount: Kobo): EmailTemplate =>
  template(booking, maker, `${maker} has your request ${booking.number}`, [
    ...paidLine(amount),
    `${maker} answers by ${formatMomentIn(booking.answerBy ?? booking.startsAt, booking.customerZone)}. The time is kept for you until then.`,
    ...(booking.paid > 0 ? ['If they cannot do it, everything you paid goes back to you.'] : []),
    ...terms(booking),
  ]);

/** The balance, or some of it, was paid. */
export const paidEmail = (booking: BookingRow, maker: string, amount: Kobo): EmailTemplate =>
  template(booking, maker, `Your payment for booking ${booking.number} has arrived`, [
    ...paidLine(amount),
    ...leftLine(booking),
  ]);

/** It stands at another time. */
export const movedEmail = (booking: BookingRow, maker: string, byMaker: boolean, note: string): EmailTemplate =>
  template(booking, maker, `Your booking ${booking.number} has a new time`, [
    byMaker ? `${maker} had to move your booking ${booking.number}.` : `Your booking ${booking.number} has been moved.`,
    ...said(note),
    ...(byMaker ? ['If the new time does not suit you, you can cancel at no cost.'] : terms(booking)),
  ]);

/** It takes place somewhere else, or is joined by another link. */
export const placeChangedEmail = (booking: BookingRow, maker: string): EmailTemplate =>
  template(booking, maker, `Your booking ${booking.number} has a new place`, [
    booking.place === 'video'
      ? `${maker} has changed how to join your booking ${booking.number}.`
      : `${maker} has changed where your booking ${booking.number} takes place.`,
    'The time stays as it is.',
  ]);

/** The maker proposes another time. */
export const proposedEmail = (booking: BookingRow, maker: string, startsAt: Date, note: string): EmailTemplate => ({
  ...template(booking, maker, `${maker} proposes another time for booking ${booking.number}`, [
    `${maker} proposes ${formatMomentIn(startsAt, booking.customerZone)} instead.`,
    ...said(note),
    'Your booking stays as it is until you accept.',
  ]),
});

/** It will not take place, or it was missed. */
export function endedEmail(
  booking: BookingRow,
  maker: string,
  { back, kept }: { back: Kobo; kept: Kobo },
): EmailTemplate {
  const { number, status, endedBy, endReason } = booking;
  const what = {
    declined:
      endedBy === 'system'
        ? `${endReason} Your booking ${number} was declined.`
        : `${maker} cannot take your booking ${number}.`,
    cancelled: {
      customer: `Your booking ${number} is cancelled, as you asked.`,
      maker: `${maker} had to cancel your booking ${number}. We are sorry.`,
      staff: `We had to cancel your booking ${number}. We are sorry.`,
      system: `Your booking ${number} was not paid in time, so the time was given free. You can simply book again. If a transfer of yours is still on its way: when it arrives while the time is free, your booking stands; otherwise the money goes back to you.`,
    }[endedBy ?? 'system'],
    'no-show':
      endedBy === 'maker'
        ? `${maker} was not there for your booking ${number}. We are sorry.`
        : `You were expected for your booking ${number}, and did not come.`,
  }[status as 'declined' | 'cancelled' | 'no-show'];
  const subject = {
    declined: `Your request ${number} was declined`,
    cancelled: `Booking ${number} is cancelled`,
    'no-show': `Booking ${number} was missed`,
  }[status as 'declined' | 'cancelled' | 'no-show'];
  return template(booking, maker, subject, [
    what,
    ...(endedBy === 'maker' || endedBy === 'staff' ? said(endReason) : []),
    ...(back > 0 ? [`${amountText(back)} goes back the way you paid. ${BANKS}`] : []),
    ...(kept > 0 ? [`${amountText(kept)} stays with ${maker}, under the terms you booked with.`] : []),
    ...(status === 'no-show' && endedBy !== 'maker' && booking.userId
      ? [`If you were there, report it on the booking’s page within ${REPORT_DAYS} days.`]
      : []),
  ]);
}

/** A payment could not be honoured and goes back. */
export const returnedEmail = (booking: BookingRow, maker: string, amount: Kobo, reason: string): EmailTemplate =>
  template(booking, maker, `${amountText(amount)} for booking ${booking.number} goes back to you`, [
    reason,
    `${amountText(amount)} goes back the way you paid. ${BANKS}`,
  ]);

/** It is about to begin. */
export const reminderEmail = (booking: BookingRow, maker: string, hours: number): EmailTemplate =>
  template(booking, maker, hours > 2 ? `Tomorrow: ${booking.service.title}` : `Soon: ${booking.service.title}`, [
    `Your booking ${booking.number} begins in ${hours > 2 ? 'about a day' : 'about two hours'}.`,
    ...leftLine(booking),
    ...(booking.service.bring.length > 0 ? [`Please bring: ${booking.service.bring.join('; ')}.`] : []),
  ]);
