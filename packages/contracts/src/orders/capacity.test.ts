import { describe, expect, test } from 'vitest';
import { lackingText, orderableFrom } from './capacity.ts';

const opensAt = '2026-11-29T23:00:00.000Z';
const now = new Date('2026-11-27T12:00:00Z');
const withRoom = (room: number) => ({ slug: 'kolade', name: 'Kolade & Thread', room, opensAt });

describe('what a workshop can still start', () => {
  test.each([
    [2, 2, null],
    [0, 1, 'Kolade & Thread is fully booked this week. New orders open on Monday, 30 November 2026.'],
    [
      1,
      2,
      'Kolade & Thread can start one more made-to-measure item this week. Please order fewer, or come back on Monday, 30 November 2026.',
    ],
    [
      2,
      3,
      'Kolade & Thread can start 2 more made-to-measure items this week. Please order fewer, or come back on Monday, 30 November 2026.',
    ],
  ])('with room for %i, of %i wanted, is said by the day where the shop is', (room, wanted, text) => {
    expect(lackingText(withRoom(room), wanted)).toBe(text);
  });

  test('is ordered now where it fits, else when orders open', () => {
    expect(orderableFrom(withRoom(1), 1, now)).toEqual(now);
    expect(orderableFrom(withRoom(1), 2, now)).toEqual(new Date(opensAt));
    expect(orderableFrom(null, 2, now)).toEqual(now);
  });
});
