import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = [route('virtual-tryon', 'domains/tryon/tryon.page.tsx')];
