import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = [
  route('reviews/:itemId', 'domains/reviews/write/write-review.page.tsx'),
  route('bookings/:bookingId/review', 'domains/reviews/write/write-booking-review.page.tsx'),
  route('services/:serviceId/reviews', 'domains/reviews/service/service-reviews.page.tsx'),
];
