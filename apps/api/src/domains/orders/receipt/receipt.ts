import { BRAND } from '@adunni/contracts/brand';
import { formatMoney } from '@adunni/contracts/currency';
import { type Kobo, kobo, toNaira } from '@adunni/contracts/money';
import { type FullOrder, movedMoney } from '../present.ts';
import { LEFT, RIGHT, Sheet, SOFT } from './sheet.ts';

type Part = FullOrder['parts'][number];
type Item = FullOrder['items'][number];

const MIDDLE = (LEFT + RIGHT) / 2;
/** Edges of the columns for quantity, unit price and total. */
const QUANTITY = RIGHT - 230;
const UNIT = RIGHT - 180;
const TOTAL = RIGHT - 90;

const money = (amount: Kobo): string => formatMoney(toNaira(amount));
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });
const countries = new Intl.DisplayNames('en-GB', { type: 'region' });
const DELIVERY = { standard: 'Standard delivery', express: 'Express delivery', pickup: 'Pick-up' } as const;

/** An order’s receipt as a PDF file; before any payment it is an order summary. */
export function renderReceipt(full: FullOrder, now: Date): Promise<Buffer> {
  const { order, parts } = full;
  const { paid } = movedMoney(full.payments);
  const title = paid > 0 ? 'Receipt' : 'Order summary';
  const sheet = new Sheet(`${title} ${order.number}`, BRAND.name, now);
  heading(sheet, full, title);
  people(sheet, full);
  for (const part of parts) partBlock(sheet, full, part);
  totals(sheet, full);
  paymentLines(sheet, full);
  return sheet.finish(`${BRAND.name} · ${BRAND.tagline} · Issued ${date.format(now)} · All amounts in Nigerian naira`);
}

function heading(sheet: Sheet, { order }: FullOrder, title: string): void {
  sheet.ribbon();
  sheet.text(BRAND.name, LEFT, MIDDLE, { face: 'display', size: 24 });
  sheet.text(title, MIDDLE, RIGHT, { face: 'display', size: 24, align: 'right' });
  sheet.down(36);
  sheet.text(BRAND.tagline, LEFT, MIDDLE, { colour: SOFT });
  sheet.text(`${order.number} · ${date.format(order.createdAt)}`, MIDDLE, RIGHT, { colour: SOFT, align: 'right' });
  sheet.down(26);
  sheet.rule();
  sheet.down(18);
}

function people(sheet: Sheet, { order }: FullOrder): void {
  const { contact, address } = order;
  const buyer = [`${contact.firstName} ${contact.lastName}`, contact.email, contact.phone];
  const place = address
    ? [
        address.recipient,
        address.street,
        [address.city, address.lga].filter(Boolean).join(', '),
        [address.state, address.postcode, countries.of(address.countryCode)].filter(Boolean).join(', '),
        address.phone,
      ]
    : ['Collected from each maker'];
  const left = column(sheet, 'Ordered by', buyer, LEFT, MIDDLE - 12);
  const right = column(sheet, DELIVERY[order.deliveryOption], place, MIDDLE, RIGHT);
  sheet.down(Math.max(left, right) + 24);
}

function column(sheet: Sheet, label: string, lines: string[], left: number, right: number): number {
  const top = sheet.y;
  sheet.down(sheet.text(label, left, right, { face: 'strong', colour: SOFT, size: 8.5 }) + 4);
  const height = sheet.text(lines.join('\n'), left, right);
  const bottom = sheet.y + height;
  sheet.y = top;
  return bottom - top;
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
  sheet.text(money(item.unitPrice), UNIT, TOTAL - 6, { align: 'right' });
  sheet.text(money(item.totalPrice), TOTAL, RIGHT, { align: 'right' });
  sheet.down(sheet.text(item.title, LEFT, QUANTITY - 24, { face: 'strong' }));
  for (const line of [details, notes])
    if (line) sheet.down(sheet.text(line, LEFT, QUANTITY - 24, { size: 8.5, colour: SOFT }));
  sheet.down(7);
}

function totals(sheet: Sheet, { order }: FullOrder): void {
  sheet.reserve(120);
  sheet.rule();
  sheet.down(10);
  sumLine(sheet, 'Subtotal', money(order.subtotal));
  if (order.discount > 0)
    sumLine(sheet, order.couponCode ? `Discount (${order.couponCode})` : 'Discount', `−${money(order.discount)}`);
  sumLine(sheet, DELIVERY[order.deliveryOption], order.shippingCost > 0 ? money(order.shippingCost) : 'Free');
  sumLine(sheet, 'Tax', money(order.tax));
  sumLine(sheet, 'Total', money(order.totalAmount), true);
}

function paymentLines(sheet: Sheet, { order, payments, parts }: FullOrder): void {
  const captured = payments.filter(({ state }) => state === 'succeeded');
  sheet.down(10);
  for (const { amount, refunded, paidAt, purpose, reference, provider } of captured) {
    sheet.reserve(48);
    const how = { full: 'Payment', deposit: 'Deposit', balance: 'Balance' }[purpose];
    sumLine(sheet, `${how}, ${date.format(paidAt ?? order.createdAt)}`, money(amount));
    const via = provider === 'sandbox' ? 'Test payment, no money moved' : 'Paystack';
    sumLine(sheet, `${via} · ${reference.slice(0, 12)}…`, '', false, SOFT);
    if (refunded > 0) sumLine(sheet, 'Refunded', `−${money(refunded)}`);
  }
  const left = kobo(
    parts.reduce((sum, part) => sum + (part.stage === 'cancelled' ? 0 : part.totalAmount - part.paid), 0),
  );
  if (order.state !== 'cancelled' && left > 0) sumLine(sheet, 'Still to pay', money(left), true);
}

function sumLine(sheet: Sheet, label: string, value: string, isStrong = false, colour?: string): void {
  const style = { ...(isStrong && ({ face: 'strong', size: 11 } as const)), ...(colour && { colour, size: 8.5 }) };
  sheet.reserve(18);
  sheet.text(value, TOTAL - 20, RIGHT, { ...style, align: 'right' });
  sheet.down(sheet.text(label, MIDDLE - 40, TOTAL - 24, style) + 4);
}
