import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const adminRoutes: RouteConfigEntry[] = [route('settings', 'domains/settings/settings.page.tsx')];
