import { pages as affiliates } from './domains/affiliates/pages.ts';
import { pages as asoebi } from './domains/asoebi/pages.ts';
import { pages as audit } from './domains/audit/pages.ts';
import { pages as blog } from './domains/blog/pages.ts';
import { pages as bookings } from './domains/bookings/pages.ts';
import { pages as careers } from './domains/careers/pages.ts';
import { pages as cart } from './domains/cart/pages.ts';
import { pages as catalog } from './domains/catalog/pages.ts';
import { pages as checkout } from './domains/checkout/pages.ts';
import { pages as coupons } from './domains/coupons/pages.ts';
import { pages as currency } from './domains/currency/pages.ts';
import { pages as dashboard } from './domains/dashboard/pages.ts';
import { pages as festivals } from './domains/festivals/pages.ts';
import { pages as help } from './domains/help/pages.ts';
import { pages as identity } from './domains/identity/pages.ts';
import { pages as inquiries } from './domains/inquiries/pages.ts';
import { pages as legal } from './domains/legal/pages.ts';
import { pages as makers } from './domains/makers/pages.ts';
import { pages as newsletter } from './domains/newsletter/pages.ts';
import { pages as orders } from './domains/orders/pages.ts';
import { pages as outbox } from './domains/outbox/pages.ts';
import { pages as patterns } from './domains/patterns/pages.ts';
import { pages as payments } from './domains/payments/pages.ts';
import { pages as payouts } from './domains/payouts/pages.ts';
import { pages as planning } from './domains/planning/pages.ts';
import { pages as reviews } from './domains/reviews/pages.ts';
import { pages as services } from './domains/services/pages.ts';
import { pages as settings } from './domains/settings/pages.ts';
import { pages as studio } from './domains/studio/pages.ts';
import { pages as subscriptions } from './domains/subscriptions/pages.ts';
import { pages as support } from './domains/support/pages.ts';
import { pages as tryon } from './domains/tryon/pages.ts';
import { pages as wishlist } from './domains/wishlist/pages.ts';
import type { Area, DomainPages, StaffPage } from './kit/domain-pages.ts';

/** Every domain that has pages, in the order in which the staff’s navigation and command palette show them. */
export const DOMAINS: readonly DomainPages[] = [
  dashboard,
  identity,
  makers,
  settings,
  currency,
  catalog,
  orders,
  patterns,
  reviews,
  coupons,
  cart,
  wishlist,
  services,
  bookings,
  subscriptions,
  support,
  inquiries,
  newsletter,
  affiliates,
  blog,
  payouts,
  asoebi,
  festivals,
  planning,
  careers,
  help,
  legal,
  outbox,
  audit,
  checkout,
  payments,
  tryon,
  studio,
];

/** The pages of an area. */
export const staffPages = (area: Area): StaffPage[] => DOMAINS.flatMap((pages) => pages[area] ?? []);
