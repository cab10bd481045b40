import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const adminRoutes: RouteConfigEntry[] = [route('settings/currencies', 'domains/currency/currencies.page.tsx')];
