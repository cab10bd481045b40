import { affiliates } from './domains/affiliates/domain.ts';
import { asoEbi } from './domains/asoebi/domain.ts';
import { audit } from './domains/audit/domain.ts';
import { availability } from './domains/availability/domain.ts';
import { blog } from './domains/blog/domain.ts';
import { bookings } from './domains/bookings/domain.ts';
import { careers } from './domains/careers/domain.ts';
import { cart } from './domains/cart/domain.ts';
import { catalog } from './domains/catalog/domain.ts';
import { checkout } from './domains/checkout/domain.ts';
import { conversations } from './domains/conversations/domain.ts';
import { coupons } from './domains/coupons/domain.ts';
import { currency } from './domains/currency/domain.ts';
import { dashboard } from './domains/dashboard/domain.ts';
import { festivals } from './domains/festivals/domain.ts';
import { help } from './domains/help/domain.ts';
import { identity } from './domains/identity/domain.ts';
import { inquiries } from './domains/inquiries/domain.ts';
import { ledger } from './domains/ledger/domain.ts';
import { legal } from './domains/legal/domain.ts';
import { makers } from './domains/makers/domain.ts';
import { measurements } from './domains/measurements/domain.ts';
import { media } from './domains/media/domain.ts';
import { newsletter } from './domains/newsletter/domain.ts';
import { notifications } from './domains/notifications/domain.ts';
import { orders } from './domains/orders/domain.ts';
import { outbox } from './domains/outbox/domain.ts';
import { patterns } from './domains/patterns/domain.ts';
import { payments } from './domains/payments/domain.ts';
import { payouts } from './domains/payouts/domain.ts';
import { planning } from './domains/planning/domain.ts';
import { preferences } from './domains/preferences/domain.ts';
import { reviews } from './domains/reviews/domain.ts';
import { search } from './domains/search/domain.ts';
import { services } from './domains/services/domain.ts';
import { settings } from './domains/settings/domain.ts';
import { studio } from './domains/studio/domain.ts';
import { subscriptions } from './domains/subscriptions/domain.ts';
import { support } from './domains/support/domain.ts';
import { tryon } from './domains/tryon/domain.ts';
import { wishlist } from './domains/wishlist/domain.ts';
import type { Domain } from './kit/domain.ts';

/**
 * The domains on their floors, the lowest first. A domain imports from the floors below its own only, and what must run
 * up is registered: see `kit/domain.ts`. `npm run check` reads this list.
 */
export const FLOORS: readonly (readonly Domain[])[] = [
  [media],
  [search],
  [identity],
  [settings, audit, preferences, outbox],
  [currency, notifications],
  [conversations],
  [makers],
  [catalog, measurements],
  [services, coupons],
  [availability, cart, payments],
  [wishlist, ledger],
  [orders, bookings, subscriptions, asoEbi, planning],
  [checkout, payouts, reviews, newsletter, support, patterns],
  [studio],
  [blog, careers, dashboard, festivals, help, inquiries, tryon],
  [legal],
  [affiliates],
];

/** Every domain, from the lowest floor up. */
export const DOMAINS: readonly Domain[] = FLOORS.flat();
