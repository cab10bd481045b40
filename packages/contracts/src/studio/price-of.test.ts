import { expect, it } from 'vitest';
import { kobo } from '../money.ts';
import { GARMENT_KINDS, GARMENTS, PART_KINDS, partsOf } from './garments.ts';
import { type PriceList, priceListForm } from './price-list.ts';
import { priceOf } from './price-of.ts';
import { textileOf } from './textiles.ts';
import { yardsOf } from './yards.ts';

const naira = (amount: number) => kobo(amount * 100);
const LIST: PriceList = {
  isOpen: true,
  garments: [
    {
      ...{ garment: 'agbada', base: naira(85_000), days: 14 },
      parts: [
        { part: 'full', price: naira(60_000), days: 7 },
        { part: 'half-lining', price: naira(20_000), days: 1 },
        { part: 'gobi', price: naira(0), days: 0 },
        { part: 'second-fabric', price: naira(5000), days: 0 },
      ],
    },
  ],
  textiles: [
    { textile: 'brocade', perYard: naira(9000) },
    { textile: 'atiku', perYard: naira(4500) },
  ],
};
const AGBADA = {
  ...{ garment: 'agbada', embroidery: 'full', length: 'ankle', cloth: 'brocade-ivory' },
  ...{ thread: '#b8893b', darkThread: '#5a3b12', lining: '#c9b48a', linedTo: 'half', cap: 'gobi' },
};
const priced = (recipe: Record<string, string | boolean | number>, wearer = {}) => {
  const yards = yardsOf(recipe, wearer);
  if (!yards) throw new Error('nothing is known of it');
  return priceOf(recipe, LIST, yards);
};

it('adds up sewing, parts and cloth, whose amount is a span until the wearer is known', () => {
  const { price } = priced(AGBADA);
  expect(price?.lines).toEqual([
    { label: 'Sewing: Agbada', low: naira(85_000), high: naira(85_000) },
    { label: 'Embroidery: pocket panel and neckline', low: naira(60_000), high: naira(60_000) },
    { label: 'Half lining', low: naira(20_000), high: naira(20_000) },
    { label: 'Guinea brocade and shadda, about 9–12 yards', low: naira(81_000), high: naira(108_000) },
  ]);
  expect([price?.low, price?.high, price?.days]).toEqual([naira(246_000), naira(273_000), 22]);
  const known = priced(AGBADA, { height: 1750, girth: 980 }).price;
  expect(known?.low).toBe(known?.high);
  expect(known?.lines.at(-1)?.label).toBe('Guinea brocade and shadda, about 10 yards');
});

it('reckons a second fabric apart', () => {
  const { price } = priced({ ...AGBADA, second: 'atiku-sky' }, { height: 1750, girth: 980 });
  expect(price?.lines.slice(-2)).toEqual([
    { label: 'Guinea brocade and shadda (robe), about 5.5 yards', low: naira(49_500), high: naira(49_500) },
    { label: 'Atiku (buba and sokoto), about 4.5 yards', low: naira(20_250), high: naira(20_250) },
  ]);
});

it('says what the maker doesn’t offer', () => {
  expect(priced({ ...AGBADA, embroidery: 'knives', cap: 'hula', cloth: 'kente-classic' }).missing).toEqual([
    ...['Embroidery: knife panel', 'Hula (embroidered cap)', 'Kente'],
  ]);
  expect(priced({ garment: 'dashiki', cloth: 'atiku-sky' }).missing).toEqual(['Dashiki']);
  expect(priced({ ...AGBADA, embroidery: 'constructor', cloth: '__proto__' }).missing).toEqual([
    ...['A part of it', 'This fabric'],
  ]);
  const unknown = priceOf({ garment: 'toga', cloth: 'atiku-sky' }, LIST, { main: { low: 1, high: 1 }, second: null });
  expect(unknown.missing).toEqual(['This garment']);
});

it('asks nothing extra for what is plain', () => {
  const tunic = { garment: 'tunic', embroidery: 'plain', hemY: 1100, cloth: 'atiku-sky', sleeve: 'plain', sash: false };
  expect(partsOf(tunic)).toEqual([]);
  expect(partsOf({ ...tunic, workedCuffs: true, sleeve: 'buttoned', lining: '#ffffff', linedTo: 'hem' })).toEqual([
    ...['worked-cuffs', 'buttoned-sleeves', 'full-lining'],
  ]);
});

it('takes more cloth for a taller or a wider body, and never less than the least', () => {
  for (const recipe of [AGBADA, { ...AGBADA, second: 'atiku-sky' }, ...GARMENT_KINDS.map(plain)]) {
    const any = yardsOf(recipe);
    const bodies = [1500, 1650, 1750, 1950].flatMap((height) => [800, 1300].map((girth) => ({ height, girth })));
    for (const { height, girth } of bodies) {
      const body = yardsOf(recipe, { height, girth });
      expect(body?.main.low).toBe(body?.main.high);
      expect(body?.main.low).toBeGreaterThanOrEqual(any?.main.low ?? Infinity);
      expect(body?.main.high).toBeLessThanOrEqual(any?.main.high ?? 0);
      const taller = yardsOf(recipe, { height: height + 100, girth });
      expect(taller?.main.low).toBeGreaterThanOrEqual(body?.main.low ?? 0);
    }
  }
});

const plain = (garment: string) => ({ garment, cloth: 'ankara-diamonds-sun', hemY: 1200, embroidery: 'plain' });

it('knows every part by a garment, and refuses lists that contradict themselves', () => {
  const used = new Set(GARMENT_KINDS.flatMap((kind) => [...GARMENTS[kind].parts]));
  expect([...used].sort()).toEqual([...PART_KINDS].sort());
  expect(textileOf('guinea-emerald')).toBe('brocade');
  expect(textileOf('plastic-red')).toBeNull();
  const garment = { garment: 'dashiki', base: 15_000, days: 5, parts: [] };
  const form = (values: object) => priceListForm.safeParse({ isOpen: true, garments: [], textiles: [], ...values });
  expect(form({ garments: [garment] }).success).toBe(true);
  for (const broken of [
    { garments: [garment, garment] },
    { garments: [{ ...garment, parts: [{ part: 'sash', price: 1, days: 0 }] }] },
    { garments: [{ ...garment, days: 0 }] },
    { garments: [{ ...garment, base: -1 }] },
    { textiles: [{ textile: 'silk', perYard: 1.001 }] },
    { textiles: [1, 2].map((perYard) => ({ textile: 'silk', perYard })) },
  ])
    expect(form(broken).success, JSON.stringify(broken)).toBe(false);
});
