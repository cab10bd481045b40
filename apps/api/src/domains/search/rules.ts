import { isStaff, type Role } from '@adunni/contracts/roles';

/** What numbers of orders and of bookings begin with. */
const PREFIXES = { order: 'ADN', booking: 'BKG' } as const;

/** How many years of numbers a bare number is looked up in. */
const YEARS = 5;

/** Numbers that a person may mean: whole ones, or those that begin so. */
export type SoughtNumbers = { whole: string[] } | { beginning: string };

/**
 * Reads “ADN-2026-0001”, “2026-0001” as a beginning, “123” as number 123 of the last years, and as null words and what
 * is the number of something else.
 */
export function soughtNumbers(q: string, kind: keyof typeof PREFIXES, now: Date): SoughtNumbers | null {
  const text = q.replace(/\s/g, '').toUpperCase();
  const prefix = PREFIXES[kind];
  if (/^\d{1,9}$/.test(text)) {
    const years = Array.from({ length: YEARS }, (_, ago) => now.getUTCFullYear() - ago);
    return { whole: years.map((year) => `${prefix}-${year}-${text.padStart(6, '0')}`) };
  }
  if (text.startsWith(prefix) && /^(-\d*){0,2}$/.test(text.slice(prefix.length))) return { beginning: text };
  return /^\d{4}-\d*$/.test(text) ? { beginning: `${prefix}-${text}` } : null;
}

/** The page about an order, in the area of the role. */
export const orderPath = (orderId: string, role: Role): string => `/${areaOf(role)}/orders/${orderId}`;

/** The page about a booking, in the area of the role. */
export const bookingPath = (bookingId: string, role: Role): string => `/${areaOf(role)}/bookings/${bookingId}`;

/** The page about a subscription, which staff alone have. */
export const subscriptionPath = (subscriptionId: string): string => `/admin/subscriptions/${subscriptionId}`;

/** The page about a person, which staff alone have. */
export const personPath = (userId: string): string => `/admin/users/${userId}`;

/** The editor of a product; a Tailor’s area has none, so theirs is the page of the shop. */
export const productPath = (productId: string, role: Role): string =>
  role === 'Tailor' ? `/products/${productId}` : `/${areaOf(role)}/products/edit/${productId}`;

const areaOf = (role: Role): string => (isStaff(role) ? 'admin' : role.toLowerCase());
