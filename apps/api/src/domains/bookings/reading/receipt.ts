import { BRAND } from '@adunni/contracts/brand';
import { kobo } from '@adunni/contracts/money';
import { amountText } from '../../../kit/amount-text.rules.ts';
import { column, footText, heading, MIDDLE, sumLine } from '../../../kit/documents/blocks.ts';
import { LEFT, RIGHT, Sheet, SOFT } from '../../../kit/documents/sheet.ts';
import { dayStart, shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { formatMomentIn } from '../email-templates.ts';
import { isLive } from '../rules.ts';
import type { FullBooking } from './present.ts';

/** A booking’s receipt as a PDF file; before any payment it is a summary. */
export async function renderReceipt(full: FullBooking, now: Date): Promise<Buffer> {
  const { booking } = full;
  const title = booking.paid > 0 ? 'Receipt' : 'Booking summary';
  const sheet = await Sheet.open(`${title} ${booking.number}`, BRAND.name, now);
  heading(sheet, title, `${booking.number} · ${shopDayLabel(booking.createdAt)}`);
  people(sheet, full);
  totals(sheet, full);
  paymentLines(sheet, full);
  return sheet.finish(footText(now));
}

function people(sheet: Sheet, { booking, maker, provider }: FullBooking): void {
  const { contact, service, startsAt, zone } = booking;
  const buyer = [contact.name, contact.email, contact.phone].filter((line) => line !== null);
  const left = column(sheet, 'Booked by', buyer, LEFT, MIDDLE - 12);
  const what = [service.title, `${maker.name}, ${provider.name}`, formatMomentIn(startsAt, zone)];
  const right = column(sheet, 'Service', what, MIDDLE, RIGHT);
  sheet.down(Math.max(left, right) + 24);
  sheet.rule();
  sheet.down(10);
}

function totals(sheet: Sheet, { booking }: FullBooking): void {
  const { service, price, seats, travelZone, travelFee, total } = booking;
  sumLine(sheet, seats > 1 ? `${service.title}, ${seats} seats` : service.title, amountText(kobo(price * seats)));
  if (travelZone !== null) sumLine(sheet, `Travel, ${travelZone}`, amountText(travelFee));
  sumLine(sheet, 'Total', amountText(total), true);
}

function paymentLines(sheet: Sheet, { booking, payments }: FullBooking): void {
  sheet.down(10);
  for (const { status, amount, refunded, paidAt, purpose, reference, provider } of payments) {
    if (status !== 'succeeded') continue;
    sheet.reserve(48);
    const how = { full: 'Payment', deposit: 'Deposit', balance: 'Balance' }[purpose];
    sumLine(sheet, `${how}, ${shopDayLabel(paidAt ?? booking.createdAt)}`, amountText(amount));
    const via = provider === 'sandbox' ? 'Test payment, no money moved' : 'Paystack';
    sumLine(sheet, `${via} · ${reference.slice(0, 12)}…`, '', false, SOFT);
    if (refunded > 0) sumLine(sheet, 'Refunded', `−${amountText(refunded)}`);
  }
  if (booking.receivedOn)
    sumLine(sheet, `Paid to the workshop, ${shopDayLabel(dayStart(booking.receivedOn))}`, amountText(booking.received));
  const left = kobo(booking.total - booking.paid);
  if (isLive(booking.status) && left > 0) sumLine(sheet, 'Amount due', amountText(left), true);
}
