import type { Page } from '@playwright/test';
import { AFFILIATES } from './affiliates.ts';
import { CAREERS } from './careers.ts';
import { CELEBRATIONS } from './celebrations.ts';
import { idOf } from './ids.ts';
import { PARTNERS } from './partners.ts';
import { PATTERNS } from './patterns.ts';
import { REQUESTS } from './requests.ts';
import { STATES } from './states.ts';

/** A kind of page: who looks at it and where it is; an address with a question is found in the demo. */
export interface Kind {
  name: string;
  who?: Person;
  path: string | (() => Promise<string>);
  /** Whether it is compared at its whole length instead of a screen’s. */
  full?: true;
  /** What is arranged before the page is opened: that something fails. */
  before?: (page: Page) => Promise<unknown>;
  /** What is done on it before it is looked at: nothing that the shop keeps. */
  act?: (page: Page) => Promise<void>;
}

/** Who of the demo looks at pages that a visitor does not see. */
export const PEOPLE = ['customer', 'designer', 'admin'] as const;
export type Person = (typeof PEOPLE)[number];

const garment = (title: string) => idOf('select id from products where title = $1', title);
const product = (title: string) => async () => `/products/${await garment(title)}`;
const service = (title: string) => idOf('select id from services where title = $1', title);
const festival = (title: string) => idOf('select id from festivals where title = $1', title);
const post = (slug: string) => idOf('select id from blog_posts where slug = $1', slug);
/** The customer’s order that is being sewn, with a deposit paid. */
const ownOrder = () =>
  idOf(
    `select o.id from orders o join users u on u.id = o.user_id join order_parts p on p.order_id = o.id
      where u.email = 'customer@adunni.example' and p.stage = $1`,
    'sewing',
  );
const ownBooking = () =>
  idOf(
    `select b.id from bookings b join users u on u.id = b.user_id
      where u.email = 'customer@adunni.example' and b.status = 'confirmed' and b.service->>'title' = $1`,
    'Studio measuring',
  );
/** The customer’s order that waits for measurements, as they come back to it from paying. */
const paidOrder = async () => {
  const id = await idOf(
    `select o.id from orders o join users u on u.id = o.user_id join order_parts p on p.order_id = o.id
      where u.email = 'customer@adunni.example' and p.stage = $1`,
    'confirmed',
  );
  const reference = 'select reference as id from payments where order_id = $1';
  return { id, reference: await idOf(reference, id) };
};
/** What the customer has asked about an order; customers and staff have an address of it each. */
const ticket = (address: 'id' | 'public_id') =>
  idOf(`select ${address} as id from tickets where subject = $1`, 'Tracking has not moved since Monday');

const outfit = (title: string) =>
  idOf('select o.id from tryon_outfits o join products p on p.id = o.product_id where p.title = $1', title);

/** One page of every kind, then what pages can come to. The pictures of a kind are called after it. */
export const KINDS: readonly Kind[] = [
  { name: 'home', path: '/', full: true },
  { name: 'product-list', path: '/products' },
  { name: 'product-ready-made', path: product('Ankara Shift') },
  { name: 'product-made-to-measure', path: product('Eko Agbada'), full: true },
  { name: 'design-start', path: '/design' },
  {
    name: 'design',
    path: '/design?start=boubou',
    async act(page) {
      await page.getByRole('tab', { name: 'Fabric' }).click();
      // The drawing and the squares of cloth come from a worker, one after another.
      await page.locator('figure:not([aria-busy="true"]) canvas[role="img"]').waitFor();
    },
  },
  { name: 'makers', path: '/makers' },
  { name: 'maker', path: '/makers/adewura-atelier' },
  // By price, since recommended services of equal standing take turns by their ids.
  { name: 'services', path: '/services?sort=price-up' },
  { name: 'service', path: async () => `/services/${await service('Studio measuring')}` },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'trust', path: '/trust' },
  { name: 'shipping', path: '/support/shipping' },
  { name: 'plans', path: '/subscription/plans' },
  { name: 'contact', path: '/support/contact' },
  { name: 'contact-us', path: '/contact' },
  { name: 'about', path: '/about' },
  { name: 'help-centre', path: '/support/help-center' },
  { name: 'help-results', path: '/support/help-center?q=depossit' },
  { name: 'size-guide', path: '/support/size-guide' },
  { name: 'returns', path: '/support/returns' },
  { name: 'help-article', path: '/support/help-center/take-your-measurements' },
  { name: 'blog', path: '/blog', full: true },
  { name: 'blog-post', path: '/blog/measure-yourself-in-10-minutes', full: true },
  { name: 'blog-author', path: '/blog/author/kolade-ogunleye', full: true },
  { name: 'festivals', path: '/cultural/festivals' },
  { name: 'festival-month', path: '/cultural/festivals?view=month&month=2026-12' },
  { name: 'festival-map', path: '/cultural/festivals?view=map' },
  { name: 'festival', path: async () => `/cultural/festival/${await festival('Calabar Carnival')}` },
  { name: 'aso-ebi', path: '/cultural/aso-ebi' },
  { name: 'planning', path: '/cultural/planning' },
  { name: 'coordination', path: '/cultural/coordination' },
  { name: 'planning-request', path: '/cultural/planning/request' },
  { name: 'planning-checklist', path: '/cultural/planning/checklist' },
  { name: 'legal-document', path: '/terms' },
  { name: 'cookies', path: '/cookies' },
  { name: 'data-rights', path: '/gdpr' },
  { name: 'not-found', path: '/404' },
  { name: 'cart', who: 'customer', path: '/cart' },
  { name: 'checkout', who: 'customer', path: '/checkout' },
  { name: 'my-orders', who: 'customer', path: '/orders' },
  { name: 'order', who: 'customer', path: async () => `/orders/${await ownOrder()}` },
  {
    name: 'order-paid',
    who: 'customer',
    path: async () => {
      const { id, reference } = await paidOrder();
      return `/orders/${id}?reference=${reference}`;
    },
    full: true,
  },
  { name: 'payment-received', path: async () => `/pay/return/${(await paidOrder()).reference}` },
  { name: 'my-bookings', who: 'customer', path: '/bookings/my-bookings' },
  { name: 'booking', who: 'customer', path: async () => `/bookings/${await ownBooking()}` },
  {
    name: 'booking-a-time',
    who: 'customer',
    path: async () => `/bookings/create?service=${await service('Studio measuring')}&step=time`,
  },
  { name: 'account', who: 'customer', path: '/account' },
  { name: 'measurements', who: 'customer', path: '/account?section=measurements' },
  { name: 'profile', who: 'customer', path: '/profile' },
  { name: 'wishlist', who: 'customer', path: '/wishlist' },
  { name: 'billing', who: 'customer', path: '/subscription/billing' },
  { name: 'my-tickets', who: 'customer', path: '/support/tickets' },
  { name: 'messages', who: 'customer', path: '/messages' },
  { name: 'ticket-create', who: 'customer', path: '/support/tickets/create' },
  { name: 'ticket', who: 'customer', path: async () => `/support/tickets/${await ticket('public_id')}` },
  { name: 'designer-dashboard', who: 'designer', path: '/designer/dashboard' },
  { name: 'designer-orders', who: 'designer', path: '/designer/orders' },
  { name: 'designer-hours', who: 'designer', path: '/designer/services/hours' },
  { name: 'designer-calendar', who: 'designer', path: '/designer/bookings?view=week' },
  {
    name: 'product-editor',
    who: 'designer',
    path: async () =>
      `/designer/products/edit/${await idOf('select id from products where title = $1', 'Groom Etu Agbada')}`,
  },
  { name: 'staff-dashboard', who: 'admin', path: '/admin/dashboard' },
  { name: 'staff-list', who: 'admin', path: '/admin/orders' },
  { name: 'staff-detail', who: 'admin', path: async () => `/admin/orders/${await ownOrder()}` },
  { name: 'staff-tickets', who: 'admin', path: '/admin/support/tickets' },
  { name: 'staff-ticket', who: 'admin', path: async () => `/admin/support/tickets/${await ticket('id')}` },
  { name: 'staff-inquiries', who: 'admin', path: '/admin/support/inquiries' },
  { name: 'staff-holidays', who: 'admin', path: '/admin/support/holidays' },
  { name: 'try-on-room', who: 'customer', path: '/virtual-tryon' },
  { name: 'try-on-looks', who: 'customer', path: '/account/looks' },
  {
    name: 'try-on-own-outfit',
    who: 'designer',
    path: async () => `/designer/products/try-on/${await garment('Groom Etu Agbada')}`,
  },
  { name: 'try-on-outfits', who: 'admin', path: '/admin/virtual-tryon/outfits' },
  {
    name: 'try-on-outfit',
    who: 'admin',
    path: async () => `/admin/virtual-tryon/outfits/${await outfit('Isiagu Set')}`,
  },
  { name: 'try-on-sessions', who: 'admin', path: '/admin/virtual-tryon/sessions' },
  { name: 'try-on-measurements', who: 'admin', path: '/admin/virtual-tryon/measurements' },
  { name: 'try-on-analytics', who: 'admin', path: '/admin/virtual-tryon/analytics' },
  { name: 'staff-planning', who: 'admin', path: '/admin/cultural/planning' },
  { name: 'staff-coordination', who: 'admin', path: '/admin/cultural/coordination' },
  { name: 'staff-form', who: 'admin', path: '/admin/coupons/add' },
  { name: 'staff-bookings', who: 'admin', path: '/admin/bookings?view=list' },
  { name: 'staff-booking', who: 'admin', path: async () => `/admin/bookings/${await ownBooking()}` },
  { name: 'staff-categories', who: 'admin', path: '/admin/product-category/all' },
  { name: 'staff-posts', who: 'admin', path: '/admin/blog/posts' },
  {
    name: 'staff-post-editor',
    who: 'admin',
    path: async () => `/admin/blog/posts/edit/${await post('the-fitting-checklist')}`,
    full: true,
  },
  { name: 'staff-blog-categories', who: 'admin', path: '/admin/blog/categories' },
  { name: 'no-access', who: 'admin', path: '/admin/settings' },
  { name: 'staff-figures', who: 'admin', path: '/admin/support/analytics' },
  { name: 'staff-payouts', who: 'admin', path: '/admin/orders/payouts' },
  { name: 'staff-verification', who: 'admin', path: '/admin/users/verification' },
  ...CAREERS,
  ...AFFILIATES,
  ...CELEBRATIONS,
  ...PARTNERS,
  ...PATTERNS,
  ...REQUESTS,
  ...STATES,
];
