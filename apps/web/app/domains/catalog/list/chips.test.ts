import type { Category, ProductFacets } from '@adunni/contracts/catalog/catalog';
import { formatMoney } from '@adunni/contracts/currency/currency';
import { describe, expect, it } from 'vitest';
import { countFilters } from '../../../kit/listing/list-address.ts';
import { chipsOf } from './chips.ts';
import { categoryPath, categoryTree, valuesOf } from './filter-values.ts';
import { hrefOf, UNFILTERED } from './list-state.ts';

const facets = {
  category: [
    { value: 'women', label: 'Women', count: 5 },
    { value: 'gowns', label: 'Gowns', count: 3 },
  ],
  city: [{ value: 'Yaba Lagos', label: 'Yaba, Lagos', count: 4 }],
  maker: [{ value: 'baraka-bespoke', label: 'Baraka Bespoke', count: 4 }],
  fabric: [],
  occasion: [],
  gender: [],
  size: ['XL', 'UK 10', '2–3 years', '6 yards', 'S', 'UK 8', 'One size', 'S/M', 'M'].map((size) => ({
    value: size,
    label: size,
    count: 1,
  })),
  colour: [{ value: 'wine', label: 'Wine', count: 0, hex: '#4a0e1a' }],
  kind: [],
  inStock: 2,
  price: { min: 5000, max: 90_000 },
  leadDays: { min: 2, max: 30 },
} as unknown as ProductFacets;

const category = (slug: string, parentId: string | null): Category =>
  ({ _id: slug, slug, name: slug, description: '', parentId, picture: null, productCount: 1 }) as Category;
const categories = [category('women', null), category('men', null), category('gowns', 'women')];

describe('chips', () => {
  it('names each filter and leads to the list without it', () => {
    const state = { ...UNFILTERED, q: 'gown', maker: ['baraka-bespoke'], maxPrice: 60_000, page: 2 };
    const chips = chipsOf(state, facets, formatMoney);
    expect(chips.map(({ label }) => label)).toEqual(['“gown”', 'Baraka Bespoke', 'Up to ₦60,000']);
    expect(chips.map(({ without }) => hrefOf(without))).toEqual([
      '/products?q=gown'.replace('q=gown', 'maker=baraka-bespoke&maxPrice=60000'),
      '/products?q=gown&maxPrice=60000',
      '/products?q=gown&maker=baraka-bespoke',
    ]);
  });

  it('names a city as its makers do', () => {
    const chips = chipsOf({ ...UNFILTERED, city: ['Yaba Lagos', 'Jos'] }, facets, formatMoney);
    expect(chips.map(({ label, without }) => [label, hrefOf(without)])).toEqual([
      ['Yaba, Lagos', '/products?city=Jos'],
      ['Jos', '/products?city=Yaba+Lagos'],
    ]);
  });

  it('shows a filter that starts at nothing', () => {
    expect(chipsOf({ ...UNFILTERED, minPrice: 0 }, facets, formatMoney).map(({ label }) => label)).toEqual(['From ₦0']);
  });

  it('counts filters without search and category', () => {
    expect(
      countFilters(chipsOf({ ...UNFILTERED, q: 'x', category: 'women', inStock: true }, facets, formatMoney)),
    ).toBe(1);
  });
});

describe('values of a filter', () => {
  it('orders sizes as on a rail', () => {
    const sizes = valuesOf('size', facets, UNFILTERED).map(({ label }) => label);
    expect(sizes).toEqual(['S', 'S/M', 'M', 'XL', 'UK 8', 'UK 10', '2–3 years', '6 yards', 'One size']);
  });

  it('leaves out what nothing has, unless it is on', () => {
    expect(valuesOf('colour', facets, UNFILTERED)).toEqual([]);
    expect(valuesOf('colour', facets, { ...UNFILTERED, colour: ['wine', 'puce'] }).map(({ value }) => value)).toEqual([
      'wine',
      'puce',
    ]);
  });
});

describe('categories', () => {
  it('unfolds the branch of the chosen one and leaves out empty ones', () => {
    const [women, ...others] = categoryTree(categories, facets, 'gowns');
    expect(others).toEqual([]);
    expect(women).toMatchObject({ slug: 'women', count: 5, isOpen: true, children: [{ slug: 'gowns', isOpen: true }] });
    expect(categoryTree(categories, facets, '')[0]?.isOpen).toBe(false);
  });

  it('knows the way to a category', () => {
    expect(categoryPath(categories, 'gowns').map(({ slug }) => slug)).toEqual(['women', 'gowns']);
    expect(categoryPath(categories, 'hats')).toEqual([]);
  });
});
