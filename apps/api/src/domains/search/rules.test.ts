import { ROLES } from '@adunni/contracts/roles';
import { describe, expect, it } from 'vitest';
import { bookingPath, orderPath, personPath, productPath, soughtNumbers, subscriptionPath } from './rules.ts';

const NOW = new Date('2026-11-21T08:00:00Z');

describe('soughtNumbers', () => {
  it('takes a bare number for that order or booking of the last years', () => {
    const years = [2026, 2025, 2024, 2023, 2022];
    expect(soughtNumbers('123', 'order', NOW)).toEqual({ whole: years.map((year) => `ADN-${year}-000123`) });
    expect(soughtNumbers('123', 'booking', NOW)).toEqual({ whole: years.map((year) => `BKG-${year}-000123`) });
  });

  it('takes what looks like a number for its beginning', () => {
    expect(soughtNumbers('adn-2026-00', 'order', NOW)).toEqual({ beginning: 'ADN-2026-00' });
    expect(soughtNumbers(' ADN ', 'order', NOW)).toEqual({ beginning: 'ADN' });
    expect(soughtNumbers('2026-0001', 'order', NOW)).toEqual({ beginning: 'ADN-2026-0001' });
    expect(soughtNumbers('bkg-2026', 'booking', NOW)).toEqual({ beginning: 'BKG-2026' });
    expect(soughtNumbers('2026-0001', 'booking', NOW)).toEqual({ beginning: 'BKG-2026-0001' });
  });

  it('takes the number of the one for nothing of the other', () => {
    expect(soughtNumbers('bkg-2026', 'order', NOW)).toBeNull();
    expect(soughtNumbers('adn-2026', 'booking', NOW)).toBeNull();
  });

  it('takes everything else for words', () => {
    for (const words of ['agbada', 'AD', 'ADN-%', '20 pieces', 'adn-2026-1-1', '-'])
      expect(soughtNumbers(words, 'order', NOW)).toBeNull();
  });
});

it('leads into the area of each role', () => {
  const paths = ROLES.slice(1).map((role) => [orderPath('1', role), productPath('2', role)]);
  expect(paths).toEqual([
    ['/designer/orders/1', '/designer/products/edit/2'],
    ['/tailor/orders/1', '/products/2'],
    ['/admin/orders/1', '/admin/products/edit/2'],
    ['/admin/orders/1', '/admin/products/edit/2'],
  ]);
  expect(bookingPath('3', 'Tailor')).toBe('/tailor/bookings/3');
  expect(personPath('3')).toBe('/admin/users/3');
  expect(subscriptionPath('4')).toBe('/admin/subscriptions/4');
});
