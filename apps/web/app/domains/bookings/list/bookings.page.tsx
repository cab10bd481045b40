import { redirect } from 'react-router';

/** Leads who shortens the address to their bookings. */
export function loader(): never {
  throw redirect('/bookings/my-bookings');
}
