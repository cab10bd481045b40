import type { RouteConfigEntry } from '@react-router/dev/routes';
import * as audit from './domains/audit/routes.ts';
import * as bookings from './domains/bookings/routes.ts';
import * as cart from './domains/cart/routes.ts';
import * as catalog from './domains/catalog/routes.ts';
import * as checkout from './domains/checkout/routes.ts';
import * as coupons from './domains/coupons/routes.ts';
import * as currency from './domains/currency/routes.ts';
import * as dashboard from './domains/dashboard/routes.ts';
import * as identity from './domains/identity/routes.ts';
import * as makers from './domains/makers/routes.ts';
import * as newsletter from './domains/newsletter/routes.ts';
import * as orders from './domains/orders/routes.ts';
import * as outbox from './domains/outbox/routes.ts';
import * as payments from './domains/payments/routes.ts';
import * as payouts from './domains/payouts/routes.ts';
import * as reviews from './domains/reviews/routes.ts';
import * as services from './domains/services/routes.ts';
import * as settings from './domains/settings/routes.ts';
import * as subscriptions from './domains/subscriptions/routes.ts';
import * as tryon from './domains/tryon/routes.ts';
import * as wishlist from './domains/wishlist/routes.ts';

/** The pages that a domain adds, in its routes.ts: to the shop, and to the areas below `/admin`, `/designer`, `/tailor`. */
interface DomainRoutes {
  siteRoutes?: RouteConfigEntry[];
  adminRoutes?: RouteConfigEntry[];
  designerRoutes?: RouteConfigEntry[];
  tailorRoutes?: RouteConfigEntry[];
}

/** Every domain that has pages. */
export const DOMAINS: readonly DomainRoutes[] = [
  audit,
  bookings,
  cart,
  catalog,
  checkout,
  coupons,
  currency,
  dashboard,
  identity,
  makers,
  newsletter,
  orders,
  outbox,
  payments,
  payouts,
  reviews,
  services,
  settings,
  subscriptions,
  tryon,
  wishlist,
];
