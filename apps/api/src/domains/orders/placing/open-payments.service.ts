import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { settlePayment } from '../../payments/service.ts';
import { payments } from '../../payments/tables.ts';

/** Asks the provider what became of an order’s open payments, before their absence has consequences. */
export async function settleOpenPayments(deps: Deps, orderId: string): Promise<void> {
  const open = await deps.db
    .select({ reference: payments.reference })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['created', 'waiting'])));
  for (const { reference } of open)
    await settlePayment(deps, reference).catch((error) => deps.log.warn(error, `payment ${reference} stays open`));
}
