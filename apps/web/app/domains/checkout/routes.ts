import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = [route('checkout', 'domains/checkout/checkout.page.tsx')];
