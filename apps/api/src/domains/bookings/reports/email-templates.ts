import type { Kobo } from '@adunni/contracts/money';
import { amountText } from '../../../kit/amount-text.rules.ts';
import type { EmailTemplate } from '../../../kit/mail/email-template.ts';
import { BANKS, formatMomentIn, template } from '../email-templates.ts';
import type { BookingRow } from '../lock.queries.ts';
import { nameOf, titleOf } from '../names.rules.ts';
import type { ReportRow } from './queries.ts';

/** It took place; until then a problem with it can be reported. */
export const completedEmail = (booking: BookingRow, maker: string, by: 'system' | 'people', until: Date) =>
  template(booking, maker, `${titleOf(booking)} ${booking.number} is completed`, [
    by === 'people'
      ? `Your ${nameOf(booking)} ${booking.number} is completed. We hope it went well.`
      : `Your ${nameOf(booking)} ${booking.number} took place a week ago, so we have marked it as completed.`,
    `If something went wrong, report it on the booking’s page by ${formatMomentIn(until, booking.zone)}.`,
  ]);

/** Staff have settled what the customer reported. */
export function settledEmail(
  booking: BookingRow,
  maker: string,
  { status, refunded, note }: ReportRow,
  left: Kobo,
): EmailTemplate {
  const { number } = booking;
  if (status === 'refunded')
    return template(booking, maker, `${amountText(refunded)} for booking ${number} is refunded`, [
      `We looked into the problem that you reported with booking ${number} and refund ${left > 0 ? 'part' : 'all'} of what you paid.`,
      note,
      `${amountText(refunded)} will be refunded to your original payment method. ${BANKS}`,
    ]);
  if (status === 'reopened')
    return template(booking, maker, `Booking ${number} is reopened`, [
      `We looked into the problem that you reported and reopened booking ${number}. ${maker} can now agree another time with you.`,
      note,
    ]);
  return template(booking, maker, `Your report on booking ${number}`, [
    `We looked into the problem that you reported with booking ${number}, and can’t refund it.`,
    note,
  ]);
}
