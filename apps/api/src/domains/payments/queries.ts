import type { Returned } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import type { checkPayment as checkPaymentEndpoint } from '@adunni/contracts/payments/payments';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import { Refusal } from '../../kit/errors.ts';
import { settlePayment } from './collecting/settle.service.ts';
import { paymentsBy } from './payables.ts';
import { type PaymentRow, paidFor, toPayment } from './present.rules.ts';
import { payments } from './tables.ts';

/**
 * How one of a person’s payments stands; while it is open the provider is asked, and nothing else is believed.
 * When the provider does not answer, the last known status is told. Throws 404 for what is not theirs.
 */
export async function checkPayment(
  deps: Deps,
  reference: string,
  userId: string,
): Promise<Returned<typeof checkPaymentEndpoint>> {
  let payment = await findPayment(deps, reference, userId);
  if (payment.status !== 'succeeded') {
    await settlePayment(deps, reference).catch((error) => deps.log.warn(error, 'could not ask the provider'));
    payment = await findPayment(deps, reference, userId);
  }
  return { payment: toPayment(payment), paidFor: paidFor(payment) };
}

async function findPayment(deps: Deps, reference: string, userId: string): Promise<PaymentRow> {
  const [found] = await deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.reference, reference), paymentsBy(userId)));
  if (!found) throw new Refusal(commonErrors.not_found);
  return found;
}
