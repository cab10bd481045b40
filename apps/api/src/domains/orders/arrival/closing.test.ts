import { describe, expect, it } from 'vitest';
import { closingOf } from './rules.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 10, day));
const rule = { fitWindowDays: 7, now: at(20) };
const arriving = (by: Date | null, isLate = false) => ({ by, daysOnceMeasured: null, isLate });

describe('when a part closes', () => {
  it('is so many days after it was delivered, whatever had been said before', () => {
    expect(closingOf({ stage: 'delivered', deliveredAt: at(18) }, null, rule)).toEqual(at(25));
    expect(closingOf({ stage: 'delivered', deliveredAt: at(18) }, arriving(at(28)), rule)).toEqual(at(25));
  });

  it('is so many days after the day by which it arrives, while that is known and ahead', () => {
    expect(closingOf({ stage: 'sewing', deliveredAt: null }, arriving(at(24)), rule)).toEqual(
      new Date(Date.UTC(2026, 11, 1)),
    );
    expect(closingOf({ stage: 'sewing', deliveredAt: null }, arriving(at(24), true), rule)).toBeNull();
    expect(closingOf({ stage: 'on-hold', deliveredAt: null }, arriving(at(24)), rule)).toBeNull();
    expect(closingOf({ stage: 'dispatched', deliveredAt: null }, arriving(at(19)), rule)).toBeNull();
    expect(closingOf({ stage: 'confirmed', deliveredAt: null }, arriving(null), rule)).toBeNull();
    expect(closingOf({ stage: 'disputed', deliveredAt: at(18) }, null, rule)).toBeNull();
  });
});
