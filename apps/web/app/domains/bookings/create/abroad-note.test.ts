import { expect, it } from 'vitest';
import { abroadText } from './abroad-note.tsx';
import type { Measured } from './measured.ts';

const maker = { city: 'Yaba', country: 'Nigeria' };
const order = (countryCode: string, isFitting = true) => ({
  address: { city: 'London', countryCode } as NonNullable<Measured['address']>,
  isFitting,
});

it('says of a visit in person that its order goes to another country', () => {
  expect(abroadText({ place: 'studio', maker }, order('GB'))).toBe(
    'This fitting is in Yaba, Nigeria. Your order goes to London, United Kingdom.',
  );
  expect(abroadText({ place: 'home', maker }, order('GB', false))).toBe(
    'This measuring visit is at an address in Nigeria. Your order goes to London, United Kingdom.',
  );
});

it('says nothing of a call, of an order within the country, and of one that is picked up', () => {
  expect(abroadText({ place: 'video', maker }, order('GB', false))).toBeNull();
  expect(abroadText({ place: 'studio', maker }, order('NG'))).toBeNull();
  expect(abroadText({ place: 'studio', maker }, { address: null, isFitting: true })).toBeNull();
});
