import { isStaff, type Role } from '@adunni/contracts/roles';

/** How many years of order numbers a bare number is looked up in. */
const YEARS = 5;

/** Order numbers that a person may mean: whole ones, or those that begin so. */
export type SoughtNumbers = { whole: string[] } | { beginning: string };

/** Reads “ADN-2026-0001”, “2026-0001” as a beginning, “123” as order 123 of the last years, and words as null. */
export function soughtNumbers(q: string, now: Date): SoughtNumbers | null {
  const text = q.replace(/\s/g, '').toUpperCase();
  if (/^\d{1,9}$/.test(text)) {
    const years = Array.from({ length: YEARS }, (_, ago) => now.getUTCFullYear() - ago);
    return { whole: years.map((year) => `ADN-${year}-${text.padStart(6, '0')}`) };
  }
  if (/^ADN(-\d*){0,2}$/.test(text)) return { beginning: text };
  return /^\d{4}-\d*$/.test(text) ? { beginning: `ADN-${text}` } : null;
}

/** The page about an order, in the area of the role. */
export const orderPath = (orderId: string, role: Role): string => `/${areaOf(role)}/orders/${orderId}`;

/** The page about a person, which staff alone have. */
export const personPath = (userId: string): string => `/admin/users/${userId}`;

/** The editor of a product; a Tailor’s area has none, so theirs is the page of the shop. */
export const productPath = (productId: string, role: Role): string =>
  role === 'Tailor' ? `/products/${productId}` : `/${areaOf(role)}/products/edit/${productId}`;

const areaOf = (role: Role): string => (isStaff(role) ? 'admin' : role.toLowerCase());
