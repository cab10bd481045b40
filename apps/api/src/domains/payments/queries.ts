import type { Answer } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import type { checkPayment as checkPaymentEndpoint } from '@adunni/contracts/payments/payments';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import { Refusal } from '../../kit/errors.ts';
import { bookings } from '../bookings/tables.ts';
import { orders } from '../orders/tables.ts';
import { invoices, paymentMethods } from '../subscriptions/billing/tables.ts';
import { settlePayment } from './collecting/settle.service.ts';
import { type PaymentRow, paidFor, toPayment } from './present.rules.ts';
import { payments } from './tables.ts';

/**
 * How one of a person’s payments stands; while it is open the provider is asked, and nothing else is believed.
 * When the provider does not answer, the last known state is told. Throws 404 for what is not theirs.
 */
export async function checkPayment(
  deps: Deps,
  reference: string,
  userId: string,
): Promise<Answer<typeof checkPaymentEndpoint>> {
  let payment = await findPayment(deps, reference, userId);
  if (payment.state !== 'succeeded') {
    await settlePayment(deps, reference).catch((error) => deps.log.warn(error, 'could not ask the provider'));
    payment = await findPayment(deps, reference, userId);
  }
  return { payment: toPayment(payment), paidFor: paidFor(payment) };
}

/** Whose payment it is: whoever owns what it is for. */
const owner = sql`coalesce(${orders.userId}, ${bookings.userId}, ${invoices.userId}, ${paymentMethods.userId})`;

async function findPayment(deps: Deps, reference: string, userId: string): Promise<PaymentRow> {
  const [found] = await deps.db
    .select({ payment: payments })
    .from(payments)
    .leftJoin(orders, eq(orders._id, payments.orderId))
    .leftJoin(bookings, eq(bookings._id, payments.bookingId))
    .leftJoin(invoices, eq(invoices._id, payments.invoiceId))
    .leftJoin(paymentMethods, eq(paymentMethods._id, payments.cardId))
    .where(and(eq(payments.reference, reference), eq(owner, userId)));
  if (!found) throw new Refusal(commonErrors.not_found);
  return found.payment;
}
