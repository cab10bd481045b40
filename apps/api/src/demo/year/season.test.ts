import { describe, expect, it } from 'vitest';
import { drawFrom } from '../../kit/draw.ts';
import { drawMoments, easterOf, seasonOf } from './season.ts';

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);

describe('the seasons of the trade', () => {
  it.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25'])('know Easter on %s', (sunday) => {
    expect(
      easterOf(Number(sunday.slice(0, 4)))
        .toISOString()
        .slice(0, 10),
    ).toBe(sunday);
  });

  it('bring more before Detty December and Easter than on the same weekday of a quiet month', () => {
    expect(seasonOf(day('2025-12-05'))).toBeGreaterThan(seasonOf(day('2026-05-01')) * 2);
    expect(seasonOf(day('2026-03-20'))).toBeGreaterThan(seasonOf(day('2026-05-01')));
    expect(seasonOf(day('2026-01-02'))).toBeLessThan(seasonOf(day('2026-05-01')));
  });
});

describe('moments of a year', () => {
  const now = new Date('2026-11-21T09:30:00Z');

  it('are in order, within the past year, and the same for the same seed', () => {
    const moments = drawMoments(drawFrom(7), 500, now);
    expect(moments).toEqual(moments.toSorted((a, b) => a.getTime() - b.getTime()));
    expect(moments.at(-1)?.getTime()).toBeLessThanOrEqual(now.getTime());
    expect(moments[0]?.getTime()).toBeGreaterThan(now.getTime() - 366 * 86_400_000);
    expect(drawMoments(drawFrom(7), 500, now)).toEqual(moments);
    expect(drawMoments(drawFrom(8), 500, now)).not.toEqual(moments);
  });
});
