import { REPORT_REASON_LABELS } from '@adunni/contracts/bookings/report-rules';
import { type Kobo, kobo, percentOf } from '@adunni/contracts/money';
import { amountText } from '../../../kit/amount-text.rules.ts';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { asSentence } from '../../../kit/sentence.rules.ts';
import { notifyStaff } from '../../notifications/service.ts';
import { formatMomentIn } from '../email-templates.ts';
import type { BookingRow } from '../lock.queries.ts';
import { titleOf } from '../names.rules.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { mail, makerName, notifyCustomerOf, notifyMakerOf, what } from '../notify.service.ts';
import { unrefundedAmount } from '../rules.ts';
import { completedEmail, settledEmail } from './email-templates.ts';
import type { ReportRow } from './queries.ts';

/** It took place, and its customer may report a problem until then; who walked in has no page to do so. */
export async function notifyCompleted(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  { by, until }: { by: 'system' | 'people'; until: Date },
): Promise<void> {
  if (!booking.userId) return;
  await mail(deps, tx, booking, 'booking-completed', completedEmail(booking, await makerName(tx, booking), by, until));
  const text = `If something went wrong, report it by ${formatMomentIn(until, booking.zone)}.`;
  await notifyCustomerOf(deps, tx, booking, `${titleOf(booking)} ${booking.number} is completed`, text);
}

/** Its customer reported a problem: staff are to settle it, and the maker may answer. */
export async function notifyReported(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  report: ReportRow,
  isHeld: boolean,
): Promise<void> {
  const { _id, number } = booking;
  const said = `${REPORT_REASON_LABELS[report.reason]}.`;
  await notifyStaff(deps, tx, {
    kind: notificationKinds.reported,
    title: `A problem with booking ${number} is reported`,
    text: `${what(booking)}. ${said} Please settle the report.`,
    path: `/admin/bookings/${_id}`,
    cause: `report:${report._id}`,
  });
  const held = isHeld ? ' Your earnings for it are on hold until the report is settled.' : '';
  await notifyMakerOf(deps, tx, booking, notificationKinds.reported, {
    title: `The customer reports a problem with booking ${number}`,
    text: `${what(booking)}. ${said} Reply in the booking’s conversation.${held}`,
  });
}

/** Nobody has settled a report for some days. */
export async function notifyUnsettled(
  deps: Deps,
  tx: Tx,
  { _id, number }: Pick<BookingRow, '_id' | 'number'>,
  { reportId, days }: { reportId: string; days: number },
): Promise<void> {
  await notifyStaff(deps, tx, {
    kind: notificationKinds.reported,
    title: `The report on booking ${number} is still open`,
    text: `It was made ${days} days ago. Please settle it.`,
    path: `/admin/bookings/${_id}`,
    cause: `report:${reportId}:${days}`,
  });
}

/** Staff have settled a report: both sides learn how, and what it means for the money. */
export async function notifySettled(deps: Deps, tx: Tx, booking: BookingRow, report: ReportRow): Promise<void> {
  const left = unrefundedAmount(booking);
  await mail(deps, tx, booking, 'booking-report', settledEmail(booking, await makerName(tx, booking), report, left));
  const { number } = booking;
  const [customer, maker] = SETTLED[report.status as Settled](number, report, earningsOf(booking));
  await notifyCustomerOf(deps, tx, booking, customer, report.note);
  await notifyMakerOf(deps, tx, booking, notificationKinds.reported, maker(report.note));
}

type Settled = Exclude<ReportRow['status'], 'open'>;
type ToMaker = (note: string) => { title: string; text: string };

/** What is told of each way to settle a report: to the customer above the note, and to the maker. */
const SETTLED: Record<Settled, (number: string, report: ReportRow, earnings: Kobo) => [string, ToMaker]> = {
  refunded: (number, { refunded }, earnings) => [
    `${amountText(refunded)} for booking ${number} is refunded to you`,
    (note) => ({
      title: `${amountText(refunded)} for booking ${number} is refunded to the customer`,
      text: `${asSentence(note)} Your earnings for it are now ${amountText(earnings)}.`,
    }),
  ],
  reopened: (number) => [
    `Booking ${number} is reopened`,
    (note) => ({
      title: `Booking ${number} is reopened`,
      text: `${asSentence(note)} Please agree another time with the customer.`,
    }),
  ],
  declined: (number, _, earnings) => [
    `Your report on booking ${number} is declined`,
    (note) => ({
      title: `The report on booking ${number} is declined`,
      text: `${asSentence(note)} Your earnings for it, ${amountText(earnings)}, are available.`,
    }),
  ],
};

/** What the maker has of what did not go back. */
const earningsOf = (booking: BookingRow): Kobo => {
  const left = unrefundedAmount(booking);
  return kobo(left - percentOf(left, booking.commissionPercent));
};
