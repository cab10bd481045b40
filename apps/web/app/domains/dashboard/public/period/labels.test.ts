import { expect, it } from 'vitest';
import { beforeLabel, changeOf, pointLabel, pointsOf, spanLabel } from './labels.ts';

it('names days as the shop counts them, wherever the reader is', () => {
  expect(spanLabel({ from: '2026-10-23', to: '2026-11-21' })).toBe('23 Oct 2026 to 21 Nov 2026');
  expect(spanLabel({ from: '2026-11-21', to: '2026-11-21' })).toBe('21 Nov 2026');
  expect(pointLabel({ from: '2026-11-21', to: '2026-11-21' }, 'day')).toBe('21 Nov');
  expect(pointLabel({ from: '2026-11-16', to: '2026-11-22' }, 'week')).toBe('16–22 Nov');
  expect(pointLabel({ from: '2026-11-01', to: '2026-11-30' }, 'month')).toBe('Nov 26');
});

it('says what a period is compared with', () => {
  const looked = (from: string, to: string) => ({ now: { from, to }, before: { from, to }, grain: 'day' as const });
  expect(beforeLabel(looked('2026-10-23', '2026-11-21'))).toBe('previous 30 days');
  expect(beforeLabel(looked('2026-11-21', '2026-11-21'))).toBe('previous day');
});

it('says how far a figure moved, and nothing where there was none before', () => {
  expect(changeOf({ now: 112, before: 100 })).toEqual({ direction: 'up', words: '12%' });
  expect(changeOf({ now: 25, before: 100 })).toEqual({ direction: 'down', words: '75%' });
  expect(changeOf({ now: 5, before: -10 })).toEqual({ direction: 'up', words: '150%' });
  expect(changeOf({ now: 5, before: 0 })).toEqual({ direction: 'up', words: null });
  expect(changeOf({ now: 0, before: 0 })).toEqual({ direction: 'same', words: '0%' });
  expect(changeOf({ now: null, before: 3 })).toEqual({ direction: 'same', words: null });
  expect(pointsOf({ now: 41.2, before: 40 })).toEqual({ direction: 'up', words: '1.2 points' });
});
