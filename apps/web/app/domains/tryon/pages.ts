import type { DomainPages } from '../../kit/domain-pages.ts';

const group = 'Virtual try-on';

export const pages: DomainPages = {
  shop: [
    { path: 'virtual-tryon', file: 'tryon/tryon.page.tsx' },
    { path: 'account/looks', file: 'tryon/follow/looks.page.tsx', inAccount: true },
  ],
  designer: [{ path: 'products/try-on/:productId', file: 'tryon/own/own-outfit.page.tsx' }],
  admin: [
    { path: 'virtual-tryon/outfits', file: 'tryon/staff/outfits.page.tsx', label: 'Outfits', group },
    { path: 'virtual-tryon/outfits/:id', file: 'tryon/staff/outfit.page.tsx' },
    { path: 'virtual-tryon/measurements', file: 'tryon/staff/measurements.page.tsx', label: 'Measurements', group },
    { path: 'virtual-tryon/measurements/estimates', file: 'tryon/staff/estimates.page.tsx' },
    { path: 'virtual-tryon/measurements/sizes', file: 'tryon/staff/advised-items.page.tsx' },
    { path: 'virtual-tryon/sessions', file: 'tryon/staff/sessions.page.tsx', label: 'Sessions', group },
    { path: 'virtual-tryon/sessions/:id', file: 'tryon/staff/session.page.tsx' },
    { path: 'virtual-tryon/analytics/views', file: 'tryon/staff/views.page.tsx' },
    { path: 'virtual-tryon/analytics/sales', file: 'tryon/staff/sales.page.tsx' },
    { path: 'virtual-tryon/analytics', file: 'tryon/staff/analytics.page.tsx', label: 'Try-on analytics', group },
  ],
};
