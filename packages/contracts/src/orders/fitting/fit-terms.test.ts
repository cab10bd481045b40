import { expect, it } from 'vitest';
import { fitTerms, withoutFitting } from './fit-terms.ts';

it('says until when it is told that something does not match', () => {
  expect(fitTerms(7)).toBe(
    'If it doesn’t match your order, it is altered, remade or refunded: tell us within 7 days of delivery.',
  );
  expect(fitTerms(1)).toContain('within 1 day of');
});

it('says of a fitting in another country where it is, and what is made without one', () => {
  expect(withoutFitting({ city: 'Yaba', country: 'Nigeria' })).toBe(
    'Fittings are in person, in Yaba, Nigeria. Unless you can be there, your items are made from the measurements, without a fitting.',
  );
});
