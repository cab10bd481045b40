import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kobo, toKobo } from '../money.ts';
import { KEPT_OF } from '../services/cancellation-policy.ts';
import {
  type ChangingBooking,
  costOfCancelling,
  freeUntil,
  isFreeToCancel,
  missedFrom,
  movesLeft,
  noShowFee,
} from './changing.ts';

const booking = (change: Partial<ChangingBooking> = {}): ChangingBooking => ({
  ...{ freeHours: 24, maxMoves: 2, moveHours: 12, keptOf: 'deposit', latePercent: 50 },
  ...{ graceMinutes: 15, noShowPercent: 100 },
  ...{ status: 'confirmed', heldUntil: null, startsAt: new Date('2026-11-25T09:00:00Z'), reschedules: 0 },
  ...{ movedByMaker: false, movedLate: false },
  ...{ deposit: toKobo(5000), paid: toKobo(20_000), refunded: kobo(0) },
  ...change,
});
const at = (moment: string) => new Date(moment);
const [exactly, justAfter] = [at('2026-11-24T09:00:00.000Z'), at('2026-11-24T09:00:00.001Z')];

describe('cancelling', () => {
  it('is free until exactly so many hours before', () => {
    expect(costOfCancelling(booking(), exactly)).toEqual({ back: toKobo(20_000), kept: 0 });
    expect(costOfCancelling(booking(), justAfter)).toEqual({ back: toKobo(17_500), kept: toKobo(2500) });
  });

  it('keeps a share of the deposit or of what was paid, and never more than is there', () => {
    const kept = (change: Partial<ChangingBooking>) => costOfCancelling(booking(change), justAfter)?.kept;
    expect(kept({ keptOf: 'paid' })).toBe(toKobo(10_000));
    expect(kept({ keptOf: 'paid', refunded: toKobo(5000) })).toBe(toKobo(7500));
    expect(kept({ latePercent: 100, paid: kobo(0) })).toBe(0);
    expect(kept({ latePercent: 100, refunded: toKobo(18_000) })).toBe(toKobo(2000));
    expect(kept({ deposit: kobo(333), latePercent: 50 })).toBe(167);
  });

  it('is free before the maker has agreed and when the maker moved it, not when the customer moved it late', () => {
    const kept = (change: Partial<ChangingBooking>, now = justAfter) => costOfCancelling(booking(change), now)?.kept;
    expect([kept({ status: 'pending' }), kept({ movedByMaker: true })]).toEqual([0, 0]);
    expect(kept({ movedLate: true }, at('2026-11-01T09:00:00Z'))).toBe(toKobo(2500));
    expect(kept({ movedLate: true, movedByMaker: true })).toBe(0);
  });

  it('is not possible once it has begun or ended', () => {
    expect(costOfCancelling(booking(), booking().startsAt)).toBeNull();
    expect(costOfCancelling(booking({ status: 'cancelled' }), exactly)).toBeNull();
  });

  it('gives back and keeps all that there is, whatever the terms', () => {
    const amount = fc.integer({ min: 0, max: 10 ** 12 });
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(
        amount,
        amount,
        percent,
        fc.constantFrom(...KEPT_OF),
        fc.boolean(),
        (one, other, share, of, isLate) => {
          const [deposit, paid] = [kobo(one), kobo(other)];
          const terms = booking({ deposit, paid, latePercent: share, noShowPercent: share, keptOf: of });
          const { back, kept } = costOfCancelling(terms, isLate ? justAfter : exactly) ?? { back: -1, kept: -1 };
          expect(back + kept).toBe(paid);
          expect(Math.min(back, kept)).toBeGreaterThanOrEqual(0);
          expect(noShowFee(terms)).toBeLessThanOrEqual(paid);
          if (!isLate) expect(kept).toBe(0);
        },
      ),
    );
  });
});

it('counts hours that pass, also over a night in which clocks change', () => {
  // New York leaves summer time on 1 November 2026: ten in the morning there is 15:00 UTC, a day before still 14:00.
  const changed = booking({ startsAt: at('2026-11-01T15:00:00Z') });
  expect(freeUntil(changed)).toEqual(at('2026-10-31T15:00:00Z'));
  expect(isFreeToCancel(changed, at('2026-10-31T15:00:00Z'))).toBe(true);
});

it('lets it be moved so often, until exactly so many hours before', () => {
  expect(movesLeft(booking(), at('2026-11-24T21:00:00Z'))).toEqual({ isPossible: true, isTooLate: false, left: 2 });
  expect(movesLeft(booking(), at('2026-11-24T21:00:00.001Z'))).toMatchObject({ isPossible: false, isTooLate: true });
  expect(movesLeft(booking({ reschedules: 2 }), exactly)).toMatchObject({ isPossible: false, left: 0 });
  expect(movesLeft(booking({ maxMoves: 0 }), exactly)).toMatchObject({ isPossible: false, left: 0 });
  const open = booking({ moveHours: 0 });
  expect(movesLeft(open, at('2026-11-25T08:59:59Z')).isPossible).toBe(true);
  expect(movesLeft(open, open.startsAt).isPossible).toBe(false);
});

it('counts somebody as not having come after the grace period, or the visit if that is shorter, and keeps the share', () => {
  const missed = (endsAt: string) => missedFrom({ ...booking(), endsAt: at(endsAt) });
  expect(missed('2026-11-25T10:00:00Z')).toEqual(at('2026-11-25T09:15:00Z'));
  expect(missed('2026-11-25T09:10:00Z')).toEqual(at('2026-11-25T09:10:00Z'));
  expect(noShowFee(booking())).toBe(toKobo(5000));
  expect(noShowFee(booking({ keptOf: 'paid', noShowPercent: 40 }))).toBe(toKobo(8000));
  expect(noShowFee(booking({ movedByMaker: true }))).toBe(0);
});
