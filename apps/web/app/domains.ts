import type { RouteConfigEntry } from '@react-router/dev/routes';
import * as bookings from './domains/bookings/routes.ts';
import * as cart from './domains/cart/routes.ts';
import * as catalog from './domains/catalog/routes.ts';
import * as checkout from './domains/checkout/routes.ts';
import * as identity from './domains/identity/routes.ts';
import * as makers from './domains/makers/routes.ts';
import * as newsletter from './domains/newsletter/routes.ts';
import * as orders from './domains/orders/routes.ts';
import * as payments from './domains/payments/routes.ts';
import * as reviews from './domains/reviews/routes.ts';
import * as services from './domains/services/routes.ts';
import * as subscriptions from './domains/subscriptions/routes.ts';
import * as tryon from './domains/tryon/routes.ts';
import * as wishlist from './domains/wishlist/routes.ts';

/** The pages that a domain adds to the shop, in its routes.ts; those of the staff areas are in `staff-pages.ts`. */
interface DomainRoutes {
  siteRoutes: RouteConfigEntry[];
}

/** Every domain that has pages in the shop. */
export const DOMAINS: readonly DomainRoutes[] = [
  bookings,
  cart,
  catalog,
  checkout,
  identity,
  makers,
  newsletter,
  orders,
  payments,
  reviews,
  services,
  subscriptions,
  tryon,
  wishlist,
];
