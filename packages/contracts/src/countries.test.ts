import { expect, it } from 'vitest';
import { countryCodeOf, countryInText, isDeliveredTo } from './countries.ts';

it.each([
  ['Nigeria', 'NG'],
  [' united kingdom ', 'GB'],
  ['Atlantis', null],
])('knows the code of %s', (name, code) => {
  expect(countryCodeOf(name)).toBe(code);
});

it('names countries within a sentence', () => {
  expect(['NG', 'GB', 'US'].map(countryInText)).toEqual(['Nigeria', 'the United Kingdom', 'the United States']);
});

it('knows where we deliver', () => {
  expect([isDeliveredTo('GB'), isDeliveredTo('AQ')]).toEqual([true, false]);
});
