import { expect, it } from 'vitest';
import { isCheckingOut } from './checking-out.ts';

const at = (path: string) => {
  const { pathname, search } = new URL(path, 'https://adunni.example');
  return isCheckingOut({ pathname, search });
};

it.each(['/checkout', '/checkout?step=review', '/login?next=/checkout', '/register?next=%2Fcheckout%3Fa%3D1'])(
  'is on the way to an order at %s',
  (path) => expect(at(path)).toBe(true),
);

it.each(['/', '/cart', '/login', '/login?next=/orders', '/login?next=/checkouts', '/products?next=/checkout'])(
  'is elsewhere at %s',
  (path) => expect(at(path)).toBe(false),
);
