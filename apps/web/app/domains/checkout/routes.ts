import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const checkoutRoutes: RouteConfigEntry[] = [route('checkout', 'domains/checkout/checkout.page.tsx')];
