import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const adminRoutes: RouteConfigEntry[] = [route('audit', 'domains/audit/audit.page.tsx')];
