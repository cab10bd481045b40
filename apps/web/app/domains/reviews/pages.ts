import type { DomainPages, StaffPage } from '../../kit/domain-pages.ts';

/** Where the reviews of an area stand: those of makers are only of their own work. */
const reviewsIn = (group: string, list: string): readonly StaffPage[] => [
  { path: 'reviews', file: `reviews/staff/${list}`, label: 'Reviews', group },
  { path: 'reviews/:reviewId', file: 'reviews/staff/review.page.tsx' },
];

export const pages: DomainPages = {
  shop: [
    { path: 'reviews/:itemId', file: 'reviews/write/write-review.page.tsx' },
    { path: 'bookings/:bookingId/review', file: 'reviews/write/write-booking-review.page.tsx' },
    { path: 'services/:serviceId/reviews', file: 'reviews/service/service-reviews.page.tsx' },
  ],
  admin: reviewsIn('Products', 'reviews.page.tsx'),
  designer: reviewsIn('Orders', 'own-reviews.page.tsx'),
  tailor: reviewsIn('Orders', 'own-reviews.page.tsx'),
};
