import { type Role, STAFF_ROLES } from '@adunni/contracts/roles';
import { linksFor, type NavigationLink } from './navigation.ts';
import { STAFF_PAGES } from './staff-pages.ts';

// The staff navigation of the specification, section 2. What is not built yet is declared but not shown.

/** The first part of a staff path. */
export type Area = 'admin' | 'designer' | 'tailor';

export interface StaffGroup {
  label: string;
  links: readonly NavigationLink[];
}

interface AreaMap {
  /** What the top bar calls the area. */
  name: string;
  roles: readonly Role[];
  groups: readonly StaffGroup[];
  /** Screens that only the command palette offers. */
  further: readonly NavigationLink[];
}

const SUPER: readonly Role[] = ['SuperAdmin'];

const ADMIN_GROUPS: readonly StaffGroup[] = [
  { label: 'Dashboard', links: [{ label: 'Dashboard', to: '/admin/dashboard' }] },
  {
    label: 'Users',
    links: [
      { label: 'Users', to: '/admin/users' },
      { label: 'Verify makers', to: '/admin/users/verification' },
    ],
  },
  {
    label: 'Cultural',
    links: [
      { label: 'Aso-ebi', to: '/admin/cultural/aso-ebi' },
      { label: 'Festivals', to: '/admin/cultural/festivals' },
      { label: 'Planning', to: '/admin/cultural/planning' },
      { label: 'Coordination', to: '/admin/cultural/coordination' },
    ],
  },
  {
    label: 'Products',
    links: [
      { label: 'Products', to: '/admin/products' },
      { label: 'Product categories', to: '/admin/product-category/all' },
      { label: 'Reviews', to: '/admin/reviews' },
      { label: 'Coupons', to: '/admin/coupons' },
      { label: 'Carts', to: '/admin/cart/all' },
      { label: 'Wishlists', to: '/admin/wishlist/all' },
    ],
  },
  {
    label: 'Orders',
    links: [
      { label: 'Orders', to: '/admin/orders' },
      { label: 'Payouts', to: '/admin/orders/payouts' },
    ],
  },
  { label: 'Bookings', links: [{ label: 'Bookings', to: '/admin/bookings' }] },
  {
    label: 'Services',
    links: [
      { label: 'Services', to: '/admin/services' },
      { label: 'Service categories', to: '/admin/service-category/all' },
    ],
  },
  {
    label: 'Subscriptions',
    links: [
      { label: 'Subscriptions', to: '/admin/subscriptions' },
      { label: 'Plans', to: '/admin/subscriptions/plans' },
      { label: 'Features', to: '/admin/subscriptions/features' },
      { label: 'Subscription analytics', to: '/admin/subscriptions/analytics' },
    ],
  },
  {
    label: 'Virtual try-on',
    links: [
      { label: 'Outfits', to: '/admin/virtual-tryon/outfits' },
      { label: 'Measurements', to: '/admin/virtual-tryon/measurements' },
      { label: 'Sessions', to: '/admin/virtual-tryon/sessions' },
      { label: 'Try-on analytics', to: '/admin/virtual-tryon/analytics' },
    ],
  },
  {
    label: 'Support',
    links: [
      { label: 'Tickets', to: '/admin/support/tickets' },
      { label: 'Inquiries', to: '/admin/support/inquiries' },
      { label: 'Support analytics', to: '/admin/support/analytics' },
      { label: 'Newsletter', to: '/admin/newsletter' },
    ],
  },
  {
    label: 'Affiliates',
    links: [
      { label: 'Partners', to: '/admin/affiliates/partners' },
      { label: 'Commissions', to: '/admin/affiliates/commissions' },
    ],
  },
  {
    label: 'Blog',
    links: [
      { label: 'Posts', to: '/admin/blog/posts' },
      { label: 'Add a post', to: '/admin/blog/posts/add' },
      { label: 'Blog categories', to: '/admin/blog/categories' },
      { label: 'Add a blog category', to: '/admin/blog/categories/add' },
    ],
  },
  {
    label: 'Careers',
    links: [
      { label: 'Openings', to: '/admin/careers/openings' },
      { label: 'Add an opening', to: '/admin/careers/openings/add' },
      { label: 'Applications', to: '/admin/careers/applications' },
    ],
  },
  {
    label: 'System',
    links: [
      { label: 'Settings', to: '/admin/settings', audience: SUPER },
      { label: 'Outbox', to: '/admin/outbox' },
      { label: 'Audit log', to: '/admin/audit' },
    ],
  },
];

/** What each area holds; Admin and SuperAdmin share one navigation. */
export const AREAS: Readonly<Record<Area, AreaMap>> = {
  admin: {
    name: 'Administration',
    roles: STAFF_ROLES,
    groups: ADMIN_GROUPS,
    further: [
      { label: 'Add a colleague', to: '/admin/users/add', audience: SUPER },
      { label: 'Currencies and rates', to: '/admin/settings/currencies', audience: SUPER },
      { label: 'Add a product', to: '/admin/products/add' },
      { label: 'Import products', to: '/admin/products/import' },
      { label: 'Add a product category', to: '/admin/product-category/add' },
      { label: 'Add a coupon', to: '/admin/coupons/add' },
      { label: 'Add a service category', to: '/admin/service-category/add' },
      { label: 'Add a plan', to: '/admin/subscriptions/plans/add' },
      { label: 'Add a feature', to: '/admin/subscriptions/features/add' },
      { label: 'Newsletter campaigns', to: '/admin/newsletter/campaigns' },
      { label: 'Newsletter results', to: '/admin/newsletter/recipients' },
      { label: 'Write a newsletter campaign', to: '/admin/newsletter/campaigns/add' },
      { label: 'Makers’ balances', to: '/admin/orders/payouts/ledger' },
    ],
  },
  designer: {
    name: 'Design studio',
    roles: ['Designer'],
    groups: [
      {
        label: 'Dashboard',
        links: [
          { label: 'Dashboard', to: '/designer/dashboard' },
          { label: 'My shop', to: '/designer/shop' },
        ],
      },
      { label: 'Products', links: [{ label: 'Products', to: '/designer/products' }] },
      {
        label: 'Orders',
        links: [
          { label: 'Orders', to: '/designer/orders' },
          { label: 'Reviews', to: '/designer/reviews' },
          { label: 'Payouts', to: '/designer/payouts' },
        ],
      },
      {
        label: 'Services',
        links: [
          { label: 'Services', to: '/designer/services' },
          { label: 'Hours and holidays', to: '/designer/services/hours' },
        ],
      },
      { label: 'Bookings', links: [{ label: 'Bookings', to: '/designer/bookings' }] },
    ],
    further: [
      { label: 'Add a product', to: '/designer/products/add' },
      { label: 'Import products', to: '/designer/products/import' },
      { label: 'Add a service', to: '/designer/services/add' },
    ],
  },
  tailor: {
    name: 'Tailoring room',
    roles: ['Tailor'],
    groups: [
      {
        label: 'Dashboard',
        links: [
          { label: 'Dashboard', to: '/tailor/dashboard' },
          { label: 'My shop', to: '/tailor/shop' },
        ],
      },
      {
        label: 'Orders',
        links: [
          { label: 'Orders', to: '/tailor/orders' },
          { label: 'Reviews', to: '/tailor/reviews' },
          { label: 'Payouts', to: '/tailor/payouts' },
        ],
      },
      {
        label: 'Services',
        links: [
          { label: 'Services', to: '/tailor/services' },
          { label: 'Add a service', to: '/tailor/services/add' },
          { label: 'Hours and holidays', to: '/tailor/services/hours' },
        ],
      },
      { label: 'Bookings', links: [{ label: 'Bookings', to: '/tailor/bookings' }] },
    ],
    further: [],
  },
};

/** The area that a path lies in. Throws for a path outside of the staff areas, which no staff page has. */
export function areaOf(pathname: string): Area {
  const first = pathname.split('/')[1] ?? '';
  if (first in AREAS) return first as Area;
  throw new Error(`${pathname} lies in no staff area`);
}

const built = (links: readonly NavigationLink[], role: Role, pages: readonly string[]): NavigationLink[] =>
  linksFor(links, role).filter(({ to }) => pages.includes(to));

/** The groups of an area that a person of this role sees; those of which nothing is built are left out. */
export const staffGroups = (area: Area, role: Role, pages = STAFF_PAGES): StaffGroup[] =>
  AREAS[area].groups.flatMap(({ label, links }) => {
    const seen = built(links, role, pages);
    return seen.length > 0 ? [{ label, links: seen }] : [];
  });

/** Every screen of an area that a person of this role can be led to, for the command palette. */
export const staffScreens = (area: Area, role: Role, pages = STAFF_PAGES): NavigationLink[] => [
  ...staffGroups(area, role, pages).flatMap(({ links }) => links),
  ...built(AREAS[area].further, role, pages),
];

/** The entry of the navigation that a path belongs to: `/admin/products/edit/1` lies below Products. */
export function entryOf(pathname: string): NavigationLink | undefined {
  const lies = ({ to }: NavigationLink): boolean => {
    const stem = to.replace(/\/all$/, '');
    return pathname === to || pathname === stem || pathname.startsWith(`${stem}/`);
  };
  const links = AREAS[areaOf(pathname)].groups.flatMap((group) => group.links);
  return links.filter(lies).sort((a, b) => b.to.length - a.to.length)[0];
}

/** Who may open a staff page: the roles of its area, or fewer when its entry names them. */
export function rolesFor(pathname: string): readonly Role[] {
  const audience = entryOf(pathname)?.audience;
  return typeof audience === 'object' ? audience : AREAS[areaOf(pathname)].roles;
}
