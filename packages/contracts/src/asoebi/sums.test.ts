import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kobo, sumKobo } from '../money.ts';
import { orderSums, setDeposit, setEarnings, sharesOf } from './sums.ts';

const RATES = { commissionPercent: 5, taxPercent: 7.5 };
const set = (price: number, percent: number | null = null) => ({
  price: kobo(price),
  deposit: setDeposit(kobo(price), percent),
});

describe('our fee', () => {
  it('is part of the price when the host bears it, and added to it when guests do, and the same to us', () => {
    const sets = [set(4_000_000), set(4_000_000)];
    const included = orderSums(sets, kobo(150_000), { ...RATES, addsFee: false });
    expect(included).toMatchObject({ goods: 8_000_000, fee: 0, tax: 600_000, total: 8_750_000, commission: 400_000 });
    const added = orderSums(sets, kobo(150_000), { ...RATES, addsFee: true });
    expect(added).toMatchObject({ goods: 8_000_000, fee: 400_000, total: 9_150_000, commission: 400_000 });
    const [[earned], [earnedMore]] = [sharesOf(included, included.total), sharesOf(added, added.total)];
    expect([earned, earnedMore]).toEqual([7_750_000, 8_150_000]);
    const ofOne = [false, true].map((addsFee) => setEarnings(kobo(4_000_000), { ...RATES, addsFee }));
    expect(ofOne.map((each) => each * 2 + 150_000)).toEqual([earned, earnedMore]);
  });
});

describe('a deposit', () => {
  it('carries its share of all that is added', () => {
    const sums = orderSums([set(4_000_000, 50)], kobo(100_000), { ...RATES, addsFee: true });
    expect(sums).toMatchObject({ total: 4_600_000, deposit: 2_300_000 });
  });

  it('is the total where one of both could not be charged', () => {
    for (const percent of [1, 99]) {
      const sums = orderSums([set(100_000, percent)], kobo(0), { ...RATES, addsFee: false });
      expect(sums.deposit, `${percent}%`).toBe(sums.total);
    }
  });
});

it('gives every kobo that was paid to somebody, whatever is paid first', () => {
  const prices = fc.array(fc.integer({ min: 100_000, max: 50_000_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(prices, fc.boolean(), fc.integer({ min: 0, max: 100 }), (given, addsFee, share) => {
      const sums = orderSums(
        given.map((price) => set(price, 30)),
        kobo(0),
        { ...RATES, addsFee },
      );
      const first = kobo(Math.floor((sums.total * share) / 100));
      for (const amount of [first, kobo(sums.total - first)]) expect(sumKobo(sharesOf(sums, amount))).toBe(amount);
    }),
  );
});
