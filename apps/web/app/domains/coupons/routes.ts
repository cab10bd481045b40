import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const adminRoutes: RouteConfigEntry[] = prefix('coupons', [
  route('', 'domains/coupons/coupons.page.tsx'),
  route('add', 'domains/coupons/add-coupon.page.tsx'),
  route('edit/:couponId', 'domains/coupons/edit-coupon.page.tsx'),
  route(':couponId', 'domains/coupons/coupon.page.tsx'),
]);
