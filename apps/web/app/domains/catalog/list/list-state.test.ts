import { describe, expect, it } from 'vitest';
import { hrefOf, readListState, toggleValue, toQuery, UNFILTERED, withFilters } from './list-state.ts';

const read = (search: string) => readListState(new URLSearchParams(search));

describe('the list’s state in the URL', () => {
  it('is empty for the whole list', () => {
    expect(read('')).toEqual(UNFILTERED);
    expect(hrefOf(UNFILTERED)).toBe('/products');
  });

  it('survives the way there and back', () => {
    const state = {
      ...UNFILTERED,
      q: 'agbada & cap',
      category: 'men',
      size: ['UK 12', 'L'],
      colour: ['powder blue'],
      city: ['Port Harcourt', 'Kaduna'],
      kind: 'made-to-measure' as const,
      minPrice: 50_000,
      maxPrice: 120_000.5,
      maxLeadDays: 14,
      inStock: true,
      sort: 'price-up' as const,
      page: 3,
    };
    expect(read(hrefOf(state).slice('/products?'.length))).toEqual(state);
  });

  it('keeps lists readable in the address', () => {
    expect(hrefOf({ ...UNFILTERED, maker: ['baraka-bespoke', 'zaria-needle-co'] })).toBe(
      '/products?maker=baraka-bespoke,zaria-needle-co',
    );
  });

  it('takes repeated names, as a form without scripts sends them', () => {
    expect(read('maker=a&maker=b,c&maker=a').maker).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['sort=cheapest', 'sort', 'featured'],
    ['kind=shoes', 'kind', ''],
    ['minPrice=cheap', 'minPrice', null],
    ['minPrice=', 'minPrice', null],
    ['maxPrice=-5', 'maxPrice', null],
    ['maxPrice=Infinity', 'maxPrice', null],
    ['maxLeadDays=7.9', 'maxLeadDays', 7],
    ['page=0', 'page', 1],
    ['page=99999999', 'page', 10_000],
    ['page=2.7', 'page', 2],
    ['inStock=yes', 'inStock', false],
  ] as const)('reads %s as something the API accepts', (search, name, expected) => {
    expect(read(search)[name]).toBe(expected);
  });

  it('cuts what is longer than the API takes', () => {
    expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(120);
    const makers = read(`maker=${Array.from({ length: 100 }, (_, index) => `maker-${index}`).join(',')}`).maker;
    expect(makers.join(',').length).toBeLessThanOrEqual(400);
    expect(makers).toContain('maker-0');
  });

  it('drops control characters, which the API refuses', () => {
    expect(read('q=ankara%00%0Agown').q).toBe('ankara gown');
  });
});

describe('changing filters', () => {
  it('goes back to the first page', () => {
    expect(withFilters({ ...UNFILTERED, page: 4 }, { inStock: true }).page).toBe(1);
  });

  it('puts a value in and takes it out again', () => {
    const once = toggleValue(UNFILTERED, 'fabric', 'lace');
    expect(once.fabric).toEqual(['lace']);
    expect(toggleValue(once, 'fabric', 'lace')).toEqual(UNFILTERED);
  });

  it('leaves out of the query what does not filter', () => {
    expect(toQuery({ ...UNFILTERED, minPrice: 0, q: 'gele' })).toEqual({ minPrice: '0', q: 'gele' });
  });
});
