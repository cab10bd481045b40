import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moment } from '../fields.ts';
import { MAKER_ROLES } from '../roles.ts';

const feed = z.object({ url: z.string(), renewedAt: moment });
export const getBookingFeed = endpoint({
  method: 'GET',
  path: '/api/staff/bookings/feed',
  access: MAKER_ROLES,
  summary: 'The secret link by which a calendar program follows the caller’s bookings',
  response: z.object({ feed }),
});
export const renewBookingFeed = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/feed',
  access: MAKER_ROLES,
  summary: 'Make a new secret link; the old one stops working',
  response: z.object({ feed }),
});
/** Public: whoever holds the link may read, as calendar programs cannot log in. */
export const getBookingFeedFile = endpoint({
  method: 'GET',
  path: '/api/calendars/:file',
  access: 'public',
  ignoresToken: true,
  produces: 'text/calendar',
  summary: 'A workshop’s bookings as a calendar file, by its secret link',
  params: z.object({ file: z.string().max(60) }),
});
