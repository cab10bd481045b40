import { ROLES } from '@adunni/contracts/roles';
import { describe, expect, it } from 'vitest';
import { orderPath, personPath, productPath, soughtNumbers } from './rules.ts';

const NOW = new Date('2026-11-21T08:00:00Z');

describe('soughtNumbers', () => {
  it('takes a bare number for that order of the last years', () => {
    expect(soughtNumbers('123', NOW)).toEqual({
      whole: ['ADN-2026-000123', 'ADN-2025-000123', 'ADN-2024-000123', 'ADN-2023-000123', 'ADN-2022-000123'],
    });
  });

  it('takes what looks like a number for its beginning', () => {
    expect(soughtNumbers('adn-2026-00', NOW)).toEqual({ beginning: 'ADN-2026-00' });
    expect(soughtNumbers(' ADN ', NOW)).toEqual({ beginning: 'ADN' });
    expect(soughtNumbers('2026-0001', NOW)).toEqual({ beginning: 'ADN-2026-0001' });
  });

  it('takes everything else for words', () => {
    for (const words of ['agbada', 'AD', 'ADN-%', '20 pieces', 'adn-2026-1-1', '-'])
      expect(soughtNumbers(words, NOW)).toBeNull();
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
  expect(personPath('3')).toBe('/admin/users/3');
});
