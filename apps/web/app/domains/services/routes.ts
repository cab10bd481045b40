import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = [
  route('services', 'domains/services/list/services.page.tsx'),
  route('services/:id', 'domains/services/detail/service.page.tsx'),
];
