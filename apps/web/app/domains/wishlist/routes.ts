import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = [route('wishlist', 'domains/wishlist/wishlist.page.tsx')];

export const adminRoutes: RouteConfigEntry[] = [route('wishlist/all', 'domains/wishlist/staff/wishes.page.tsx')];
