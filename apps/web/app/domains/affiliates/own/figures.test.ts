import { kobo, toNaira } from '@adunni/contracts/money';
import { expect, it } from 'vitest';
import { busyDays, conversionText, dayLabel } from './figures.ts';

it('says which share of the clicks led to an order', () => {
  expect(conversionText({ clicks: 200, orders: 7 })).toBe('3.5%');
  expect(conversionText({ clicks: 3, orders: 1 })).toBe('33.3%');
  expect(conversionText({ clicks: 40, orders: 0 })).toBe('0%');
});

it('says no share where nobody clicked, though a coupon may have brought orders', () => {
  expect(conversionText({ clicks: 0, orders: 0 })).toBe('–');
  expect(conversionText({ clicks: 0, orders: 4 })).toBe('–');
});

it('lists days on which something happened, the latest first', () => {
  const of = (day: string, clicks: number, orders: number) => ({
    day,
    clicks,
    orders,
    earned: toNaira(kobo(orders * 10_000)),
  });
  const days = [of('2026-11-19', 0, 1), of('2026-11-20', 0, 0), of('2026-11-21', 3, 0)];
  expect(busyDays(days).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-19']);
  expect(dayLabel('2026-11-21')).toBe('21 Nov');
});
