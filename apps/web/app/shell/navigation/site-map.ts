import { LEGAL_DOCUMENT_NAMES, LEGAL_DOCUMENTS, legalPath } from '@adunni/contracts/legal/names';
import { DASHBOARD_PATHS, type Role } from '@adunni/contracts/roles';
import type { NavigationGroup, NavigationLink } from './navigation.ts';

// The one declaration of where the site leads. A page is declared here when it exists, never before.

const CATEGORY_LINKS: readonly NavigationLink[] = [
  { label: 'Women', to: '/products?category=women' },
  { label: 'Men', to: '/products?category=men' },
  { label: 'Kids', to: '/products?category=kids' },
  { label: 'Bridal', to: '/products?category=bridal' },
  { label: 'Accessories', to: '/products?category=accessories' },
  { label: 'Fabrics', to: '/products?category=fabrics' },
];

/** Where questions are answered. */
const SUPPORT_LINKS: readonly NavigationLink[] = [
  { label: 'Help centre', to: '/support/help-center' },
  { label: 'Contact support', to: '/support/contact' },
  { label: 'Shipping', to: '/support/shipping' },
  { label: 'Returns', to: '/support/returns' },
  { label: 'Size guide', to: '/support/size-guide' },
];

/** What holds here. */
const LEGAL_LINKS: readonly NavigationLink[] = LEGAL_DOCUMENT_NAMES.map((name) => ({
  label: LEGAL_DOCUMENTS[name].label,
  to: legalPath(name),
}));

/** Who we are. */
const COMPANY_LINKS: readonly NavigationLink[] = [
  { label: 'About', to: '/about' },
  { label: 'Careers', to: '/careers' },
  { label: 'Blog', to: '/blog' },
  { label: 'Contact', to: '/contact' },
];

/** What people celebrate. */
const CULTURAL_LINKS: readonly NavigationLink[] = [
  { label: 'Aso-ebi', to: '/cultural/aso-ebi' },
  { label: 'Festivals', to: '/cultural/festivals' },
  { label: 'Planning', to: '/cultural/planning' },
  { label: 'Coordination', to: '/cultural/coordination' },
];

/** The second line of the header on wide screens: what is shopped by, who makes it, and where one designs. */
export const SECOND_LINE: readonly NavigationLink[] = [
  { label: 'New in', to: '/products?sort=newest' },
  ...CATEGORY_LINKS,
  { label: 'Ready to wear', to: '/products?kind=ready-to-wear' },
  { label: 'Made to measure', to: '/products?kind=made-to-measure' },
  { label: 'Makers', to: '/makers' },
  { label: 'Services', to: '/services' },
  { label: 'Design studio', to: '/design' },
];

/** Dropdowns of the header and panels of the drawer. */
export const GROUPS: readonly NavigationGroup[] = [
  {
    label: 'Main Menu',
    sections: [
      {
        title: 'Marketplace',
        links: [
          { label: 'Products', to: '/products' },
          { label: 'Ready to wear', to: '/products?kind=ready-to-wear' },
          { label: 'Made to measure', to: '/products?kind=made-to-measure' },
          { label: 'Design studio', to: '/design' },
          { label: 'Services', to: '/services' },
          { label: 'Makers', to: '/makers' },
          { label: 'Affiliates', to: '/affiliates' },
          { label: 'Virtual try-on', to: '/virtual-tryon', premium: true },
        ],
      },
      {
        title: 'Shop by category',
        links: CATEGORY_LINKS,
      },
    ],
  },
  {
    label: 'Subscription',
    sections: [
      {
        links: [
          { label: 'Plans', to: '/subscription/plans' },
          { label: 'Dashboard', to: '/subscription', audience: 'signed-in' },
          { label: 'My Subscription', to: '/account/subscription', audience: 'signed-in' },
          { label: 'Billing', to: '/subscription/billing', audience: 'signed-in' },
          { label: 'Usage', to: '/subscription/usage', audience: 'signed-in' },
          { label: 'History', to: '/subscription/history', audience: 'signed-in' },
          { label: 'Settings', to: '/subscription/settings', audience: 'signed-in' },
        ],
      },
    ],
  },
  {
    label: 'Company',
    sections: [{ links: COMPANY_LINKS }],
  },
  {
    label: 'Cultural',
    sections: [{ links: CULTURAL_LINKS }],
  },
  {
    label: 'Support',
    sections: [
      {
        title: 'Support',
        links: [...SUPPORT_LINKS, { label: 'My Tickets', to: '/support/tickets', audience: 'signed-in' }],
      },
      { title: 'Legal', links: LEGAL_LINKS },
    ],
  },
];

/** The account menu, above Logout; those who work here find their dashboard on top. */
export const ACCOUNT_LINKS: readonly NavigationLink[] = [
  ...Object.entries(DASHBOARD_PATHS).map(([role, to]) => ({ label: 'Dashboard', to, audience: [role as Role] })),
  { label: 'My Account', to: '/account', audience: 'signed-in' },
  { label: 'My Orders', to: '/orders', audience: 'signed-in' },
  { label: 'My Bookings', to: '/bookings/my-bookings', audience: 'signed-in' },
  { label: 'Messages', to: '/messages', audience: 'signed-in' },
  { label: 'Profile', to: '/profile', audience: 'signed-in' },
];

/** What a visitor finds instead of the account menu. */
export const GUEST_LINKS: readonly NavigationLink[] = [
  { label: 'Login', to: '/login', audience: 'guests' },
  { label: 'Register', to: '/register', audience: 'guests' },
];

/** Columns of the footer. */
export const FOOTER_GROUPS: readonly NavigationGroup[] = [
  {
    label: 'Shop',
    sections: [
      {
        links: [
          { label: 'Products', to: '/products' },
          { label: 'Women', to: '/products?category=women' },
          { label: 'Men', to: '/products?category=men' },
          { label: 'Bridal', to: '/products?category=bridal' },
          { label: 'Fabrics', to: '/products?category=fabrics' },
          { label: 'Design studio', to: '/design' },
          { label: 'Services', to: '/services' },
          { label: 'Makers', to: '/makers' },
          { label: 'Affiliates', to: '/affiliates' },
          ...CULTURAL_LINKS,
          { label: 'Virtual try-on', to: '/virtual-tryon', premium: true },
          { label: 'Subscription plans', to: '/subscription/plans' },
        ],
      },
    ],
  },
  {
    label: 'Account',
    sections: [
      {
        links: [
          { label: 'Login', to: '/login' },
          { label: 'Register', to: '/register' },
          { label: 'My Account', to: '/account' },
          { label: 'My Orders', to: '/orders' },
          { label: 'My Bookings', to: '/bookings/my-bookings' },
          { label: 'Subscription', to: '/subscription' },
          { label: 'Wishlist', to: '/wishlist' },
          { label: 'Cart', to: '/cart' },
        ],
      },
    ],
  },
  {
    label: 'Support',
    sections: [{ links: [...SUPPORT_LINKS, ...COMPANY_LINKS] }],
  },
  { label: 'Legal', sections: [{ links: LEGAL_LINKS }] },
];
