import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = prefix('bookings', [
  route('create', 'domains/bookings/create/create.page.tsx'),
  route('my-bookings', 'domains/bookings/list/my-bookings.page.tsx'),
  route(':bookingId', 'domains/bookings/detail/booking.page.tsx'),
]);

const STAFF = 'domains/bookings/staff';

/** The same pages in every area, under names of its own; makers see only their own bookings. */
const bookingPages = (area: string): RouteConfigEntry[] =>
  prefix('bookings', [
    route('', `${STAFF}/bookings.page.tsx`, { id: `${area}-bookings` }),
    route('edit/:bookingId', `${STAFF}/edit/edit-booking.page.tsx`, { id: `${area}-booking-edit` }),
    route(':bookingId', `${STAFF}/booking/booking.page.tsx`, { id: `${area}-booking` }),
  ]);

/** Makers also say when they work. */
const makerPages = (area: string): RouteConfigEntry[] => [
  route('services/hours', `${STAFF}/hours/hours.page.tsx`, { id: `${area}-hours` }),
  ...bookingPages(area),
];

export const adminRoutes = bookingPages('admin');
export const designerRoutes = makerPages('designer');
export const tailorRoutes = makerPages('tailor');
