import { expect, it } from 'vitest';
import { addressForm } from './address-forms.ts';

const HOME = { recipient: 'Kemi Adeyemi', phone: '+447911123456', city: 'London', street: '14 Rye Lane' };
const faultsOf = (changes: object) =>
  addressForm.safeParse({ ...HOME, ...changes }).error?.issues.map(({ path }) => path.join('.')) ?? [];

it('asks for a state only where the country has them', () => {
  expect(faultsOf({ countryCode: 'GB', postcode: 'SE15 5BS' })).toEqual([]);
  expect(faultsOf({ countryCode: 'US', state: '' })).toEqual(['state']);
  expect(faultsOf({ countryCode: 'NG', lga: 'Eti-Osa' })).toEqual(['state']);
});
