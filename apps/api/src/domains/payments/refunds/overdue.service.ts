import { REFUND_OVERDUE_DAYS } from '@adunni/contracts/payments/staff';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { refunds } from '../tables.ts';
import { lockRefund, recordStuck } from './record.service.ts';

const TROUBLE = `The payment provider has not returned the money within ${REFUND_OVERDUE_DAYS} days.`;

/** Tells staff of refunds that have been on their way for too long, and of each of them once. */
export async function flagOverdueRefunds(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - REFUND_OVERDUE_DAYS * DAY_MS).toISOString();
  const begun = sql`coalesce(${refunds.retriedAt}, ${refunds.createdAt})`;
  const isOverdue = and(
    eq(refunds.status, 'pending'),
    isNull(refunds.attentionAt),
    sql`${begun} <= ${before}::timestamptz`,
  );
  const overdue = await deps.db
    .select({ _id: refunds._id })
    .from(refunds)
    .where(isOverdue)
    .orderBy(asc(refunds._id))
    .limit(100);
  for (const { _id } of overdue)
    await deps.db.transaction(async (tx) => {
      const locked = await lockRefund(tx, _id);
      if (locked?.refund.status !== 'pending' || locked.refund.attentionAt !== null) return;
      await recordStuck(deps, tx, locked, { status: 'pending', trouble: TROUBLE, kind: 'refund-overdue' });
    });
}
