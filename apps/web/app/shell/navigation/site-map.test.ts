import { ROLES, type Role } from '@adunni/contracts/roles';
import { describe, expect, it } from 'vitest';
import { groupsFor, linksFor } from './navigation.ts';
import { ACCOUNT_LINKS, FOOTER_GROUPS, GROUPS, GUEST_LINKS } from './site-map.ts';

/** What a person finds in a group: names and addresses. */
const inGroup = (label: string, role: Role | null) =>
  groupsFor(GROUPS, role)
    .filter((group) => group.label === label)
    .flatMap(({ sections }) => sections.flatMap(({ links }) => links))
    .map(({ label: name, to }) => [name, to]);

describe('the header', () => {
  it('offers plans to everyone and the rest of the subscription to who is signed in', () => {
    const plans = ['Plans', '/subscription/plans'];
    expect(inGroup('Subscription', null)).toEqual([plans]);
    expect(inGroup('Subscription', 'Customer')).toEqual([
      plans,
      ['Dashboard', '/subscription'],
      ['My Subscription', '/account/subscription'],
      ['Billing', '/subscription/billing'],
      ['Usage', '/subscription/usage'],
      ['History', '/subscription/history'],
      ['Settings', '/subscription/settings'],
    ]);
  });

  it('marks the virtual try-on as premium, and nothing else', () => {
    const links = GROUPS.flatMap(({ sections }) => sections.flatMap((section) => section.links));
    expect(links.filter(({ premium }) => premium).map(({ to }) => to)).toEqual(['/virtual-tryon']);
    for (const to of ['/products', '/services', '/affiliates', '/virtual-tryon'])
      expect(inGroup('Main Menu', null).map(([, path]) => path)).toContain(to);
  });
});

describe('the footer', () => {
  it('leads to what the shop is made of', () => {
    const paths = FOOTER_GROUPS.flatMap(({ sections }) => sections.flatMap(({ links }) => links)).map(({ to }) => to);
    for (const to of ['/about', '/careers', '/blog', '/services', '/products', '/affiliates', '/virtual-tryon'])
      expect(paths).toContain(to);
  });
});

describe('the account menu', () => {
  it('leads to the dashboard of the role, and not at all for a customer', () => {
    const dashboardOf = (role: Role) => linksFor(ACCOUNT_LINKS, role).filter(({ label }) => label === 'Dashboard');
    expect(Object.fromEntries(ROLES.map((role) => [role, dashboardOf(role).map(({ to }) => to)]))).toEqual({
      Customer: [],
      Designer: ['/designer/dashboard'],
      Tailor: ['/tailor/dashboard'],
      Admin: ['/admin/dashboard'],
      SuperAdmin: ['/admin/dashboard'],
    });
  });

  it('leads to account, orders and bookings; guests find login and registration', () => {
    const paths = linksFor(ACCOUNT_LINKS, 'Customer').map(({ to }) => to);
    expect(paths).toEqual(['/account', '/orders', '/bookings/my-bookings', '/messages', '/profile']);
    expect(linksFor(GUEST_LINKS, null).map(({ to }) => to)).toEqual(['/login', '/register']);
  });
});
