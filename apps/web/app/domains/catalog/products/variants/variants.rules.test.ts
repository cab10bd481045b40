import { describe, expect, it } from 'vitest';
import type { VariantValues } from '../editor/product-values.ts';
import {
  addColour,
  addSize,
  axesOf,
  cellText,
  followBase,
  numberOf,
  paint,
  pasteInto,
  putBack,
  skuOf,
} from './variants.rules.ts';

const stem = { title: 'Adé gown', code: null, basePrice: 45_000 };
const INDIGO = { name: 'Indigo', hex: '#1b2d6b' };
const WINE = { name: 'Wine', hex: '#5e1224' };
const named = (variants: VariantValues[]) => variants.map(({ size, colour }) => `${size} ${colour}`);
const grid = () => {
  const sizes = ['10', '12'].reduce((variants, size) => addSize(variants, size, stem), [] as VariantValues[]);
  return [INDIGO, WINE].reduce((variants, colour) => addColour(variants, colour, stem), sizes);
};

describe('sizes and colours', () => {
  it('make every combination, by colour', () => {
    expect(named(grid())).toEqual(['10 Indigo', '12 Indigo', '10 Wine', '12 Wine']);
    expect(axesOf(grid())).toEqual({ sizes: ['10', '12'], colours: [INDIGO, WINE] });
  });

  it('leave a combination out that was taken away when another size comes', () => {
    const without = grid().filter(({ size, colour }) => !(size === '10' && colour === 'Wine'));
    expect(named(addSize(without, '14', stem))).toEqual(['10 Indigo', '12 Indigo', '14 Indigo', '12 Wine', '14 Wine']);
  });

  it('are put back without what was changed or added meanwhile being lost', () => {
    const before = grid();
    const kept = before.filter(({ size }) => size !== '10');
    const now = addColour(addSize(kept, '14', stem), { name: 'Sand', hex: '#c8b48a' }, stem).map((variant) =>
      variant.size === '12' ? { ...variant, stock: 9 } : variant,
    );
    const back = putBack(now, before, kept);
    expect(named(back).sort()).toEqual(named([...now, ...before.filter(({ size }) => size === '10')]).sort());
    expect(named(back).slice(0, 2)).toEqual(['10 Indigo', '12 Indigo']);
    expect(back.find(({ size }) => size === '12')?.stock).toBe(9);
    expect(putBack(before, before, kept)).toHaveLength(4);
  });

  it('are there once', () => {
    expect(addSize(grid(), '10', stem)).toHaveLength(4);
    expect(addColour(grid(), { name: 'indigo', hex: '#000000' }, stem)).toHaveLength(4);
  });

  it('keep price and stock of what is there, and give new ones the price of their size and no stock', () => {
    const [first, ...others] = grid();
    if (!first) throw new Error('the grid is empty');
    const more = addColour([{ ...first, price: 50_000, stock: 7 }, ...others], { name: 'Sand', hex: '#c8b48a' }, stem);
    expect(more.map(({ price, stock }) => [price, stock])).toEqual([
      [50_000, 7],
      [45_000, 0],
      [45_000, 0],
      [45_000, 0],
      [50_000, 0],
      [45_000, 0],
    ]);
  });

  it('follow the base price when they cost exactly it', () => {
    const [first, ...others] = grid();
    if (!first) throw new Error('the grid is empty');
    const own = [{ ...first, price: 50_000 }, ...others];
    expect(followBase(own, 45_000, 47_500).map(({ price }) => price)).toEqual([50_000, 47_500, 47_500, 47_500]);
    expect(followBase(own, 46_000, 47_500)).toEqual(own);
  });

  it('are painted together', () => {
    expect(paint(grid(), 'Wine', '#000000').map(({ colourHex }) => colourHex)).toEqual([
      INDIGO.hex,
      INDIGO.hex,
      '#000000',
      '#000000',
    ]);
  });
});

it('skuOf says what the variant is', () => {
  expect(skuOf(stem, '12', 'Deep indigo')).toBe('ADE-GOWN-12-DEEP-INDIGO');
  expect(skuOf({ ...stem, code: 'AG 7' }, '', '')).toBe('AG-7');
  expect(skuOf({ ...stem, title: '' }, '', '')).toBe('NEW');
});

it.each([
  ['₦45,000', 45_000],
  [' 45 000.50 ', 45_000.5],
  ['', null],
  ['-3', null],
  ['12a', null],
])('numberOf reads %s', (text, value) => {
  expect(numberOf(text)).toBe(value);
});

it('a cell shows a price with its thousands apart, and the rest as it is', () => {
  const [variant] = grid();
  if (!variant) throw new Error('no variant');
  expect(cellText({ ...variant, price: 1_045_000.5 }, 'price')).toBe('1,045,000.5');
  expect(cellText({ ...variant, stock: 1200 }, 'stock')).toBe('1200');
});

describe('pasteInto', () => {
  it('fills a column downwards, past the last row nothing', () => {
    const pasted = pasteInto(grid(), { row: 2, column: 'stock' }, '5\r\n6\r\n7\r\n');
    expect(pasted.map(({ stock }) => stock)).toEqual([0, 0, 5, 6]);
  });

  it('fills several columns, and leaves out what is no number and what is right of the last', () => {
    const pasted = pasteInto(grid(), { row: 0, column: 'price' }, '46,000\t3\t99\nsoon\t2.5');
    expect(pasted.map(({ price, stock }) => [price, stock])).toEqual([
      [46_000, 3],
      [45_000, 0],
      [45_000, 0],
      [45_000, 0],
    ]);
  });
});
