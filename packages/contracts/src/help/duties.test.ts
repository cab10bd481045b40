import { expect, it } from 'vitest';
import { isDeliveredTo } from '../countries.ts';
import { dutiesText } from './duties.ts';
import { DUTY_GUIDES, dutyGuideOf } from './duty-guides.ts';

it('says of a destination what is not included and who collects it', () => {
  expect(dutiesText('GB')).toBe(
    'Import duty and tax of the United Kingdom are not included: the carrier collects them.',
  );
});

it('guides to each country once, to those that we deliver to, by a page of its authority', () => {
  const codes = DUTY_GUIDES.flatMap(({ countryCodes }) => countryCodes);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !isDeliveredTo(code))).toEqual([]);
  for (const { page } of DUTY_GUIDES) expect(page.url).toMatch(/^https:\/\//);
});

it.each([
  ['GB', 'United Kingdom'],
  ['DE', 'Other countries of the European Union'],
  ['AU', undefined],
])('finds the guide of %s', (code, place) => {
  expect(dutyGuideOf(code)?.place).toBe(place);
});
