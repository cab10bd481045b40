import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = [
  route('makers', 'domains/makers/makers.page.tsx'),
  route('makers/:slug', 'domains/makers/maker.page.tsx'),
];

export const adminRoutes: RouteConfigEntry[] = prefix('users/verification', [
  route('', 'domains/makers/verification/workshops.page.tsx'),
  route(':makerId', 'domains/makers/verification/workshop.page.tsx'),
]);
const SHOP = 'domains/makers/shop/shop.page.tsx';
export const designerRoutes: RouteConfigEntry[] = [route('shop', SHOP, { id: 'designer-shop' })];
export const tailorRoutes: RouteConfigEntry[] = [route('shop', SHOP, { id: 'tailor-shop' })];
