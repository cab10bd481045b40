import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { staffRoutes } from '../../staff-routes.ts';
import { AREAS, areaOf, entryOf, rolesFor, STAFF_PAGES, staffGroups, staffScreens } from './staff-map.ts';

const pathsOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path = '', children }) => {
    const own = path === '' ? above : `${above}/${path}`;
    return children ? pathsOf(children, own) : [own];
  });
const declared = Object.values(AREAS).flatMap(({ groups, further }) => [
  ...groups.flatMap(({ links }) => links),
  ...further,
]);
const EVERYTHING = declared.map(({ to }) => to);

describe('the list of staff pages', () => {
  it('is what the routes serve', () => {
    const served = pathsOf(staffRoutes).filter((path) => !path.includes(':') && path.split('/').length > 2);
    expect([...STAFF_PAGES].sort()).toEqual(served.sort());
  });

  it('holds no page that nothing leads to', () => {
    // A page leads to those below it.
    const isReached = (path: string): boolean => EVERYTHING.some((each) => `${path}/`.startsWith(`${each}/`));
    expect(STAFF_PAGES.filter((path) => !isReached(path))).toEqual([]);
  });
});

describe('staffGroups', () => {
  it('names each page once', () => {
    expect(EVERYTHING.filter((path, place) => EVERYTHING.indexOf(path) !== place)).toEqual([]);
  });

  it('shows what is built only', () => {
    const groups = staffGroups('admin', 'Admin', ['/admin/dashboard', '/admin/coupons']);
    expect(groups.map(({ label, links }) => [label, links.map(({ to }) => to)])).toEqual([
      ['Dashboard', ['/admin/dashboard']],
      ['Products', ['/admin/coupons']],
    ]);
  });

  it('follows the specification once everything is built', () => {
    const labels = (area: 'admin' | 'designer' | 'tailor', role: 'Admin' | 'Designer' | 'Tailor') =>
      staffGroups(area, role, EVERYTHING).map(({ label }) => label);
    expect(labels('admin', 'Admin')).toEqual([
      'Dashboard',
      'Users',
      'Cultural',
      'Products',
      'Orders',
      'Bookings',
      'Services',
      'Subscriptions',
      'Virtual try-on',
      'Support',
      'Affiliates',
      'Blog',
      'Careers',
      'System',
    ]);
    expect(labels('designer', 'Designer')).toEqual(['Dashboard', 'Products', 'Orders', 'Services', 'Bookings']);
    expect(labels('tailor', 'Tailor')).toEqual(['Dashboard', 'Orders', 'Services', 'Bookings']);
  });

  it('keeps the settings of the house for the SuperAdmin', () => {
    const house = (role: 'Admin' | 'SuperAdmin') =>
      staffGroups('admin', role, EVERYTHING)
        .at(-1)
        ?.links.map(({ label }) => label);
    expect(house('Admin')).toEqual(['Legal documents', 'Outbox', 'Audit log']);
    expect(house('SuperAdmin')).toEqual(['Settings', 'Legal documents', 'Outbox', 'Audit log']);
  });
});

it('staffScreens adds what only the palette offers', () => {
  const screens = staffScreens('admin', 'Admin', ['/admin/products', '/admin/products/add']);
  expect(screens.map(({ label }) => label)).toEqual(['Products', 'Add a product']);
});

it('entryOf finds the nearest entry above a page', () => {
  expect(entryOf('/admin/products/edit/1')?.to).toBe('/admin/products');
  expect(entryOf('/admin/product-category/edit/1')?.to).toBe('/admin/product-category/all');
  expect(entryOf('/admin/orders/payouts')?.to).toBe('/admin/orders/payouts');
  expect(entryOf('/admin/orders/1')?.to).toBe('/admin/orders');
  expect(entryOf('/admin/elsewhere')).toBeUndefined();
});

it('rolesFor lets in the roles of the area, and fewer where an entry says so', () => {
  expect(rolesFor('/admin/users')).toEqual(['Admin', 'SuperAdmin']);
  expect(rolesFor('/admin/settings/tax')).toEqual(['SuperAdmin']);
  expect(rolesFor('/designer/orders/1')).toEqual(['Designer']);
  expect(rolesFor('/tailor/dashboard')).toEqual(['Tailor']);
});

it('areaOf refuses a path outside of the staff areas', () => {
  expect(areaOf('/tailor/orders')).toBe('tailor');
  expect(() => areaOf('/products')).toThrow('lies in no staff area');
});
