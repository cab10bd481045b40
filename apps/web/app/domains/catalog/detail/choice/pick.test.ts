import type { Product } from '@adunni/contracts/catalog/catalog';
import { pathOfProduct, pathOfTryOn } from '@adunni/contracts/catalog/product-path';
import { describe, expect, it } from 'vitest';
import { breadcrumbJsonLd, productJsonLd } from '../product-json-ld.ts';
import { chosenOf, coloursOf, faultOf, firstPick, pickedVariant, pickFrom, sizesOf } from './pick.ts';
import { priceLines } from './price-lines.ts';
import { changedPart, galleryOf, pictureOf } from './shown-picture.ts';

const variant = (size: string, colour: string, available: number, price = 45_000) => ({
  _id: `${colour}-${size}`,
  sku: `${colour}-${size}`,
  size,
  colour,
  colourHex: '#112233',
  price,
  available,
});
const base = {
  _id: 'p1',
  title: 'Boubou',
  summary: 'A boubou.',
  kind: 'ready-to-wear',
  basePrice: 45_000,
  price: 45_000,
  inStock: true,
  rating: 4.5,
  reviewCount: 8,
  leadDaysMin: 2,
  leadDaysMax: 4,
  fabric: 'adire',
  maker: { name: 'Tinuade Dyeworks' },
  categoryPath: [{ slug: 'women', name: 'Women' }],
  pictures: ['indigo', null, 'Wine'].map((colour, index) => ({ url: `/media/${index}`, colour })),
  variants: [],
  optionGroups: [],
};
const ready = {
  ...base,
  variants: [
    variant('UK 12', 'indigo', 0),
    variant('UK 8', 'indigo', 3),
    variant('UK 12', 'wine', 2, 48_000),
    variant('UK 16', 'wine', 0),
  ],
} as unknown as Product;
const measured = {
  ...base,
  kind: 'made-to-measure',
  optionGroups: [
    {
      _id: 'cloth',
      name: 'Cloth',
      required: true,
      choices: [
        { _id: 'c1', label: 'Indigo', priceDelta: 0, leadDays: 0, isDefault: true },
        { _id: 'c2', label: 'Wine', priceDelta: 8000, leadDays: 3, isDefault: false },
      ],
    },
    {
      _id: 'sleeve',
      name: 'Sleeve',
      required: true,
      choices: [
        { _id: 's1', label: 'Short', priceDelta: -2000, leadDays: 0, isDefault: false },
        { _id: 's2', label: 'Long', priceDelta: 0, leadDays: 0, isDefault: false },
      ],
    },
  ],
} as unknown as Product;

it('keeps options in the address, and takes from one only what the product has', () => {
  const pick = { ...firstPick(measured), options: { cloth: 'c2', sleeve: 's1' } };
  const path = pathOfProduct('p1', pick);
  expect(path).toBe('/products/p1?options=c2,s1');
  expect(pickFrom(measured, new URLSearchParams(path.split('?')[1]))).toEqual(pick);
  expect(pickFrom(measured, new URLSearchParams('options=gone'))).toEqual(firstPick(measured));
  expect(pathOfProduct('p1', { colour: null, size: null, options: {} })).toBe('/products/p1');
});

it('leads to the fitting room with what was chosen, and by the plain address when nothing was', () => {
  const pick = { ...firstPick(measured), options: { cloth: 'c2', sleeve: 's1' } };
  expect(chosenOf(measured, pick)).toEqual(pick);
  expect(chosenOf(measured, firstPick(measured))).toBeNull();
  expect(pathOfTryOn('p1', chosenOf(measured, pick))).toBe('/virtual-tryon?product=p1&options=c2,s1');
  expect(pathOfTryOn('p1', chosenOf(measured, firstPick(measured)))).toBe('/virtual-tryon?product=p1');
  const search = new URLSearchParams('product=p1&colour=wine&size=UK%2012');
  expect(pickFrom(ready, search)).toEqual({ colour: 'wine', size: 'UK 12', options: {} });
  expect(pathOfTryOn('p1', { colour: null, size: null, options: {} })).toBe('/virtual-tryon?product=p1');
});

it('keeps colour and size in the address of the page, and no others than the product has', () => {
  const pick = { colour: 'wine', size: 'UK 12', options: {} };
  const path = pathOfProduct('p1', pick);
  expect(path).toBe('/products/p1?colour=wine&size=UK%2012');
  expect(pickFrom(ready, new URLSearchParams(path.split('?')[1]))).toEqual(pick);
  expect(pickFrom(ready, new URLSearchParams('colour=gone&size=gone'))).toEqual(firstPick(ready));
});

describe('picking a ready piece', () => {
  const pick = firstPick(ready);

  it('starts with a colour that can be had and no size', () => {
    expect(pick).toEqual({ colour: 'indigo', size: null, options: {} });
    expect(faultOf(ready, pick)).toEqual({ field: 'size', message: 'Please choose a size.' });
  });

  it('starts with the size when there is one only', () => {
    const one = { ...ready, variants: [variant('One size', 'indigo', 1)] } as Product;
    expect(firstPick(one).size).toBe('One size');
    expect(faultOf(one, firstPick(one))).toBeNull();
    const none = { ...ready, variants: [variant('One size', 'indigo', 0)] } as Product;
    expect(faultOf(none, firstPick(none))?.message).toBe('It is sold out in indigo.');
  });

  it('says why a size cannot be had and which colour has it', () => {
    expect(sizesOf(ready, pick)).toEqual([
      { value: 'UK 8', hex: '', why: null },
      { value: 'UK 12', hex: '', why: 'Size UK 12 is sold out in indigo; available in wine.' },
      { value: 'UK 16', hex: '', why: 'Size UK 16 is not available in indigo.' },
    ]);
  });

  it('marks colours that the picked size does not come in', () => {
    expect(coloursOf(ready, { ...pick, size: 'UK 8' }).map(({ value, why }) => [value, why === null])).toEqual([
      ['indigo', true],
      ['wine', false],
    ]);
    expect(coloursOf(ready, pick).every(({ why }) => why === null)).toBe(true);
  });

  it('refuses a sold-out pick and takes one that is there', () => {
    expect(faultOf(ready, { ...pick, size: 'UK 12' })?.field).toBe('size');
    const there = { ...pick, colour: 'wine', size: 'UK 12' };
    expect(faultOf(ready, there)).toBeNull();
    expect(pickedVariant(ready, there)?._id).toBe('wine-UK 12');
    expect(priceLines(ready, there)).toEqual([{ label: 'Boubou', amount: 48_000 }]);
  });

  it('follows the colour with the picture, whatever its case', () => {
    const after = { ...pick, colour: 'wine' };
    expect(changedPart(pick, after)).toBe('colour');
    expect(changedPart(pick, { ...pick, size: 'UK 8' })).toBeNull();
    expect(pictureOf(ready, ready.pictures, after, 'colour')).toBe(2);
    expect(pictureOf(ready, ready.pictures, { ...pick, colour: 'gold' }, 'colour')).toBeNull();
  });
});

describe('picking a piece made to measure', () => {
  it('preselects defaults and asks for what has none', () => {
    const pick = firstPick(measured);
    expect(pick.options).toEqual({ cloth: 'c1' });
    expect(faultOf(measured, pick)).toEqual({ field: 'options.sleeve', message: 'Please choose: Sleeve.' });
  });

  it('breaks the price down into what changes it, and shows the cloth', () => {
    const pick = { colour: null, size: null, options: { cloth: 'c2', sleeve: 's1' } };
    expect(priceLines(measured, pick)).toEqual([
      { label: 'Boubou', amount: 45_000 },
      { label: 'Cloth: Wine', amount: 8000 },
      { label: 'Sleeve: Short', amount: -2000 },
    ]);
    expect(faultOf(measured, pick)).toBeNull();
    expect(pictureOf(measured, measured.pictures, pick, 'cloth')).toBe(2);
    expect(changedPart(firstPick(measured), pick)).toBe('cloth');
  });
});

describe('the pictures of a page', () => {
  const pictured = (colour: string, ...shown: string[]) =>
    ({ ...ready, variants: [variant('UK 8', colour, 1)], pictures: shown.map(picture) }) as unknown as Product;
  const picture = (colour: string) => ({ _id: `picture of ${colour}`, colour });
  const withChoices = (...defaults: boolean[]) =>
    ({
      ...measured,
      pictures: [picture('Indigo'), picture('Wine')],
      optionGroups: [
        {
          ...measured.optionGroups[0],
          choices: ['Plain', 'Gold thread'].map((label, place) => ({
            ...{ _id: label, label, isDefault: defaults[place] },
            picture: { _id: `picture of ${label}` },
          })),
        },
      ],
    }) as unknown as Product;

  it('begin with the colour that is picked at first', () => {
    const product = pictured('Wine', 'Indigo', 'Wine', 'Teal');
    expect(galleryOf(product).map(({ colour }) => colour)).toEqual(['Wine', 'Indigo', 'Teal']);
    expect(galleryOf(ready)).toEqual(ready.pictures);
  });

  it('pick the colour of the first one while it can be had', () => {
    const both = {
      ...ready,
      pictures: [picture('wine')],
      variants: [variant('8', 'indigo', 1), variant('8', 'Wine', 1)],
    };
    expect(firstPick(both as unknown as Product).colour).toBe('Wine');
  });

  it('begin with the default choice, hold those of every choice once, and follow what is picked', () => {
    const product = withChoices(false, true);
    const pictures = galleryOf(product);
    expect(pictures.map(({ _id }) => _id.replace('picture of ', ''))).toEqual([
      'Gold thread',
      'Indigo',
      'Wine',
      'Plain',
    ]);
    const picked = { ...firstPick(product), options: { cloth: 'Plain' } };
    expect(pictureOf(product, pictures, picked, 'cloth')).toBe(3);
  });
});

const TAX = { taxPercent: 5, showsTaxInPrices: false };

describe('structured data', () => {
  it('spans the prices of every choice', () => {
    expect(productJsonLd(measured, 'https://shop.example', TAX)).toMatchObject({
      '@type': 'Product',
      offers: { lowPrice: 45_000, highPrice: 53_000, availability: 'https://schema.org/MadeToOrder' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 8 },
    });
    expect(productJsonLd({ ...ready, inStock: false }, '', TAX).offers).toMatchObject({
      highPrice: 48_000,
      availability: 'https://schema.org/SoldOut',
    });
  });

  it('gives prices with their tax where the page shows them so', () => {
    const { offers } = productJsonLd(measured, '', { ...TAX, showsTaxInPrices: true });
    expect(offers).toMatchObject({ lowPrice: 47_250, highPrice: 55_650 });
  });

  it('leaves the rating out while nobody has rated', () => {
    expect(productJsonLd({ ...ready, rating: null, reviewCount: 0 }, '', TAX)).not.toHaveProperty('aggregateRating');
  });

  it('names the way through the categories', () => {
    expect(breadcrumbJsonLd(ready, 'https://shop.example').itemListElement).toMatchObject([
      { position: 1, item: 'https://shop.example/products' },
      { position: 2, item: 'https://shop.example/products?category=women' },
      { position: 3, item: 'https://shop.example/products/p1' },
    ]);
  });
});
