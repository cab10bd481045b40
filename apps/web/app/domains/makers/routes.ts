import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = [
  route('makers', 'domains/makers/makers.page.tsx'),
  route('makers/:slug', 'domains/makers/maker.page.tsx'),
];
