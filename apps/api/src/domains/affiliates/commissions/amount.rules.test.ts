import { kobo } from '@adunni/contracts/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionEntries, netGoods, outcomeOf, type Standing } from './amount.rules.ts';

const PART = {
  goods: kobo(100_000),
  tax: kobo(7500),
  shippingCost: kobo(5000),
  paid: kobo(112_500),
  refunded: kobo(0),
};
const line = (goods: number, amount: number, withheld = 0) => ({
  ...{ goods: kobo(goods), discount: kobo(0) },
  ...{ withheld: kobo(withheld), amount: kobo(amount) },
});

describe('what of the goods is paid and kept', () => {
  it('leaves tax and shipping out', () => expect(netGoods(PART, [])).toBe(100_000));
  it('is the deposit’s share', () => expect(netGoods({ ...PART, paid: kobo(56_250) }, [])).toBe(50_000));
  it('goes down by the goods of refunds, not by their tax', () =>
    expect(netGoods({ ...PART, refunded: kobo(43_000) }, [line(40_000, 43_000)])).toBe(60_000));
  it('goes down by no shipping that is given back', () =>
    expect(netGoods({ ...PART, refunded: kobo(5000) }, [line(0, 5000)])).toBe(100_000));
  it('keeps what is withheld', () =>
    expect(netGoods({ ...PART, refunded: kobo(30_000) }, [line(40_000, 30_000, 10_000)])).toBe(70_000));
  it('takes of what staff did not itemise the goods’ share', () =>
    expect(netGoods({ ...PART, refunded: kobo(11_250) }, [])).toBe(90_000));
  it('is never below nothing', () =>
    expect(netGoods({ ...PART, refunded: kobo(112_500) }, [line(100_000, 112_500), line(1, 0)])).toBe(0));
});

const STANDING: Standing = {
  ...{ status: 'pending', holdReason: null, signs: [], isApproved: false, isFinal: false, isPaidOut: false },
  ...{ goods: kobo(100_000), fullAmount: kobo(8000) },
};
const FACTS = {
  ...{ netGoods: kobo(100_000), isClosed: false, isCancelled: false, isPaymentReversed: false },
  ...{ isPartnerActive: true, isHeldByStaff: false },
};

describe('where a commission stands', () => {
  it.each([
    ['waits until the order is closed', {}, {}, ['pending', null, 8000]],
    ['is due then', {}, { isClosed: true }, ['due', null, 8000]],
    ['is what the kept goods bring, half up', {}, { netGoods: kobo(33_331), isClosed: true }, ['due', null, 2666]],
    ['is nothing of what was all given back', {}, { netGoods: kobo(0), isClosed: true }, ['reversed', null, 0]],
    ['is nothing of what was cancelled', {}, { isCancelled: true }, ['reversed', null, 0]],
    ['is nothing of the partner’s own', { signs: ['card'] }, { isClosed: true }, ['refused', null, 0]],
    ['is something of it once staff say so', { signs: ['card'], isApproved: true }, {}, ['pending', null, 8000]],
    ['is nothing once staff took it back', { isFinal: true }, { isClosed: true }, ['reversed', null, 0]],
    ['is held for a reversed payment', {}, { isPaymentReversed: true }, ['held', 'payment-reversed', 8000]],
    ['is held while its partner is suspended', {}, { isPartnerActive: false }, ['held', 'suspended', 8000]],
    ['stays paid out then', { isPaidOut: true }, { isPartnerActive: false, isClosed: true }, ['due', null, 8000]],
    ['is held by staff', {}, { isHeldByStaff: true, isClosed: true }, ['held', 'staff', 8000]],
  ] as const)('%s', (_name, standing, facts, expected) => {
    const outcome = outcomeOf({ ...STANDING, ...standing } as Standing, { ...FACTS, ...facts });
    expect([outcome.status, outcome.holdReason, outcome.amount]).toEqual(expected);
  });
});

it('books every change so that it sums to zero and owes what the commission says', () => {
  const state = fc.record({
    status: fc.constantFrom('pending', 'held', 'due'),
    amount: fc.integer({ min: 0, max: 10 ** 12 }).map(kobo),
  });
  fc.assert(
    fc.property(state, state, (before, after) => {
      const entries = commissionEntries('p', before, after);
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      const cost = entries
        .filter(({ account }) => account === 'affiliates')
        .reduce((sum, { amount }) => sum + amount, 0);
      expect(cost).toBe(after.amount - before.amount);
    }),
  );
});
