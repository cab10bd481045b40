import { expect, it } from 'vitest';
import { stayWithinPages } from './last-page.ts';

/** Where a page of a list leads instead, or null when it stands. */
function leadsTo(address: string, page: number, total: number): string | null {
  try {
    stayWithinPages(`https://adunni.example${address}`, { page, total, limit: 10 });
    return null;
  } catch (answer) {
    return (answer as Response).headers.get('location');
  }
}

it.each([
  ['/orders?filter=open&page=99', 99, 25, '/orders?filter=open&page=3'],
  ['/orders?page=99', 99, 4, '/orders'],
  ['/orders?page=2', 2, 0, '/orders'],
  ['/orders?page=3', 3, 25, null],
  ['/orders', 1, 0, null],
])('%s with page %d of %d rows leads to %s', (address, page, total, target) => {
  expect(leadsTo(address, page, total)).toBe(target);
});
