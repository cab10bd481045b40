import { MAX_LINE_QUANTITY } from '@adunni/contracts/cart/cart';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredLine } from '../rules.ts';
import { mergeLines } from './merge-lines.ts';

const VARIANTS = ['a', 'b'] as const;

/** A line of one of two variants with one of three notes; equal lines have equal fingerprints. */
const line = fc
  .record({
    variantId: fc.constantFrom(...VARIANTS, null),
    personalisation: fc.constantFrom('', 'Adé', 'Bisi'),
    quantity: fc.integer({ min: 1, max: MAX_LINE_QUANTITY }),
    savedForLater: fc.boolean(),
  })
  .map((given) => {
    const fingerprint = `${given.variantId} ${given.personalisation} ${given.savedForLater}`;
    return { ...given, fingerprint, _id: fingerprint } as StoredLine;
  });
const basket = fc.uniqueArray(line, { selector: ({ fingerprint }) => fingerprint, maxLength: 12 });
const stocks = fc.record({ a: fc.nat({ max: 120 }), b: fc.nat({ max: 120 }) });
type Stocks = { a: number; b: number };

const stockOf = (given: StoredLine, stock: Stocks) => (given.variantId ? stock[given.variantId as 'a' | 'b'] : null);
const merge = (own: StoredLine[], coming: StoredLine[], stock: Stocks) =>
  mergeLines(
    own,
    coming.map((given) => ({ line: given, stock: stockOf(given, stock) })),
  );

describe('mergeLines always', () => {
  it('keeps every line, loses nothing that the person had, and says where it lowered', () => {
    fc.assert(
      fc.property(basket, basket, stocks, (own, coming, stock) => {
        const merged = merge(own, coming, stock);
        expect(merged.map((each) => each.line)).toEqual(coming);
        for (const { line: given, quantity, capped } of merged) {
          const had = own.find(({ fingerprint }) => fingerprint === given.fingerprint)?.quantity ?? 0;
          expect(quantity).toBeGreaterThanOrEqual(Math.max(1, had));
          expect(quantity).toBeLessThanOrEqual(Math.min(had + given.quantity, MAX_LINE_QUANTITY));
          expect(capped).toBe(quantity < had + given.quantity);
        }
      }),
    );
  });

  it('takes no more from the shelf than there is, but for the one piece that keeps a line', () => {
    fc.assert(
      fc.property(basket, basket, stocks, (own, coming, stock) => {
        const merged = merge(own, coming, stock);
        for (const variant of VARIANTS) {
          const mine = own.filter((each) => each.variantId === variant && !each.savedForLater);
          const theirs = merged.filter(({ line: each }) => each.variantId === variant && !each.savedForLater);
          const had = (given: StoredLine) => mine.find((each) => each.fingerprint === given.fingerprint)?.quantity ?? 0;
          const before = mine.reduce((sum, { quantity }) => sum + quantity, 0);
          const added = theirs.reduce((sum, { line: given, quantity }) => sum + quantity - had(given), 0);
          const newLines = theirs.filter(({ line: given }) => had(given) === 0).length;
          expect(added).toBeLessThanOrEqual(Math.max(0, stock[variant] - before) + newLines);
        }
      }),
    );
  });

  it('adds up in full where there is enough', () => {
    fc.assert(
      fc.property(basket, (coming) => {
        const merged = merge([], coming, { a: 1000, b: 1000 });
        expect(merged.map(({ quantity }) => quantity)).toEqual(coming.map(({ quantity }) => quantity));
      }),
    );
  });
});
