import { type Kobo, kobo } from '@adunni/contracts/money';
import { chargeable, type Due, firstPurpose } from '../../payments/rules.ts';
import type { GuestOrderRow } from '../placing/tables.ts';
import type { PackageRow } from '../tables.ts';

/** What is to pay next: what reserves the sets, or the rest; null for nothing. */
export function dueOf({ status, total, deposit, paid, refunded }: GuestOrderRow): Due | null {
  if (status === 'reserved') return { purpose: firstPurpose(deposit, total), amount: deposit };
  const left = chargeable(owedOf({ total, paid, refunded }));
  return status === 'part-paid' && left > 0 ? { purpose: 'balance', amount: left } : null;
}

/** What is still to be paid of an order. */
export const owedOf = ({ total, paid, refunded }: Pick<GuestOrderRow, 'total' | 'paid' | 'refunded'>): Kobo =>
  kobo(total - paid + refunded);

/** The first of the last days to order of what an order holds: its balance is due by then. */
export const balanceDay = (packages: readonly Pick<PackageRow, 'deadline'>[]): string | null =>
  packages.map(({ deadline }) => deadline).sort()[0] ?? null;
