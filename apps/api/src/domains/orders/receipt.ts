import { BRAND } from '@adunni/contracts/brand';
import { pickupAddress } from '@adunni/contracts/makers/pickup';
import { sumKobo } from '@adunni/contracts/money';
import { amountText } from '../../kit/amount-text.rules.ts';
import { column, footText, heading, MIDDLE, sumLine, TOTAL } from '../../kit/documents/blocks.ts';
import { LEFT, RIGHT, Sheet, SOFT } from '../../kit/documents/sheet.ts';
import { shopDayLabel } from '../../kit/shop-days.rules.ts';
import { type FullOrder, movedMoney } from './present.ts';
import { balances } from './rules.ts';

type Part = FullOrder['parts'][number];
type Item = FullOrder['items'][number];

/** Edges of the columns for quantity and unit price. */
const QUANTITY = RIGHT - 230;
const UNIT = RIGHT - 180;

const countries = new Intl.DisplayNames('en-GB', { type: 'region' });
const DELIVERY = { standard: 'Standard delivery', express: 'Express delivery', pickup: 'Pickup' } as const;

/** An order’s receipt as a PDF file; before any payment it is an order summary. */
export async function renderReceipt(full: FullOrder, now: Date): Promise<Buffer> {
  const { order, parts } = full;
  const { paid } = movedMoney(full.payments);
  const title = paid > 0 ? 'Receipt' : 'Order summary';
  const sheet = await Sheet.open(`${title} ${order.number}`, BRAND.name, now);
  heading(sheet, title, `${order.number} · ${shopDayLabel(order.createdAt)}`);
  people(sheet, full);
  for (const part of parts) partBlock(sheet, full, part);
  totals(sheet, full);
  paymentLines(sheet, full);
  return sheet.finish(footText(now));
}

function people(sheet: Sheet, { order, parts }: FullOrder): void {
  const { contact, address } = order;
  const buyer = [`${contact.firstName} ${contact.lastName}`, contact.email, contact.phone];
  const place = address
    ? [
        address.recipient,
        address.street,
        [address.city, address.lga].filter((part) => part !== '' && part !== address.state).join(', '),
        [address.state, address.postcode, countries.of(address.countryCode)].filter(Boolean).join(', '),
        address.phone,
      ]
    : parts.map(({ maker, pickup }) => (pickup ? `${maker.name}, ${pickupAddress(pickup.place)}` : maker.name));
  const left = column(sheet, 'Ordered by', buyer, LEFT, MIDDLE - 12);
  const right = column(sheet, DELIVERY[order.deliveryOption], place, MIDDLE, RIGHT);
  sheet.down(Math.max(left, right) + 24);
}

function partBlock(sheet: Sheet, { items }: FullOrder, part: Part): void {
  sheet.reserve(80);
  const name = part.stage === 'cancelled' ? `${part.maker.name} (cancelled)` : part.maker.name;
  sheet.text(name, LEFT, QUANTITY, { face: 'display', size: 13 });
  const style = { size: 8.5, colour: SOFT, align: 'right' } as const;
  sheet.down(4);
  sheet.text('Quantity', QUANTITY - 20, UNIT - 6, style);
  sheet.text('Unit price', UNIT, TOTAL - 6, style);
  sheet.text('Amount', TOTAL, RIGHT, style);
  sheet.down(18);
  sheet.rule();
  sheet.down(8);
  for (const item of items.filter(({ partId }) => partId === part._id)) itemLine(sheet, item);
  sheet.down(12);
}

function itemLine(sheet: Sheet, item: Item): void {
  const details = [
    ...[item.size, item.colour].filter(Boolean),
    ...item.options.map(({ group, choice }) => `${group}: ${choice}`),
  ].join(' · ');
  const notes = item.personalisation && `Personalisation: ${item.personalisation}`;
  sheet.reserve(notes ? 64 : 44);
  sheet.text(String(item.quantity), QUANTITY - 20, UNIT - 6, { align: 'right' });
  sheet.text(amountText(item.unitPrice), UNIT, TOTAL - 6, { align: 'right' });
  sheet.text(amountText(item.totalPrice), TOTAL, RIGHT, { align: 'right' });
  sheet.down(sheet.text(item.title, LEFT, QUANTITY - 24, { face: 'strong' }));
  for (const line of [details, notes])
    if (line) sheet.down(sheet.text(line, LEFT, QUANTITY - 24, { size: 8.5, colour: SOFT }));
  sheet.down(7);
}

function totals(sheet: Sheet, { order }: FullOrder): void {
  sheet.reserve(120);
  sheet.rule();
  sheet.down(10);
  sumLine(sheet, 'Subtotal', amountText(order.subtotal));
  if (order.discount > 0)
    sumLine(sheet, order.couponCode ? `Discount (${order.couponCode})` : 'Discount', `−${amountText(order.discount)}`);
  sumLine(sheet, DELIVERY[order.deliveryOption], order.shippingCost > 0 ? amountText(order.shippingCost) : 'Free');
  sumLine(sheet, 'Tax', amountText(order.tax));
  sumLine(sheet, 'Total', amountText(order.totalAmount), true);
}

function paymentLines(sheet: Sheet, { order, payments, parts }: FullOrder): void {
  const captured = payments.filter(({ status }) => status === 'succeeded');
  sheet.down(10);
  for (const { amount, refunded, paidAt, purpose, reference, provider } of captured) {
    sheet.reserve(48);
    const how = { full: 'Payment', deposit: 'Deposit', balance: 'Balance' }[purpose];
    sumLine(sheet, `${how}, ${shopDayLabel(paidAt ?? order.createdAt)}`, amountText(amount));
    const via = provider === 'sandbox' ? 'Test payment, no money moved' : 'Paystack';
    sumLine(sheet, `${via} · ${reference.slice(0, 12)}…`, '', false, SOFT);
    if (refunded > 0) sumLine(sheet, 'Refunded', `−${amountText(refunded)}`);
  }
  const left = sumKobo(balances(parts));
  if (order.status !== 'cancelled' && left > 0) sumLine(sheet, 'Amount due', amountText(left), true);
}
