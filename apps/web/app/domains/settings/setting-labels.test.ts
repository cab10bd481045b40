import { expect, it } from 'vitest';
import { settingHelp } from './setting-labels.ts';

it('says what a setting decides, and what it starts with in its unit', () => {
  expect(settingHelp('freeShippingFrom')).toMatch(/ Default of the product specification: ₦100$/);
  expect(settingHelp('taxPercent')).toMatch(/ Default of the product specification: 5%$/);
  expect(settingHelp('depositPercent')).toMatch(/ Default: 60%$/);
  expect(settingHelp('bookingHoldMinutes')).toMatch(/ Default: 10 minutes$/);
});
