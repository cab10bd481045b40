import { expect, it } from 'vitest';
import { crumbsOf } from './crumbs.ts';

const texts = (pathname: string, matches: Parameters<typeof crumbsOf>[1] = []) =>
  crumbsOf(pathname, matches).map(({ label }) => label);

it('leads from the dashboard over the entry to the page', () => {
  expect(texts('/admin/dashboard')).toEqual(['Dashboard']);
  expect(texts('/admin/coupons')).toEqual(['Dashboard', 'Coupons']);
  const pathname = '/admin/orders/1';
  const handle = { crumb: (data: { number: string }) => data.number };
  expect(crumbsOf(pathname, [{ pathname, handle, loaderData: { number: 'ADN-2026-000001' } }])).toEqual([
    { label: 'Dashboard', to: '/admin/dashboard' },
    { label: 'Orders', to: '/admin/orders' },
    { label: 'ADN-2026-000001', to: pathname },
  ]);
});

it('leads back to how the list stood that the page was opened from', () => {
  const pathname = '/admin/orders/1';
  const crumbs = crumbsOf(pathname, [{ pathname, handle: { crumb: 'ADN-2026-000001' } }], '?status=paid');
  expect(crumbs.map(({ to }) => to)).toEqual(['/admin/dashboard', '/admin/orders?status=paid', pathname]);
  expect(crumbsOf('/admin/orders', [], '?status=paid').map(({ to }) => to)).toEqual([
    '/admin/dashboard',
    '/admin/orders',
  ]);
});

it('says nothing twice, and nothing of a page that failed to load', () => {
  const pathname = '/designer/products';
  expect(texts(pathname, [{ pathname, handle: { crumb: 'Products' } }])).toEqual(['Dashboard', 'Products']);
  const edit = { pathname: '/designer/products/edit/1', handle: { crumb: (data: { title: string }) => data.title } };
  expect(texts(edit.pathname, [{ ...edit, loaderData: undefined }])).toEqual(['Dashboard', 'Products']);
});
