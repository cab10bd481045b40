import { describe, expect, it } from 'vitest';
import { serviceFilters } from '../services/services.ts';
import { productFilters } from './catalog.ts';

describe('the filter by where makers work', () => {
  it.each([
    ['Kaduna', ['Kaduna']],
    ['Port Harcourt, Kaduna,', ['Port Harcourt', 'Kaduna']],
    ['', []],
    [undefined, undefined],
  ])('reads %s as the list of services does', (city, cities) => {
    expect(productFilters.parse({ city }).city).toEqual(cities);
    expect(serviceFilters.parse({ city }).city).toEqual(cities);
  });

  it('refuses more than an address holds', () => {
    expect(productFilters.safeParse({ city: 'x'.repeat(401) }).success).toBe(false);
  });
});
