import { describe, expect, it } from 'vitest';
import { kobo } from '../money.ts';
import { pricesShownBetween, shownPrice, taxNote, taxSentence } from './shown-price.ts';

const WITHOUT = { taxPercent: 5, showsTaxInPrices: false };
const WITH = { ...WITHOUT, showsTaxInPrices: true };

describe('prices of goods', () => {
  it('are shown without their tax, which comes at checkout', () => {
    expect(shownPrice(kobo(18_000_000), WITHOUT)).toBe(18_000_000);
    expect(taxNote(WITHOUT)).toBe('plus 5% tax at checkout');
    expect(taxSentence(WITHOUT)).toBe('All prices plus 5% tax at checkout.');
  });

  it('are shown with it when the setting says so', () => {
    expect(shownPrice(kobo(18_000_000), WITH)).toBe(18_900_000);
    expect(taxNote(WITH)).toBe('includes 5% tax');
    expect(taxSentence(WITH)).toBe('Prices include 5% tax.');
  });

  it('are found by what they are shown at, to the kobo', () => {
    expect(pricesShownBetween(kobo(100), kobo(18_000_000), WITHOUT)).toEqual([100, 18_000_000]);
    expect(pricesShownBetween(kobo(0), kobo(18_900_000), WITH)).toEqual([0, 18_000_000]);
    for (let bound = 1; bound < 500; bound += 7) {
      const [low, high] = pricesShownBetween(kobo(bound), kobo(bound), WITH);
      expect(shownPrice(low, WITH), `${bound}`).toBeGreaterThanOrEqual(bound);
      expect(shownPrice(kobo(low - 1), WITH), `${bound}`).toBeLessThan(bound);
      expect(shownPrice(high, WITH), `${bound}`).toBeLessThanOrEqual(bound);
      expect(shownPrice(kobo(high + 1), WITH), `${bound}`).toBeGreaterThan(bound);
    }
  });

  it('say nothing where there is no tax', () => {
    for (const each of [WITHOUT, WITH])
      expect([taxNote({ ...each, taxPercent: 0 }), taxSentence({ ...each, taxPercent: 0 })]).toEqual(['', '']);
  });
});
