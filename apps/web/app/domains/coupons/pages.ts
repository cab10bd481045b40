import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  admin: [
    { path: 'coupons', file: 'coupons/coupons.page.tsx', label: 'Coupons', group: 'Products' },
    { path: 'coupons/add', file: 'coupons/coupon-form.page.tsx', label: 'Add a coupon' },
    { path: 'coupons/edit/:id', file: 'coupons/coupon-form.page.tsx' },
    { path: 'coupons/:id', file: 'coupons/coupon.page.tsx' },
  ],
};
