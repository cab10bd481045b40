import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Where the links of letters lead. */
export const siteRoutes: RouteConfigEntry[] = [
  route('newsletter/confirm', 'domains/newsletter/links/confirm.page.tsx'),
  route('newsletter/unsubscribe', 'domains/newsletter/links/unsubscribe.page.tsx'),
];
