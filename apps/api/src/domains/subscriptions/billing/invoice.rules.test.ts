import { kobo } from '@adunni/contracts/money';
import { expect, it } from 'vitest';
import { monthsAfter, periodEndOf } from '../rules.ts';
import { billOf, invoiceNumber, isCardExpired, isUpwards, retryAt, unusedShare } from './invoice.rules.ts';

const offer = { planName: 'Pro', position: 2, interval: 'month', amount: kobo(1_800_000) } as const;
const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

it('ends months on their day in Lagos, or on the last one of shorter months', () => {
  const start = new Date('2028-01-31T09:00:00Z');
  const ends = [1, 2, 3, 4].map((months) => monthsAfter(start, months, 31).toISOString().slice(0, 10));
  expect(ends).toEqual(['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']);
  expect(monthsAfter(new Date('2028-02-29T09:00:00Z'), 1, 31).toISOString()).toBe('2028-03-31T09:00:00.000Z');
  // Half past midnight on the 31st in Lagos is still the 30th in UTC.
  expect(monthsAfter(new Date('2027-01-30T23:30:00Z'), 1, 31).toISOString()).toBe('2027-02-27T23:30:00.000Z');
});

it('ends years that begin on a leap day on the last of February, and every fourth on the day itself', () => {
  let at = new Date('2028-02-29T12:00:00Z');
  const ends: string[] = [];
  for (let year = 0; year < 4; year++) {
    at = periodEndOf(at, 'year', 29);
    ends.push(at.toISOString().slice(0, 10));
  }
  expect(ends).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
});

it('shares out a period by the millisecond, half a kobo up, and nothing once it is over', () => {
  const period = { periodStart: new Date(0), periodEnd: new Date(1000) };
  expect(unusedShare(kobo(1001), period, new Date(500))).toBe(501);
  expect(unusedShare(kobo(1000), period, new Date(999))).toBe(1);
  expect(unusedShare(kobo(1000), period, new Date(0))).toBe(1000);
  expect(unusedShare(kobo(1000), period, new Date(1000))).toBe(0);
  expect(unusedShare(kobo(1000), period, new Date(5000))).toBe(0);
});

it.each([
  ['the price alone', 0, 0, { amount: 1_800_000, creditUsed: 0, creditGained: 0 }],
  ['less the unused share', 0, 433_333, { amount: 1_366_667, creditUsed: 0, creditGained: 0 }],
  ['less earlier credit too', 300_000, 433_333, { amount: 1_066_667, creditUsed: 300_000, creditGained: 0 }],
  ['credit only as far as it is needed', 5_000_000, 0, { amount: 0, creditUsed: 1_800_000, creditGained: 0 }],
  ['what is left over as credit', 100, 6_000_000, { amount: 0, creditUsed: 0, creditGained: 4_200_000 }],
  ['nothing for what is too little to charge', 0, 1_796_000, { amount: 0, creditUsed: 0, creditGained: 0 }],
])('bills %s, in lines that come to the amount', (_what, credit, unused, expected) => {
  const bill = billOf({ offer, credit: kobo(credit), unused: { planName: 'Plus', amount: kobo(unused) } });
  expect(bill).toMatchObject(expected);
  expect(sumOf(bill.lines)).toBe(bill.amount);
});

it('goes upwards to a higher plan or a longer interval, and downwards otherwise', () => {
  const lite = { ...offer, position: 0 };
  const year = { ...offer, interval: 'year' } as const;
  expect([isUpwards(lite, offer), isUpwards(offer, year)]).toEqual([true, true]);
  expect([isUpwards(offer, lite), isUpwards(year, offer)]).toEqual([false, false]);
});

it('tries again 1, 3, 5 and 7 days after the due date, and then no more', () => {
  const due = new Date('2027-01-01T00:00:00Z');
  const days = [1, 2, 3, 4, 5].map((attempts) => retryAt(due, attempts)?.getUTCDate() ?? null);
  expect(days).toEqual([2, 4, 6, 8, null]);
});

it('numbers invoices, and takes a card until the end of its month', () => {
  expect(invoiceNumber(2026, 1)).toBe('SUB-2026-000001');
  const card = { expiryMonth: 11, expiryYear: 2026 };
  expect(isCardExpired(card, new Date('2026-11-30T23:00:00Z'))).toBe(false);
  expect(isCardExpired(card, new Date('2026-12-01T00:00:00Z'))).toBe(true);
});
