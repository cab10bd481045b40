import type { CommissionStatus } from '@adunni/contracts/affiliates/names';
import { type SQL, sql } from 'drizzle-orm';
import { affiliateCommissions } from '../tables.ts';

/** Where a commission stands as people read it: one that is due and has a payout is paid out. */
export const shownStatus = sql<CommissionStatus>`(case
  when ${affiliateCommissions.status} = 'due' and ${affiliateCommissions.payoutId} is not null then 'paid'
  else ${affiliateCommissions.status}::text end)`;

/** Whether a commission is shown with this status. */
export function hasStatus(status: CommissionStatus): SQL {
  const { status: stored, payoutId } = affiliateCommissions;
  if (status === 'paid') return sql`(${stored} = 'due' and ${payoutId} is not null)`;
  return status === 'due' ? sql`(${stored} = 'due' and ${payoutId} is null)` : sql`${stored} = ${status}`;
}

/** The rate of a commission, of several products the mean, with two decimals. */
export const percentOfCommission = sql<number>`round(
  ${affiliateCommissions.fullAmount} * 100.0 / greatest(${affiliateCommissions.goods}, 1), 2)`.mapWith(Number);
