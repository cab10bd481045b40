import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { expect, it } from 'vitest';
import { sizeFor } from './size.ts';
import { describe, takeOff, tryKey, wear } from './worn.ts';

const outfit = (_id: string, slot: Outfit['slot']) =>
  ({ _id, slot, version: 2, product: { title: _id } }) as unknown as Outfit;
const [agbada, gown, top, gele, fila] = [
  outfit('Agbada', 'whole'),
  outfit('Gown', 'whole'),
  outfit('Dashiki', 'top'),
  outfit('Gele', 'head'),
  outfit('Fila', 'head'),
];
const names = (worn: readonly Outfit[]) => worn.map(({ _id }) => _id);

it('wears one thing on the body and one on the head, which is put on last', () => {
  expect(names(wear([], agbada))).toEqual(['Agbada']);
  expect(names(wear([gele], agbada))).toEqual(['Agbada', 'Gele']);
  expect(names(wear(wear([agbada], gele), gown))).toEqual(['Gown', 'Gele']);
  expect(names(wear([gown, gele], fila))).toEqual(['Gown', 'Fila']);
  expect(names(wear([agbada], top))).toEqual(['Dashiki']);
  expect(names(takeOff([gown, gele], 'Gown'))).toEqual(['Gele']);
});

it('counts one garment on one body once a day', () => {
  const key = tryKey(agbada, 'amara', '2026-11-23');
  expect(tryKey(agbada, 'amara', '2026-11-23')).toBe(key);
  const others = [
    tryKey(gown, 'amara', '2026-11-23'),
    tryKey({ ...agbada, version: 3 }, 'amara', '2026-11-23'),
    tryKey(agbada, 'bisi', '2026-11-23'),
    tryKey(agbada, 'amara', '2026-11-24'),
  ];
  expect(new Set([key, ...others]).size).toBe(5);
});

it('says what the picture shows', () => {
  expect(describe('Amara', [])).toBe('Amara, nothing tried on yet');
  expect(describe('Amara', [agbada, gele])).toBe('Amara in Agbada and Gele');
});

it('draws no more pixels than are seen, in whole ones of 3 by 4', () => {
  expect(sizeFor(390, 3)).toEqual({ width: 780, height: 1040 });
  expect(sizeFor(1200, 2)).toEqual({ width: 900, height: 1200 });
  expect(sizeFor(200, 1)).toEqual({ width: 480, height: 640 });
});
