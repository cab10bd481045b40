import { normalisePartnerCode } from '@adunni/contracts/affiliates/referral';
import { expect, it } from 'vitest';
import { suggestCode } from './suggest-code.ts';

it.each([
  ['Tolu Adeyemi Styles', 'TOLUADEYEMI'],
  ['Àdùnní’s Lookbook', 'ADUNNIS'],
  ['The 234 Edit', 'THE234EDIT'],
  ['  ọlá  ', 'OLA'],
  ['Supercalifragilisticexpialidocious', 'SUPERCALIFRAGILISTICEXPI'],
  ['王', ''],
  ['', ''],
])('suggests for %j the code %j', (name, code) => {
  expect(suggestCode(name)).toBe(code);
});

it('suggests nothing that is no code, but what is still too short', () => {
  for (const name of ['Tolu Adeyemi', 'Ẹ̀bùn & Co.', 'A very long name of somebody who likes names'])
    expect(normalisePartnerCode(suggestCode(name))).not.toBeNull();
});
