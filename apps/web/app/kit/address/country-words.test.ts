import { expect, it } from 'vitest';
import { phoneHint, placeLabels } from './country-words.ts';

it.each([
  ['GB', 'County (optional)', 'Postcode'],
  ['US', 'State', 'ZIP code'],
  ['GH', 'State, province or county (optional)', 'Postcode'],
])('names the parts of an address in %s', (code, state, postcode) => {
  expect(placeLabels(code)).toEqual({ state, postcode });
});

it('shows a number of the country', () => {
  expect(phoneHint('NG')).toContain('0803 123 4567');
  expect(['US', 'GB'].map((code) => phoneHint(code).split(' ').at(-1))).toEqual(['+1', '+44']);
});
