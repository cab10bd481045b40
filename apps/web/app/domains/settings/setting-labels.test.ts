import { expect, it } from 'vitest';
import { settingHelp } from './setting-labels.ts';

it('says what a setting decides, and what it starts with in its unit', () => {
  expect(settingHelp('freeShippingFrom')).toMatch(/ Default: ₦100$/);
  expect(settingHelp('taxPercent')).toMatch(/ Default: 5%$/);
  expect(settingHelp('bookingHoldMinutes')).toMatch(/ Default: 10 minutes$/);
});
