import type { StaffPage, StaffPages } from '../../kit/staff-pages.ts';

/** Where the reviews of an area stand: those of makers are only of their own work. */
const reviewsIn = (group: string, list: string): readonly StaffPage[] => [
  { path: 'reviews', file: `reviews/staff/${list}`, label: 'Reviews', group },
  { path: 'reviews/:reviewId', file: 'reviews/staff/review.page.tsx' },
];

export const pages: StaffPages = {
  admin: reviewsIn('Products', 'reviews.page.tsx'),
  designer: reviewsIn('Orders', 'own-reviews.page.tsx'),
  tailor: reviewsIn('Orders', 'own-reviews.page.tsx'),
};
