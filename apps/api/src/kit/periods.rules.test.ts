import { expect, it } from 'vitest';
import { percentOf, pointsOf, resolvePeriod, spanBefore, sumDays } from './periods.rules.ts';

// In Lagos it is a quarter past midnight of the next day.
const NOW = new Date('2026-11-20T23:15:00Z');

it('looks back from today in Lagos, beside as many days before', () => {
  expect(resolvePeriod({ period: '7' }, NOW)).toEqual({
    now: { from: '2026-11-15', to: '2026-11-21' },
    before: { from: '2026-11-08', to: '2026-11-14' },
    grain: 'day',
  });
  expect(resolvePeriod({ period: 'year' }, NOW)).toMatchObject({
    now: { from: '2025-11-22', to: '2026-11-21' },
    before: { from: '2024-11-22', to: '2025-11-21' },
    grain: 'month',
  });
});

it('takes days of one’s own', () => {
  const custom = { period: 'custom', from: '2026-02-27', to: '2026-03-02' } as const;
  expect(resolvePeriod(custom, NOW).before).toEqual({ from: '2026-02-23', to: '2026-02-26' });
});

it('draws weeks from Monday and months, cut at the ends of the period', () => {
  const weeks = pointsOf(resolvePeriod({ period: 'custom', from: '2026-10-01', to: '2026-11-18' }, NOW));
  expect(weeks[0]).toEqual({ from: '2026-10-01', to: '2026-10-04' });
  expect(weeks[1]).toEqual({ from: '2026-10-05', to: '2026-10-11' });
  expect(weeks.at(-1)).toEqual({ from: '2026-11-16', to: '2026-11-18' });
  const months = pointsOf(resolvePeriod({ period: 'year' }, NOW));
  expect(months).toHaveLength(13);
  expect(months[3]).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

it.each(['7', '30', '90', 'year'] as const)('leaves out no day and counts none twice: %s', (period) => {
  const looked = resolvePeriod({ period }, NOW);
  const days = Array.from({ length: 1000 }, (_, back) => {
    const day = new Date(Date.UTC(2026, 10, 21 - back)).toISOString().slice(0, 10);
    return { day, orders: back + 1 };
  });
  const points = pointsOf(looked);
  const sum = (spans: typeof points) => spans.reduce((all, span) => all + sumDays(days, span, 'orders'), 0);
  expect(sum(points)).toBe(sumDays(days, looked.now, 'orders'));
  expect(sum(points.map((point) => spanBefore(point, looked)))).toBe(sumDays(days, looked.before, 'orders'));
});

it('has no share of nothing', () => {
  expect(percentOf(1, 3)).toBe(33.3);
  expect(percentOf(0, 0)).toBeNull();
});
