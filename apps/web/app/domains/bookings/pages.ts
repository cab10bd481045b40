import type { DomainPages, StaffPage } from '../../kit/domain-pages.ts';

/** Makers see only their own bookings. */
const bookings: readonly StaffPage[] = [
  { path: 'bookings', file: 'bookings/staff/bookings.page.tsx', label: 'Bookings', group: 'Bookings' },
  { path: 'bookings/edit/:bookingId', file: 'bookings/staff/edit/edit-booking.page.tsx' },
  { path: 'bookings/:bookingId', file: 'bookings/staff/booking/booking.page.tsx' },
];

const hours: StaffPage = {
  path: 'services/hours',
  file: 'bookings/staff/hours/hours.page.tsx',
  label: 'Hours and holidays',
  actions: [{ label: 'Block time', query: 'block' }],
  group: 'Services',
};

export const pages: DomainPages = {
  shop: [
    { path: 'bookings', file: 'bookings/list/bookings.page.tsx' },
    { path: 'bookings/create', file: 'bookings/create/create.page.tsx' },
    { path: 'bookings/my-bookings', file: 'bookings/list/my-bookings.page.tsx', inAccount: true },
    { path: 'bookings/:bookingId', file: 'bookings/detail/booking.page.tsx', inAccount: true },
  ],
  admin: bookings,
  designer: [...bookings, hours],
  tailor: [...bookings, hours],
};
