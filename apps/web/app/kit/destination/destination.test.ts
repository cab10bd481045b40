import { expect, it } from 'vitest';
import { destinationOf, shoppingCountry } from './destination.ts';

const inLondon = { countryCode: 'GB', currency: 'GBP' } as const;

it.each([
  ['the currency that was chosen', { chosen: 'USD', detected: inLondon } as const, 'US'],
  ['the detected country where several have the currency', { chosen: 'EUR', detected: inLondon } as const, 'GB'],
  ['the detected country', { chosen: null, detected: { countryCode: 'GH', currency: 'NGN' } } as const, 'GH'],
  ['the country of the currency', { chosen: null, detected: { countryCode: 'IM', currency: 'GBP' } } as const, 'GB'],
  ['nothing yet', { chosen: null, detected: null }, null],
  ['nothing certain', { chosen: 'EUR', detected: null } as const, null],
])('tells where somebody shops by %s', (_, shopper, country) => {
  expect(shoppingCountry(shopper)).toBe(country);
});

const none = { checkout: null, chosen: null, address: null, shopping: null };

it.each([
  ['the checkout', { checkout: 'CA', chosen: 'US', address: 'IE', shopping: 'GB' }, 'CA'],
  ['what was chosen', { ...none, chosen: 'US', address: 'IE', shopping: 'GB' }, 'US'],
  ['the address', { ...none, address: 'IE', shopping: 'GB' }, 'IE'],
  ['where they shop', { ...none, shopping: 'GB' }, 'GB'],
  ['home', none, 'NG'],
  ['what we deliver to', { ...none, chosen: 'AQ', shopping: 'GB' }, 'GB'],
])('sends an order by %s', (_, signs, country) => {
  expect(destinationOf(signs)).toBe(country);
});
