import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { bookingRoutes } from './domains/bookings/routes.ts';
import { cartRoutes } from './domains/cart/routes.ts';
import { catalogRoutes } from './domains/catalog/routes.ts';
import { checkoutRoutes } from './domains/checkout/routes.ts';
import { homeRoutes } from './domains/home/routes.ts';
import { accountRoutes } from './domains/identity/account/routes.ts';
import { identityRoutes } from './domains/identity/routes.ts';
import { makersRoutes } from './domains/makers/routes.ts';
import { newsletterRoutes } from './domains/newsletter/routes.ts';
import { orderRoutes } from './domains/orders/routes.ts';
import { paymentRoutes } from './domains/payments/routes.ts';
import { reviewRoutes } from './domains/reviews/routes.ts';
import { serviceRoutes } from './domains/services/routes.ts';
import { subscriptionRoutes } from './domains/subscriptions/routes.ts';
import { tryOnRoutes } from './domains/tryon/routes.ts';
import { wishlistRoutes } from './domains/wishlist/routes.ts';
import { staffRoutes } from './staff-routes.ts';

export default [
  ...staffRoutes,
  layout('shell/site-layout.tsx', [
    ...homeRoutes,
    ...catalogRoutes,
    ...accountRoutes,
    ...bookingRoutes,
    ...cartRoutes,
    ...checkoutRoutes,
    ...identityRoutes,
    ...newsletterRoutes,
    ...orderRoutes,
    ...makersRoutes,
    ...paymentRoutes,
    ...reviewRoutes,
    ...serviceRoutes,
    ...subscriptionRoutes,
    ...tryOnRoutes,
    ...wishlistRoutes,
    route('404', 'shell/not-found.page.tsx'),
    route('unauthorized', 'shell/unauthorized.page.tsx'),
    route('*', 'shell/unknown-path.ts'),
  ]),
] satisfies RouteConfig;
