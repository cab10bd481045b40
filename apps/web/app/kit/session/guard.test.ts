import { describe, expect, it } from 'vitest';
import { safeNext } from './guard.ts';

describe('safeNext', () => {
  it.each(['/', '/orders?filter=open', '/products/abc#reviews'])('keeps %s', (path) => {
    expect(safeNext(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'orders',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    'javascript:alert(1)',
  ])('leads home instead of %j', (path) => {
    expect(safeNext(path)).toBe('/');
  });
});
