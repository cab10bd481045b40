import { bringText } from '@adunni/contracts/bookings/bring';
import { joiningText } from '@adunni/contracts/bookings/joining';
import { mapUrl } from '@adunni/contracts/bookings/map';
import { onTheDay } from '@adunni/contracts/bookings/on-the-day';
import { policyWords } from '@adunni/contracts/bookings/policy-words';
import { REPORT_DAYS } from '@adunni/contracts/bookings/report-rules';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { amountText } from '../../kit/amount-text.rules.ts';
import type { EmailTemplate } from '../../kit/mail/email-template.ts';
import { chargeable } from '../payments/rules.ts';
import type { BookingRow } from './lock.queries.ts';
import { nameOf, titleOf } from './names.rules.ts';
import { mapQuery, toldAddress, whereOf } from './rules.ts';

export const BANKS = 'This usually takes up to ten working days.';

/** A moment as it is read somewhere, with whose clock it is: `Tuesday 1 December 2026 at 10:00, Lagos time`. */
export function formatMomentIn(at: Date, zone: string): string {
  const [area = '', ...places] = zone.split('/');
  const city = area === 'Etc' ? undefined : places.at(-1)?.replaceAll('_', ' ');
  const text = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    ...(city === undefined && { timeZoneName: 'short' }),
  }).format(at);
  return city === undefined ? text : `${text}, ${city} time`;
}

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

/** When, by the clock of its place, where with a way to the map, and with whom; with the customer’s clock where it shows another time. */
function facts(booking: BookingRow, maker: string): NonNullable<EmailTemplate['rows']> {
  const { startsAt, zone, customerZone, service, place, address, home, seats, guest } = booking;
  const asked = mapQuery(place, address, home);
  const where = place === 'video' ? toldAddress(booking) || 'Video call' : whereOf(place, address, home);
  return [
    ['Service', seats > 1 ? `${service.title}, ${seats} seats` : service.title],
    ...(guest ? ([['For', guest.name]] as [string, string][]) : []),
    ['With', maker],
    ['When', formatMomentIn(startsAt, zone)],
    ...(isSameClock(startsAt, zone, customerZone)
      ? []
      : ([['Your local time', formatMomentIn(startsAt, customerZone)]] as [string, string][])),
    ...(where ? ([['Where', where, ...(asked ? [mapUrl(asked)] : [])]] as [string, string, string?][]) : []),
  ];
}

/** A letter to the customer of a booking, with what was booked, when and where. */
export function template(booking: BookingRow, maker: string, subject: string, paragraphs: string[]): EmailTemplate {
  return { subject, greeting: greeting(booking), paragraphs, rows: facts(booking, maker), ...opens(booking) };
}

const paidLine = (amount: Kobo): string[] =>
  amount > 0 ? [`We received your payment of ${amountText(amount)}. Thank you.`] : [];
/** What is left to pay, and how: not online by people without an account, who have no page, and not what is too little. */
function leftLine({ total, paid, place, guest, userId }: BookingRow, maker: string): string[] {
  if (total <= paid) return [];
  const left = kobo(total - paid);
  const amount = `${paid > 0 ? 'the balance of ' : ''}${amountText(left)}`;
  const onlyThere = userId === null || chargeable(left) === 0;
  return [onTheDay({ maker, place, isForGuest: guest !== null, amount, onlyThere })];
}
/** The terms that the booking froze, with dates by the clock of its place. */
function terms(booking: BookingRow): string[] {
  const { zone, status, service, agreedAt, createdAt, userId } = booking;
  // Who walked in booked without any.
  if (!userId) return [];
  const isRequest = status === 'pending';
  const words = policyWords(
    { ...booking, policy: booking, duration: service.duration, now: agreedAt ?? createdAt, isRequest },
    { amount: amountText, moment: (at) => formatMomentIn(at, zone) },
  );
  return [
    `Changes and cancellations: ${words.join(' ')}`,
    ...(service.policy ? [`The workshop adds: ${service.policy}`] : []),
  ];
}
const bringLine = ({ place, service: { bring } }: BookingRow): string[] =>
  bring.length > 0 ? [bringText(place, bring)] : [];
/** When the details to join a call come, while they are not there. */
function joining(booking: BookingRow, maker: string): string[] {
  const text = joiningText({ ...booking, address: toldAddress(booking) }, maker);
  return text ? [text] : [];
}
const said = (note: string): string[] => (note ? [`Message: ${note}`] : []);

/** It stands. */
export const confirmedEmail = (booking: BookingRow, maker: string, amount: Kobo): EmailTemplate =>
  template(booking, maker, `Your ${nameOf(booking)} ${booking.number} is confirmed`, [
    ...paidLine(amount),
    `Your ${nameOf(booking)} ${booking.number} is confirmed. We look forward to seeing you.`,
    ...joining(booking, maker),
    ...leftLine(booking, maker),
    ...bringLine(booking),
    ...terms(booking),
  ]);

/** It was put to the maker. */
export const requestedEmail = (booking: BookingRow, maker: string, amount: Kobo): EmailTemplate =>
  template(booking, maker, `Request ${booking.number} sent to ${maker}`, [
    ...paidLine(amount),
    `${maker} will respond by ${formatMomentIn(booking.answerBy ?? booking.startsAt, booking.zone)}. The time is reserved for you until then.`,
    ...(booking.paid > 0 ? ['If they decline, you get a full refund.'] : []),
    ...joining(booking, maker),
    ...leftLine(booking, maker),
    ...terms(booking),
  ]);

/** The balance, or some of it, was paid. */
export const paidEmail = (booking: BookingRow, maker: string, amount: Kobo): EmailTemplate =>
  template(booking, maker, `We received your payment for ${nameOf(booking)} ${booking.number}`, [
    ...paidLine(amount),
    ...leftLine(booking, maker),
  ]);

/** It stands at another time. */
export const movedEmail = (booking: BookingRow, maker: string, byMaker: boolean, note: string): EmailTemplate =>
  template(booking, maker, `New time for your ${nameOf(booking)} ${booking.number}`, [
    byMaker
      ? `${maker} had to reschedule your ${nameOf(booking)} ${booking.number}.`
      : `Your ${nameOf(booking)} ${booking.number} has been rescheduled.`,
    ...said(note),
    ...(byMaker ? ['If the new time doesn’t work for you, you can cancel free of charge.'] : terms(booking)),
  ]);

/** It takes place somewhere else, or is joined by another link. */
export const placeChangedEmail = (booking: BookingRow, maker: string): EmailTemplate =>
  template(booking, maker, `New location for your ${nameOf(booking)} ${booking.number}`, [
    booking.place === 'video'
      ? `${maker} has changed how to join your ${nameOf(booking)} ${booking.number}.`
      : `${maker} has changed where your ${nameOf(booking)} ${booking.number} takes place.`,
    'The time has not changed.',
  ]);

/** The maker proposes another time. */
export const proposedEmail = (booking: BookingRow, maker: string, startsAt: Date, note: string): EmailTemplate => ({
  ...template(booking, maker, `${maker} proposes another time for ${nameOf(booking)} ${booking.number}`, [
    `${maker} proposes ${formatMomentIn(startsAt, booking.zone)} instead.`,
    ...said(note),
    'Your booking does not change until you accept.',
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
        ? `${endReason} Your ${nameOf(booking)} ${number} was declined.`
        : `${maker} declined your ${nameOf(booking)} ${number}.`,
    cancelled: {
      customer: `You cancelled your ${nameOf(booking)} ${number}.`,
      maker: `${maker} had to cancel your ${nameOf(booking)} ${number}. We are sorry.`,
      staff: `We had to cancel your ${nameOf(booking)} ${number}. We are sorry.`,
      system: `Your ${nameOf(booking)} ${number} was not paid in time, so the time is no longer reserved. You can book again. If you have already made a transfer and it arrives while the time is still available, your booking is confirmed; otherwise you get a refund.`,
    }[endedBy ?? 'system'],
    'no-show':
      endedBy === 'maker'
        ? `${maker} was not there for your ${nameOf(booking)} ${number}. We are sorry.`
        : `You missed your ${nameOf(booking)} ${number}.`,
  }[status as 'declined' | 'cancelled' | 'no-show'];
  const subject = {
    declined: `Your request ${number} was declined`,
    cancelled: `${titleOf(booking)} ${number} is cancelled`,
    'no-show': `${titleOf(booking)} ${number} was missed`,
  }[status as 'declined' | 'cancelled' | 'no-show'];
  return template(booking, maker, subject, [
    what,
    ...(endedBy === 'maker' || endedBy === 'staff' ? said(endReason) : []),
    ...(back > 0 ? [`${amountText(back)} will be refunded to your original payment method. ${BANKS}`] : []),
    ...(kept > 0 ? [`${amountText(kept)} stays with ${maker}, under the terms you booked with.`] : []),
    ...(status === 'no-show' && endedBy !== 'maker' && booking.userId
      ? [`If you were there, report it on the booking’s page within ${REPORT_DAYS} days.`]
      : []),
  ]);
}

/** A payment could not be honoured and goes back. */
export const returnedEmail = (booking: BookingRow, maker: string, amount: Kobo, reason: string): EmailTemplate =>
  template(booking, maker, `Refund of ${amountText(amount)} for ${nameOf(booking)} ${booking.number}`, [
    reason,
    `${amountText(amount)} will be refunded to your original payment method. ${BANKS}`,
  ]);

/** It is about to begin. */
export const reminderEmail = (booking: BookingRow, maker: string, hours: number): EmailTemplate =>
  template(booking, maker, hours > 2 ? `Tomorrow: ${booking.service.title}` : `Soon: ${booking.service.title}`, [
    `Your ${nameOf(booking)} ${booking.number} starts in ${hours > 2 ? 'about a day' : 'about two hours'}.`,
    ...joining(booking, maker),
    ...leftLine(booking, maker),
    ...bringLine(booking),
  ]);
