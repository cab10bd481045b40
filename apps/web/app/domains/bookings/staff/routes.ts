import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

const HERE = 'domains/bookings/staff';

/** The same pages in every area, under names of its own; makers see only their own bookings. */
const bookingPages = (area: string): RouteConfigEntry[] =>
  prefix('bookings', [
    route('', `${HERE}/bookings.page.tsx`, { id: `${area}-bookings` }),
    route('edit/:bookingId', `${HERE}/edit/edit-booking.page.tsx`, { id: `${area}-booking-edit` }),
    route(':bookingId', `${HERE}/booking/booking.page.tsx`, { id: `${area}-booking` }),
  ]);

/** Makers also say when they work. */
const makerPages = (area: string): RouteConfigEntry[] => [
  route('services/hours', `${HERE}/hours/hours.page.tsx`, { id: `${area}-hours` }),
  ...bookingPages(area),
];

export const adminRoutes = bookingPages('admin');
export const designerRoutes = makerPages('designer');
export const tailorRoutes = makerPages('tailor');
