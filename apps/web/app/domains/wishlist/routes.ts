import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = [route('wishlist', 'domains/wishlist/wishlist.page.tsx')];
