import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const tryOnRoutes: RouteConfigEntry[] = [route('virtual-tryon', 'domains/tryon/tryon.page.tsx')];
