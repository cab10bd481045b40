import { BRAND } from '@adunni/contracts/brand';
import type { Kobo } from '@adunni/contracts/money';
import { INVOICE_STATUSES, type InvoiceStatus, type PlanInterval } from '@adunni/contracts/subscriptions/statuses';
import { amountText } from '../../../kit/amount-text.rules.ts';
import { column, footText, heading, MIDDLE, sumLine, TOTAL } from '../../../kit/documents/blocks.ts';
import { LEFT, RIGHT, Sheet, SOFT } from '../../../kit/documents/sheet.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';

/** What stands on an invoice. */
export interface PrintedInvoice {
  number: string;
  status: InvoiceStatus;
  person: { name: string; email: string };
  plan: string;
  interval: PlanInterval;
  periodStart: Date;
  periodEnd: Date;
  lines: readonly { label: string; amount: Kobo }[];
  amount: Kobo;
  issuedAt: Date;
  payments: readonly { reference: string; provider: string; amount: Kobo; refunded: Kobo; paidAt: Date | null }[];
}

const PAID_PER = { month: 'monthly', year: 'yearly' } as const satisfies Record<PlanInterval, string>;

/** An invoice as a PDF file, with what was paid of it and what went back. */
export async function renderInvoice(invoice: PrintedInvoice, now: Date): Promise<Buffer> {
  const sheet = await Sheet.open(`Invoice ${invoice.number}`, BRAND.name, now);
  heading(sheet, 'Invoice', `${invoice.number} · ${shopDayLabel(invoice.issuedAt)}`);
  people(sheet, invoice);
  lineBlock(sheet, invoice);
  sumLine(sheet, 'Total', amountText(invoice.amount), true);
  paymentLines(sheet, invoice);
  return sheet.finish(footText(invoice.issuedAt));
}

function people(sheet: Sheet, { person, plan, interval, periodStart, periodEnd, status }: PrintedInvoice): void {
  const what = [
    `${plan}, paid ${PAID_PER[interval]}`,
    `${shopDayLabel(periodStart)} to ${shopDayLabel(periodEnd)}`,
    INVOICE_STATUSES[status].label,
  ];
  const left = column(sheet, 'Billed to', [person.name, person.email], LEFT, MIDDLE - 12);
  const right = column(sheet, 'Subscription', what, MIDDLE, RIGHT);
  sheet.down(Math.max(left, right) + 24);
}

function lineBlock(sheet: Sheet, { lines }: PrintedInvoice): void {
  sheet.text('Description', LEFT, TOTAL - 24, { size: 8.5, colour: SOFT });
  sheet.text('Amount', TOTAL, RIGHT, { size: 8.5, colour: SOFT, align: 'right' });
  sheet.down(16);
  sheet.rule();
  sheet.down(8);
  for (const { label, amount } of lines) {
    sheet.reserve(30);
    sheet.text(signed(amount), TOTAL - 20, RIGHT, { align: 'right' });
    sheet.down(sheet.text(label, LEFT, TOTAL - 24) + 6);
  }
  sheet.rule();
  sheet.down(10);
}

function paymentLines(sheet: Sheet, { payments, issuedAt }: PrintedInvoice): void {
  sheet.down(10);
  for (const { reference, provider, amount, refunded, paidAt } of payments) {
    sheet.reserve(48);
    sumLine(sheet, `Payment, ${shopDayLabel(paidAt ?? issuedAt)}`, amountText(amount));
    const via = provider === 'sandbox' ? 'Test payment, no money moved' : 'Paystack';
    sumLine(sheet, `${via} · ${reference.slice(0, 12)}…`, '', false, SOFT);
    if (refunded > 0) sumLine(sheet, 'Refunded', `−${amountText(refunded)}`);
  }
}

const signed = (amount: Kobo): string => (amount < 0 ? `−${amountText(-amount as Kobo)}` : amountText(amount));
