import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = prefix('bookings', [
  route('create', 'domains/bookings/create/create.page.tsx'),
  route('my-bookings', 'domains/bookings/list/my-bookings.page.tsx'),
  route(':bookingId', 'domains/bookings/detail/booking.page.tsx'),
]);
