import type { Kobo } from '@adunni/contracts/money';
import type { Tx } from '../../../kit/database/connect.ts';
import type { Subject } from '../../ledger/rules.ts';
import { post } from '../../ledger/service.ts';
import { subscriberPaymentEntries, subscriberRefundEntries } from './entries.rules.ts';

/** Money of a subscriber; `invoiceId` is null for the check of a card. */
interface Subscribed {
  invoiceId: string | null;
  amount: Kobo;
  /** Whether it pays the invoice; what does not is unassigned and goes back. */
  isHonoured: boolean;
  at: Date;
}

const about = (id: string | null): Subject | null => (id ? { kind: 'invoice', id } : null);

/** Posts a subscriber’s captured payment, in the transaction that marks it as succeeded. */
export async function postSubscriberPayment(tx: Tx, paid: Subscribed & { paymentId: string }): Promise<void> {
  const { paymentId, invoiceId, amount, isHonoured, at } = paid;
  const entries = subscriberPaymentEntries(amount, isHonoured);
  await post(tx, [{ kind: 'payment', cause: `payment:${paymentId}`, subject: about(invoiceId), at, entries }]);
}

/** Posts money that goes back to a subscriber, in the transaction that requests it; the same cause is posted once. */
export async function postSubscriberRefund(tx: Tx, refund: Subscribed & { cause: string }): Promise<void> {
  const { invoiceId, amount, isHonoured, at } = refund;
  const entries = subscriberRefundEntries(amount, isHonoured);
  await post(tx, [{ kind: 'refund', cause: `refund:${refund.cause}`, subject: about(invoiceId), at, entries }]);
}
