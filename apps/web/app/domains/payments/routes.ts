import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = [route('pay/sandbox/:reference', 'domains/payments/sandbox.page.tsx')];
