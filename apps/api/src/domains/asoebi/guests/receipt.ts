import type { LoadedGuestOrder } from '@adunni/contracts/asoebi/guest';
import { BRAND } from '@adunni/contracts/brand';
import { kobo } from '@adunni/contracts/money';
import { amountText } from '../../../kit/amount-text.rules.ts';
import { column, footText, heading, MIDDLE, sumLine } from '../../../kit/documents/blocks.ts';
import { LEFT, RIGHT, Sheet, SOFT } from '../../../kit/documents/sheet.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';

/** The receipt of an order of sets as a PDF file; before any payment it is a summary. */
export async function renderGuestReceipt(order: LoadedGuestOrder, now: Date): Promise<Buffer> {
  const title = order.paid > 0 ? 'Receipt' : 'Order summary';
  const sheet = await Sheet.open(`${title} ${order.number}`, BRAND.name, now);
  heading(sheet, title, `${order.number} · ${shopDayLabel(order.createdAt)}`);
  const buyer = [order.name, order.email, order.phone].filter((line) => line !== null);
  const left = column(sheet, 'Ordered by', buyer, LEFT, MIDDLE - 12);
  const what = [order.event.title, order.group, `Made by ${order.maker.name}`, order.handover.name];
  const right = column(sheet, 'For', what, MIDDLE, RIGHT);
  sheet.down(Math.max(left, right) + 24);
  sheet.rule();
  sheet.down(10);
  for (const { title: set, wearer, price, isCancelled } of order.sets)
    if (!isCancelled || order.status === 'cancelled') sumLine(sheet, `${set}, ${wearer}`, amountText(price));
  if (order.fee > 0) sumLine(sheet, 'Service fee', amountText(order.fee));
  if (order.tax > 0) sumLine(sheet, 'Tax', amountText(order.tax));
  if (order.handoverPrice > 0) sumLine(sheet, order.handover.name, amountText(order.handoverPrice));
  sumLine(sheet, 'Total', amountText(order.total), true);
  paymentLines(sheet, order);
  return sheet.finish(footText(now));
}

function paymentLines(sheet: Sheet, order: LoadedGuestOrder): void {
  sheet.down(10);
  for (const { status, amount, refunded, paidAt, purpose, reference, provider } of order.payments) {
    if (status !== 'succeeded') continue;
    sheet.reserve(48);
    const how = { full: 'Payment', deposit: 'Deposit', balance: 'Balance' }[purpose];
    sumLine(sheet, `${how}, ${shopDayLabel(paidAt ?? order.createdAt)}`, amountText(amount));
    const via = provider === 'sandbox' ? 'Test payment, no money moved' : 'Paystack';
    sumLine(sheet, `${via} · ${reference.slice(0, 12)}…`, '', false, SOFT);
    if (refunded > 0) sumLine(sheet, 'Refunded', `−${amountText(refunded)}`);
  }
  const left = kobo(order.total - order.paid + order.refunded);
  if (order.status !== 'cancelled' && left > 0) sumLine(sheet, 'Amount due', amountText(left), true);
}
