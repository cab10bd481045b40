import type { Role } from '@adunni/contracts/roles';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loginFrom, requireSession, safeNext } from './guard.ts';

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

it('comes back after the login to the page that it began on, of home to where a role begins', () => {
  const page = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });
  expect(loginFrom(page('/products/abc', '?size=M', '#reviews'))).toBe(
    '/login?next=%2Fproducts%2Fabc%3Fsize%3DM%23reviews',
  );
  for (const path of ['/', '/login', '/register']) expect(loginFrom(page(path))).toBe('/login');
});

describe('requireSession', () => {
  const request = new Request('https://adunni.example/orders?filter=open');
  const signIn = (role: string) =>
    vi.stubGlobal('localStorage', {
      getItem: () => JSON.stringify({ role, accessToken: 'a', refreshToken: 'r' }),
    });
  /** Where the guard leads instead, or null when it lets the person in. */
  function leadsTo(roles?: readonly Role[]): string | null {
    try {
      requireSession(request, roles);
      return null;
    } catch (answer) {
      return (answer as Response).headers.get('location');
    }
  }
  afterEach(() => vi.unstubAllGlobals());

  it('leads a visitor to the login page with the way back', () => {
    vi.stubGlobal('localStorage', { getItem: () => null });
    expect(leadsTo()).toBe('/login?next=%2Forders%3Ffilter%3Dopen');
  });

  it('leads a role outside the list to /unauthorized', () => {
    signIn('Tailor');
    expect(leadsTo(['Admin', 'SuperAdmin'])).toBe('/unauthorized');
  });

  it('lets a role of the list in, and everyone signed in without a list', () => {
    signIn('Tailor');
    expect(leadsTo(['Tailor'])).toBeNull();
    expect(leadsTo()).toBeNull();
  });
});
