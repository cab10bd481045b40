import { commonErrors } from '@adunni/contracts/errors';
import { paymentErrors } from '@adunni/contracts/payments/payments';
import { subscriptionErrors } from '@adunni/contracts/subscriptions/subscriptions';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { users } from '../../identity/tables.ts';
import { type Due, LEAST_CHARGE, type PaymentRow } from '../../payments/rules.ts';
import { type Payable, type PayableSource, requestRefund } from '../../payments/service.ts';
import { attemptFailed } from '../clock/fail.service.ts';
import { postSubscriberPayment, postSubscriberRefund } from '../ledger/posting.service.ts';
import { type InvoiceRow, type LockedSubscription, lockAccount, lockInvoice } from '../lock.queries.ts';
import { returnedEmail } from '../mails/email-templates.ts';
import { notifySubscriber } from '../mails/notify.service.ts';
import { hasEnded } from '../rules.ts';
import { isCharging } from './charges.service.ts';
import { CHANGE_OPEN_MS } from './invoice.rules.ts';
import { saveCard } from './methods.service.ts';
import { payInvoice } from './pay.service.ts';
import { invoices, paymentMethods } from './tables.ts';

type LockedInvoice = LockedSubscription & { invoice: InvoiceRow };

const page = () => '/subscription/billing';

/** What a payment means to an invoice, and to a card that it checks. */
export const billingPayables: PayableSource[] = [
  {
    ...{ kind: 'invoice', lock: lockPayableInvoice, page },
    table: { id: invoices._id, userId: invoices.userId, number: invoices.number },
  },
  { kind: 'card', lock: lockPayableCard, table: { id: paymentMethods._id, userId: paymentMethods.userId }, page },
];

/** Locks an invoice to be paid, a person’s own when `userId` is given. Throws 404. */
async function lockPayableInvoice(deps: Deps, tx: Tx, invoiceId: string, userId?: string): Promise<Payable> {
  const held = await lockInvoice(tx, invoiceId, userId);
  return {
    email: held.invoice.billedTo.email,
    metadata: { invoiceId, subscriptionId: held.row._id },
    due: () => amountDue(deps, tx, held),
    record: async (payment, card) => {
      // A card that we charged is known; only what a person pays with on a page is saved.
      if (card && !payment.chargedMethodId) await saveCard(deps, tx, held.row.userId, card);
      await recordPayment(deps, tx, held, payment);
    },
    follow: async ({ was, is, payment }) => {
      const ended = was !== is && (is === 'failed' || is === 'abandoned');
      if (ended && payment.chargedMethodId) await attemptFailed(deps, tx, held);
    },
  };
}

/**
 * Whether a payment still counts: its invoice stands, and what it leads to can follow the subscription’s status. A change
 * takes off what the present period was still worth when it was drafted, so it stands for a day only.
 */
function stillCounts({ clock }: Deps, { row, invoice }: LockedInvoice): boolean {
  if (hasEnded(row.status) || invoice.period !== row.period + 1) return false;
  if (invoice.status === 'open') return true;
  if (invoice.status !== 'draft') return false;
  if (invoice.reason !== 'change') return row.status === 'incomplete' || row.status === 'trial';
  return row.status === 'active' && clock().getTime() - invoice.issuedAt.getTime() <= CHANGE_OPEN_MS;
}

async function amountDue(deps: Deps, tx: Tx, held: LockedInvoice): Promise<Due> {
  if (!stillCounts(deps, held)) throw new Refusal(paymentErrors.nothing_due);
  if (await isCharging(tx, held.row._id)) throw new Refusal(subscriptionErrors.charge_running);
  return { purpose: 'full', amount: held.invoice.amount };
}

async function recordPayment(deps: Deps, tx: Tx, held: LockedInvoice, payment: PaymentRow): Promise<void> {
  const isHonoured = stillCounts(deps, held);
  const posted = { invoiceId: held.invoice._id, amount: payment.amount, isHonoured, at: deps.clock() };
  await postSubscriberPayment(tx, { ...posted, paymentId: payment._id });
  if (isHonoured) {
    await payInvoice(deps, tx, held, payment.chargedMethodId && held.invoice.reason === 'renewal' ? 'clock' : 'person');
    return;
  }
  await giveBack(deps, tx, payment, held.invoice._id, 'This invoice was already paid or is no longer valid.');
  const template = (greeting: string) => returnedEmail(greeting, payment.amount);
  await notifySubscriber(deps, tx, held.row.userId, 'subscription-returned', template);
}

/** Locks a card that is being checked, a person’s own when `userId` is given. Throws 404. */
async function lockPayableCard(deps: Deps, tx: Tx, cardId: string, userId?: string): Promise<Payable> {
  const mine = userId === undefined ? undefined : eq(paymentMethods.userId, userId);
  const which = and(eq(paymentMethods._id, cardId), mine);
  const [known] = await tx
    .select({ userId: paymentMethods.userId, email: users.email })
    .from(paymentMethods)
    .innerJoin(users, eq(users._id, paymentMethods.userId))
    .where(which);
  if (!known) throw new Refusal(commonErrors.not_found);
  await lockAccount(tx, known.userId, deps.clock());
  const [checked] = await tx.select().from(paymentMethods).where(which);
  return {
    email: known.email,
    metadata: { cardId },
    due: async () => {
      if (checked?.status !== 'checking') throw new Refusal(paymentErrors.nothing_due);
      return { purpose: 'full', amount: LEAST_CHARGE };
    },
    record: async (payment, card) => {
      const posted = { invoiceId: null, amount: payment.amount, isHonoured: false, at: deps.clock() };
      await postSubscriberPayment(tx, { ...posted, paymentId: payment._id });
      await giveBack(deps, tx, payment, null, 'Your card was verified and saved. The amount will be refunded.');
      await tx
        .update(paymentMethods)
        .set({ status: 'removed', removedAt: deps.clock() })
        .where(eq(paymentMethods._id, cardId));
      if (card) await saveCard(deps, tx, known.userId, card);
    },
    follow: async () => undefined,
  };
}

async function giveBack(
  deps: Deps,
  tx: Tx,
  payment: PaymentRow,
  invoiceId: string | null,
  reason: string,
): Promise<void> {
  const [amount, cause] = [payment.amount, `unassigned:${payment._id}`];
  await requestRefund(deps, tx, { paymentId: payment._id, amount, cause, reason });
  await postSubscriberRefund(tx, { invoiceId, amount, cause, isHonoured: false, at: deps.clock() });
}
