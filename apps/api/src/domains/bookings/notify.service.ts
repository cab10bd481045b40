import { type Kobo, kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { amountText } from '../../kit/amount-text.rules.ts';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import type { EmailTemplate } from '../../kit/mail/email-template.ts';
import { mailboxOf } from '../../kit/mail/mailbox.rules.ts';
import { sendMail } from '../../kit/mail/outbox.ts';
import { withinLimit } from '../../kit/security/attempts.ts';
import { notifyMaker } from '../makers/service.ts';
import { makers } from '../makers/tables.ts';
import { inArea } from '../notifications/rules.ts';
import { type NotificationKind, notify, supersede } from '../notifications/service.ts';
import {
  confirmedEmail,
  endedEmail,
  formatMomentIn,
  movedEmail,
  paidEmail,
  placeChangedEmail,
  proposedEmail,
  reminderEmail,
  requestedEmail,
  returnedEmail,
} from './email-templates.ts';
import type { BookingRow } from './lock.queries.ts';
import { nameOf, titleOf } from './names.rules.ts';
import { notificationKinds } from './notification-kinds.ts';
import { orderOf } from './reading/visit.queries.ts';
import { placeChangeOf } from './rules.ts';

/** Mails about walk-ins to one mailbox, which nobody has confirmed. */
const MAILS_TO_WALK_IN = { most: 20, minutes: 24 * 60 };

/** It was booked and stands, or waits for the maker’s answer. `amount` was paid just now. */
export async function notifyBooked(deps: Deps, tx: Tx, booking: BookingRow, amount: Kobo): Promise<void> {
  const maker = await makerName(tx, booking);
  const isRequest = booking.status === 'pending';
  const template = isRequest ? requestedEmail(booking, maker, amount) : confirmedEmail(booking, maker, amount);
  await mail(deps, tx, booking, isRequest ? 'booking-requested' : 'booking-confirmed', template);
  const when = `${booking.service.title} on ${formatMomentIn(booking.startsAt, booking.zone)}.`;
  await notifyCustomerOf(
    deps,
    tx,
    booking,
    `${titleOf(booking)} ${booking.number} ${isRequest ? 'requested' : 'is confirmed'}`,
    [when, isRequest && `${maker} has yet to confirm it.`, paidText(amount)].filter(Boolean).join(' '),
  );
  const answer =
    isRequest && `Please respond by ${formatMomentIn(booking.answerBy ?? booking.startsAt, booking.zone)}.`;
  await notifyMakerOf(deps, tx, booking, notificationKinds.made, {
    title: isRequest
      ? `${titleOf(booking)} ${booking.number} needs your response`
      : `New ${nameOf(booking)} ${booking.number}`,
    text: [`${what(booking)}.`, answer].filter(Boolean).join(' '),
  });
}

/** The maker said yes. */
export async function notifyAccepted(deps: Deps, tx: Tx, booking: BookingRow): Promise<void> {
  const maker = await makerName(tx, booking);
  await mail(deps, tx, booking, 'booking-confirmed', confirmedEmail(booking, maker, kobo(0)));
  await notifyCustomerOf(deps, tx, booking, `${maker} has confirmed your ${nameOf(booking)}`, `${what(booking)}.`);
}

/** More of it was paid. */
export async function notifyPaid(deps: Deps, tx: Tx, booking: BookingRow, amount: Kobo): Promise<void> {
  await mail(deps, tx, booking, 'booking-paid', paidEmail(booking, await makerName(tx, booking), amount));
  const cause = `booking:${booking._id}:paid:${booking.paid}`;
  await notifyCustomerOf(
    deps,
    tx,
    booking,
    `Payment received for ${nameOf(booking)} ${booking.number}`,
    paidText(amount),
    cause,
  );
}

/** A payment goes back because the booking could not take it. */
export async function notifyReturned(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  amount: Kobo,
  reason: string,
): Promise<void> {
  const maker = await makerName(tx, booking);
  const template = returnedEmail(booking, maker, amount, reason);
  await mail(deps, tx, booking, 'payment-returned', template);
  const cause = `booking:${booking._id}:returned:${deps.clock().toISOString()}`;
  await notifyCustomerOf(deps, tx, booking, template.subject, reason, cause);
}

/** It stands at another time: whoever did not choose it learns of it, and the customer by an email in any case. */
export async function notifyMoved(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  { byMaker, note }: { byMaker: boolean; note: string },
): Promise<void> {
  const maker = await makerName(tx, booking);
  await mail(deps, tx, booking, 'booking-moved', movedEmail(booking, maker, byMaker, note));
  const when = `New time: ${formatMomentIn(booking.startsAt, booking.zone)}`;
  const title = byMaker
    ? `${maker} has rescheduled your ${nameOf(booking)} ${booking.number}`
    : `${titleOf(booking)} ${booking.number} is rescheduled`;
  await dropNews(deps, tx, booking);
  await notifyCustomerOf(deps, tx, booking, title, when);
  if (!byMaker)
    await notifyMakerOf(deps, tx, booking, notificationKinds.changed, {
      title: `${titleOf(booking)} ${booking.number} was rescheduled`,
      text: `${what(booking)}.`,
    });
}

/** It takes place somewhere else, or is joined by another link. */
export async function notifyPlaceChanged(deps: Deps, tx: Tx, booking: BookingRow): Promise<void> {
  const maker = await makerName(tx, booking);
  await mail(deps, tx, booking, 'booking-place', placeChangedEmail(booking, maker));
  await notifyCustomerOf(
    deps,
    tx,
    booking,
    `${maker} has changed where ${nameOf(booking)} ${booking.number} takes place`,
    placeChangeOf(booking),
  );
}

/** The maker proposes another time. */
export async function notifyProposed(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  { startsAt, note }: { startsAt: Date; note: string },
): Promise<void> {
  const maker = await makerName(tx, booking);
  await mail(deps, tx, booking, 'booking-proposed', proposedEmail(booking, maker, startsAt, note));
  const when = `Proposed time: ${formatMomentIn(startsAt, booking.zone)}. Please accept it or keep your original time.`;
  await notifyCustomerOf(deps, tx, booking, `${maker} proposes another time`, when);
}

/** The customer keeps the time that was booked. */
export async function notifyProposalRefused(deps: Deps, tx: Tx, booking: BookingRow): Promise<void> {
  await dropNews(deps, tx, booking);
  await notifyMakerOf(deps, tx, booking, notificationKinds.changed, {
    title: `The customer keeps the original time of ${nameOf(booking)} ${booking.number}`,
    text: `${what(booking)}.`,
  });
}

/** It will not take place, or was missed; a maker never knew of one that was not paid in time. */
export async function notifyEnded(
  deps: Deps,
  tx: Tx,
  { was, is, back, kept }: { was: BookingRow; is: BookingRow; back: Kobo; kept: Kobo },
): Promise<void> {
  const maker = await makerName(tx, is);
  await mail(deps, tx, is, `booking-${is.status}`, endedEmail(is, maker, { back, kept }));
  await dropNews(deps, tx, is);
  if (was.heldUntil) return;
  const isCustomers = is.status === 'cancelled' && is.endedBy === 'customer';
  if (!isCustomers && is.status !== 'no-show')
    await notifyCustomerOf(
      deps,
      tx,
      is,
      is.status === 'declined' ? `${maker} declined your ${nameOf(is)}` : `${titleOf(is)} ${is.number} is cancelled`,
      back > 0 ? 'You get a full refund.' : 'Nothing was charged.',
    );
  if (isCustomers || is.endedBy === 'staff' || is.endedBy === 'system')
    await notifyMakerOf(deps, tx, is, notificationKinds.changed, {
      title:
        is.status === 'declined'
          ? `${titleOf(is)} ${is.number} was declined`
          : `${titleOf(is)} ${is.number} is cancelled`,
      text: [`${what(was)}.`, kept > 0 && `${amountText(kept)} stays with you.`].filter(Boolean).join(' '),
    });
}

/** It is about to begin. */
export async function notifyReminder(deps: Deps, tx: Tx, booking: BookingRow, hours: number): Promise<void> {
  const template = reminderEmail(booking, await makerName(tx, booking), hours);
  await mail(deps, tx, booking, 'booking-reminder', template);
  const { _id, startsAt, zone, service, guest } = booking;
  const text = `${guest ? `${service.title} for ${guest.name}` : service.title} begins on ${formatMomentIn(startsAt, zone)}.`;
  const cause = `booking:${_id}:reminder:${startsAt.toISOString()}:${hours}`;
  await notifyCustomerOf(deps, tx, booking, template.subject, text, cause);
}

const paidText = (amount: Kobo): string => (amount > 0 ? `We received ${amountText(amount)}.` : '');

/** What was booked and when, without the customer’s name, which would outlast their account in a notice. */
export const what = ({ service, startsAt, zone, seats }: BookingRow): string =>
  `${seats > 1 ? `${service.title}, ${seats} seats` : service.title} on ${formatMomentIn(startsAt, zone)}`;

/** The name of its workshop. */
export async function makerName(tx: Tx, { makerId }: BookingRow): Promise<string> {
  const [maker] = await tx.select({ name: makers.name }).from(makers).where(eq(makers._id, makerId));
  return maker?.name ?? '';
}

/** Writes to the customer, who may have walked in and left no address; of a fitting also which order it is for. */
export async function mail(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  kind: string,
  template: EmailTemplate,
): Promise<void> {
  const { contact, userId } = booking;
  if (!contact.email) return;
  // A workshop can move a booking as often as it likes, and wrote this address down itself.
  const key = `walk-in:mailbox:${mailboxOf(contact.email)}`;
  if (userId === null && !(await withinLimit(tx, key, MAILS_TO_WALK_IN, deps.clock()))) return;
  const order = await orderOf(tx, booking);
  const rows = [...(template.rows ?? []), ...(order === null ? [] : [['Order', order] as [string, string]])];
  await sendMail(deps, tx, kind, contact.email, { ...template, rows });
}

// The version tells one change of a booking from the next.
const causeOf = ({ _id, version }: BookingRow): string => `booking:${_id}:${version}`;

/** Marks as read what its customer was told of a time, or asked, that no longer holds. */
async function dropNews(deps: Deps, tx: Tx, { _id, userId }: BookingRow): Promise<void> {
  if (userId) await supersede(tx, { userId, kind: notificationKinds.news, about: `booking:${_id}` }, deps.clock());
}

/** Tells its workshop, once for each version of the booking. */
export async function notifyMakerOf(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  kind: NotificationKind,
  notice: { title: string; text: string },
): Promise<void> {
  const path = inArea(`/bookings/${booking._id}`);
  await notifyMaker(deps, tx, booking.makerId, { kind, ...notice, path, cause: causeOf(booking) });
}

/** Tells its customer, once for each version of the booking unless the cause is another. */
export async function notifyCustomerOf(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  title: string,
  text: string,
  cause = causeOf(booking),
): Promise<void> {
  const { _id, userId } = booking;
  if (!userId) return;
  const notice = { kind: notificationKinds.news, title, text, path: `/bookings/${_id}`, cause };
  await notify(deps, tx, { ...notice, userIds: [userId] });
}
