import { index, type RouteConfigEntry } from '@react-router/dev/routes';

export const homeRoutes: RouteConfigEntry[] = [index('domains/home/home.page.tsx')];
