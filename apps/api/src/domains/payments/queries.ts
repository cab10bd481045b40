import type { Returned } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import type {
  checkPayment as checkPaymentEndpoint,
  checkReturn as checkReturnEndpoint,
} from '@adunni/contracts/payments/payments';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import { type Places, statement } from '../../kit/database/statement.ts';
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
  const payment = await currentPayment(deps, reference, userId);
  return { payment: toPayment(payment), paidFor: paidFor(payment) };
}

/** How the payment of a reference stands, for whoever knows it. Throws 404. */
export async function checkReturn(deps: Deps, reference: string): Promise<Returned<typeof checkReturnEndpoint>> {
  const payment = await currentPayment(deps, reference);
  return { status: payment.status, paidFor: await subjectName(deps.db, payment), page: pageOf(payment) };
}

async function currentPayment(deps: Deps, reference: string, userId?: string): Promise<PaymentRow> {
  const payment = await findPayment(deps, reference, userId);
  if (payment.status === 'succeeded') return payment;
  await settleKnown(deps, payment).catch((error) => deps.log.warn(error, 'could not ask the provider'));
  return findPayment(deps, reference, userId);
}

const readAny = statement((db, { reference }: Places<{ reference: string }>) =>
  db.select().from(payments).where(eq(payments.reference, reference)),
);
const readOwn = statement((db, { reference, userId }: Places<{ reference: string; userId: string }>) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.reference, reference), paymentsBy(userId))),
);

/** The payment of a reference, a person’s own when `userId` is given. Throws 404. */
async function findPayment({ db }: Deps, reference: string, userId?: string): Promise<PaymentRow> {
  const [found] = await (userId === undefined ? readAny(db, { reference }) : readOwn(db, { reference, userId }));
  if (!found) throw new Refusal(commonErrors.not_found);
  return found;
}
