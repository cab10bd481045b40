import type { Returned } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import type {
  checkPayment as checkPaymentEndpoint,
  checkReturn as checkReturnEndpoint,
} from '@adunni/contracts/payments/payments';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import { BY_TEXT } from '../../kit/database/planned-once.ts';
import { Refusal } from '../../kit/errors.ts';
import { settleKnown } from './collecting/settle.service.ts';
import { pageOf, paymentsBy, subjectName } from './payables.ts';
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
  const payment = await currentPayment(deps, reference, paymentsBy(userId));
  return { payment: toPayment(payment), paidFor: paidFor(payment) };
}

/** How the payment of a reference stands, for whoever knows it. Throws 404. */
export async function checkReturn(deps: Deps, reference: string): Promise<Returned<typeof checkReturnEndpoint>> {
  const payment = await currentPayment(deps, reference);
  return { status: payment.status, paidFor: await subjectName(deps.db, payment), page: pageOf(payment) };
}

async function currentPayment(deps: Deps, reference: string, allowed?: SQL): Promise<PaymentRow> {
  const payment = await findPayment(deps, reference, allowed);
  if (payment.status === 'succeeded') return payment;
  await settleKnown(deps, payment).catch((error) => deps.log.warn(error, 'could not ask the provider'));
  return findPayment(deps, reference, allowed);
}

async function findPayment(deps: Deps, reference: string, allowed?: SQL): Promise<PaymentRow> {
  const asked = deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.reference, reference), allowed));
  const [found] = await asked.prepare(BY_TEXT).execute();
  if (!found) throw new Refusal(commonErrors.not_found);
  return found;
}
