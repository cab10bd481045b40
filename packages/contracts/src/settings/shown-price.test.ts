import { describe, expect, it } from 'vitest';
import { kobo } from '../money.ts';
import { shownPrice, taxNote, taxSentence } from './shown-price.ts';

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

  it('say nothing where there is no tax', () => {
    for (const each of [WITHOUT, WITH])
      expect([taxNote({ ...each, taxPercent: 0 }), taxSentence({ ...each, taxPercent: 0 })]).toEqual(['', '']);
  });
});
