import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { expect, it } from 'vitest';
import { sizeFor } from './size.ts';
import { countedOn, describe, takeOff, wear } from './worn.ts';

const outfit = (_id: string, slot: Outfit['slot']) =>
  ({
    _id,
    slot,
    version: 2,
    sizes: [{ label: 'M', ease: 16, girth: 96 }],
    product: { title: _id },
  }) as unknown as Outfit;
const [agbada, gown, top, sokoto, gele, fila] = [
  outfit('Agbada', 'whole'),
  outfit('Gown', 'whole'),
  outfit('Dashiki', 'top'),
  outfit('Sokoto', 'bottom'),
  outfit('Gele', 'head'),
  outfit('Fila', 'head'),
];
const names = (worn: readonly Outfit[]) => worn.map(({ _id }) => _id);

it('wears something for all of the body, or a top over a bottom, and something on the head, which is put on last', () => {
  expect(names(wear([], agbada))).toEqual(['Agbada']);
  expect(names(wear([gele], agbada))).toEqual(['Agbada', 'Gele']);
  expect(names(wear(wear([agbada], gele), gown))).toEqual(['Gown', 'Gele']);
  expect(names(wear([gown, gele], fila))).toEqual(['Gown', 'Fila']);
  expect(names(wear([agbada], top))).toEqual(['Dashiki']);
  expect(names(wear(wear([gele], top), sokoto))).toEqual(['Sokoto', 'Dashiki', 'Gele']);
  expect(names(wear([sokoto, top, gele], agbada))).toEqual(['Agbada', 'Gele']);
  expect(names(wear([agbada, gele], sokoto))).toEqual(['Sokoto', 'Gele']);
  expect(names(takeOff([gown, gele], 'Gown'))).toEqual(['Gele']);
});

it('counts one garment on one body once a day', () => {
  const { keyOf } = countedOn('amara', '2026-11-23');
  expect(countedOn('amara', '2026-11-23').keyOf(agbada)).toBe(keyOf(agbada));
  const others = [
    keyOf(gown),
    keyOf({ ...agbada, version: 3 }),
    countedOn('bisi', '2026-11-23').keyOf(agbada),
    countedOn('amara', '2026-11-24').keyOf(agbada),
  ];
  expect(new Set([keyOf(agbada), ...others]).size).toBe(5);
});

it('calls a draping by its body, its day and all that is worn, in as many letters as a key may have', () => {
  const { drapingOf, on, keyOf } = countedOn(`photo-${crypto.randomUUID()}`, '2026-11-23');
  expect(drapingOf([agbada, gele])).toEqual(drapingOf([agbada, gele]));
  expect(drapingOf([agbada, gele]).worn).toEqual([
    { outfitId: 'Agbada', version: 2 },
    { outfitId: 'Gele', version: 2 },
  ]);
  const keys = [[agbada], [gele], [agbada, gele], [gown, gele]].map((worn) => drapingOf(worn).key);
  expect(new Set(keys).size).toBe(4);
  for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{8,100}$/);
  expect(keyOf({ _id: crypto.randomUUID(), version: 999 }).length).toBeLessThanOrEqual(100);
  expect(on.length).toBeLessThanOrEqual(60);
});

it('says what the picture shows', () => {
  expect(describe('Amara', [])).toBe('Amara, nothing tried on yet');
  expect(describe('Amara', [agbada, gele])).toBe('Amara in Agbada and Gele');
  expect(describe('Amara', [sokoto, top, gele])).toBe('Amara in Sokoto, Dashiki and Gele');
  const picks = { Sokoto: { size: 'M' }, Dashiki: { size: 'XL' }, Gele: { size: null } };
  expect(describe('Amara', [sokoto, top, gele], picks)).toBe('Amara in Sokoto in size M, Dashiki and Gele');
});

it('draws no more pixels than are seen, in whole ones of 3 by 4', () => {
  expect(sizeFor(390, 3)).toEqual({ width: 780, height: 1040 });
  expect(sizeFor(1200, 2)).toEqual({ width: 900, height: 1200 });
  expect(sizeFor(200, 1)).toEqual({ width: 480, height: 640 });
});
