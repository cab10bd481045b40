import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const reviewRoutes: RouteConfigEntry[] = [
  route('reviews/:itemId', 'domains/reviews/write/write-review.page.tsx'),
];

/** The pages that every area shares, under names of its own. */
const reviewPages = (area: string): RouteConfigEntry[] =>
  prefix('reviews', [
    route('', 'domains/reviews/staff/reviews.page.tsx', { id: `${area}-reviews` }),
    route(':reviewId', 'domains/reviews/staff/review.page.tsx', { id: `${area}-review` }),
  ]);

export const adminRoutes = reviewPages('admin');
export const designerRoutes = reviewPages('designer');
export const tailorRoutes = reviewPages('tailor');
