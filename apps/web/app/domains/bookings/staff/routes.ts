import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

const HERE = 'domains/bookings/staff';

/** The same pages in every area, under names of its own; makers see only their own bookings. */
const bookingPages = (area: string): RouteConfigEntry[] =>
  prefix('bookings', [
    route('', `${HERE}/bookings.page.tsx`, { id: `${area}-bookings` }),
    route('edit/:bookingId', `${HERE}/edit/edit-booking.page.tsx`, { id: `${area}-booking-edit` }),
    route(':bookingId', `${HERE}/booking/booking.page.tsx`, { id: `${area}-booking` }),
  ]);

export const adminRoutes = bookingPages('admin');
export const designerRoutes = bookingPages('designer');
export const tailorRoutes = bookingPages('tailor');
