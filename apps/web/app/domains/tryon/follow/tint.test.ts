import type { Product } from '@adunni/contracts/catalog/catalog';
import { expect, it } from 'vitest';
import { tintOf } from './tint.ts';

const variant = (colour: string, colourHex: string) => ({ size: 'M', colour, colourHex, available: 2 });
const choice = (_id: string, swatch: string | null, isDefault = false) => ({ _id, swatch, isDefault });
const group = (_id: string, kind: string, choices: object[]) => ({ _id, kind, required: true, choices });
const product = (variants: object[], optionGroups: object[] = []) =>
  ({ variants, optionGroups, pictures: [] }) as unknown as Product;

it('is the picked colour of a variant, unless the pictures have it', () => {
  const boubou = product([variant('Indigo', '#1e2a5a'), variant('Wine', '#6d1f2f')]);
  expect(tintOf(boubou, { colour: 'Wine', size: null, options: {} })).toBe('#6d1f2f');
  expect(tintOf(boubou, { colour: 'Indigo', size: 'M', options: {} })).toBeNull();
  expect(tintOf(boubou, { colour: null, size: 'M', options: {} })).toBeNull();
});

it('is the colour of a picked option that is a colour or a cloth, and of no other', () => {
  const agbada = product(
    [],
    [
      group('colour', 'colour', [choice('ivory', '#e8dcc0', true), choice('blue', '#a9c4de')]),
      group('lining', 'lining', [choice('none', null, true), choice('satin', '#ffffff')]),
    ],
  );
  expect(tintOf(agbada, { colour: null, size: null, options: { colour: 'blue', lining: 'none' } })).toBe('#a9c4de');
  expect(tintOf(agbada, { colour: null, size: null, options: { colour: 'ivory', lining: 'satin' } })).toBeNull();
});

it('is the picture of a picked fabric, also of one that has a colour, but of the default and of linings none', () => {
  const shown = (_id: string, isDefault = false) => ({
    ...choice(_id, '#0c4c51', isDefault),
    picture: { url: `/m/${_id}` },
  });
  const wrapper = product(
    [],
    [
      group('print', 'fabric', [shown('coral', true), shown('teal'), choice('plain', null)]),
      group('lining', 'lining', [shown('none', true), shown('satin')]),
    ],
  );
  const tint = (print: string, lining: string) =>
    tintOf(wrapper, { colour: null, size: null, options: { print, lining } });
  expect(tint('teal', 'none')).toBe('/m/teal');
  expect([tint('coral', 'satin'), tint('plain', 'satin')]).toEqual([null, null]);
});
