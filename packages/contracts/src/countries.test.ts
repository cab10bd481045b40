import { expect, it } from 'vitest';
import { countryCodeOf } from './countries.ts';

it.each([
  ['Nigeria', 'NG'],
  [' united kingdom ', 'GB'],
  ['Atlantis', null],
])('knows the code of %s', (name, code) => {
  expect(countryCodeOf(name)).toBe(code);
});
