import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const adminRoutes: RouteConfigEntry[] = prefix('coupons', [
  route('', 'domains/coupons/coupons.page.tsx'),
  route('add', 'domains/coupons/coupon-form.page.tsx', { id: 'coupon-add' }),
  route('edit/:id', 'domains/coupons/coupon-form.page.tsx', { id: 'coupon-edit' }),
  route(':id', 'domains/coupons/coupon.page.tsx'),
]);
