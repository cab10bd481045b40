import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const makersRoutes: RouteConfigEntry[] = [
  route('makers', 'domains/makers/makers.page.tsx'),
  route('makers/:slug', 'domains/makers/maker.page.tsx'),
];
