import { kobo } from '@adunni/contracts/money';
import { chargeable, type Due, firstPurpose } from '../../payments/rules.ts';
import type { GuestOrderRow } from '../placing/tables.ts';

/** What is to pay next: what reserves the sets, or the rest; null for nothing. */
export function dueOf({ status, total, deposit, paid, refunded }: GuestOrderRow): Due | null {
  if (status === 'reserved') return { purpose: firstPurpose(deposit, total), amount: deposit };
  const left = chargeable(kobo(total - paid + refunded));
  return status === 'part-paid' && left > 0 ? { purpose: 'balance', amount: left } : null;
}
