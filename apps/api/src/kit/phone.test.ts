import { COUNTRY_CODE_WANTED } from '@adunni/contracts/identity/phone-form';
import { expect, it } from 'vitest';
import { normalisePhone } from './phone.ts';

it.each([
  ['0803 123 4567', undefined, '+2348031234567'],
  ['+44 20 7946 0018', undefined, '+442079460018'],
  ['0044 20 7946 0018', undefined, '+442079460018'],
  ['020 7946 0018', 'GB', '+442079460018'],
])('reads %s', (typed, countryCode, number) => {
  expect(normalisePhone(typed, { ...(countryCode && { countryCode }) })).toBe(number);
});

it.each([
  ['07946 001 234', undefined, COUNTRY_CODE_WANTED],
  ['+44 12', undefined, 'Please enter a valid phone number.'],
  ['0803 123', 'NG', 'Please enter a valid phone number.'],
])('says at its field what is wrong with %s', (typed, countryCode, problem) => {
  expect(() => normalisePhone(typed, { ...(countryCode && { countryCode }), field: 'guest.phone' })).toThrow(
    expect.objectContaining({ fields: { 'guest.phone': problem } }),
  );
});
