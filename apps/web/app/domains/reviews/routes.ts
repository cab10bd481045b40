import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = [
  route('reviews/:itemId', 'domains/reviews/write/write-review.page.tsx'),
  route('bookings/:bookingId/review', 'domains/reviews/write/write-booking-review.page.tsx'),
  route('services/:serviceId/reviews', 'domains/reviews/service/service-reviews.page.tsx'),
];

/** The pages of an area, under names of its own; the list is staff’s or a maker’s. */
const reviewPages = (area: string, list: string): RouteConfigEntry[] =>
  prefix('reviews', [
    route('', `domains/reviews/staff/${list}`, { id: `${area}-reviews` }),
    route(':reviewId', 'domains/reviews/staff/review.page.tsx', { id: `${area}-review` }),
  ]);

export const adminRoutes = reviewPages('admin', 'reviews.page.tsx');
export const designerRoutes = reviewPages('designer', 'own-reviews.page.tsx');
export const tailorRoutes = reviewPages('tailor', 'own-reviews.page.tsx');
