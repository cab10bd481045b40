import { type Kobo, kobo } from '@adunni/contracts/money';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { extensionsOf } from '../../../kit/domain.ts';
import type { EmailTemplate } from '../../../kit/mail/email-template.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { tellCustomer } from '../customer-notices.service.ts';
import { excessEmail, wrongPaymentEmail } from '../email-templates.ts';
import { kobosText, noteEvent, tellStaff } from '../events.service.ts';
import { notificationKinds } from '../notification-kinds.ts';
import type { Payable } from '../payable.ts';
import { pageOf } from '../payables.ts';
import { capturedOf, type PaymentRow, paidFor } from '../present.rules.ts';
import { requestRefund } from '../refunds/request.service.ts';

/** Returns a payment that brought too little or another currency, in full as it came in, and tells customer and staff. */
export async function returnWrong(
  deps: Deps,
  tx: Tx,
  payable: Pick<Payable, 'email'>,
  payment: PaymentRow,
): Promise<void> {
  const captured = capturedOf(payment);
  const [came, asked] = [kobosText(captured.amount, captured.currency), kobosText(payment.amount, payment.currency)];
  await giveBack(deps, tx, payable, payment, {
    amount: captured.amount,
    kind: 'wrong',
    reason: `We asked for ${asked}, and ${came} arrived. The full amount will be refunded.`,
    template: wrongPaymentEmail({ came, asked }, pageOf(payment)),
    text: `${came} arrived instead of ${asked}. The payment was not accepted, and the full amount is refunded.`,
  });
}

/** Returns what a payment brought beyond what was asked for, if it did. */
export async function returnExcess(
  deps: Deps,
  tx: Tx,
  payable: Pick<Payable, 'email'>,
  payment: PaymentRow,
): Promise<void> {
  const { amount, currency } = capturedOf(payment);
  if (amount <= payment.amount) return;
  const texts = {
    came: kobosText(amount, currency),
    asked: kobosText(payment.amount, currency),
    excess: kobosText(kobo(amount - payment.amount), currency),
  };
  await giveBack(deps, tx, payable, payment, {
    amount: kobo(amount - payment.amount),
    kind: 'excess',
    reason: `We asked for ${texts.asked}, and ${texts.came} arrived. The difference will be refunded.`,
    template: excessEmail(texts),
    text: `${texts.came} arrived instead of ${texts.asked}. ${texts.excess} is refunded.`,
  });
}

interface GivenBack {
  amount: Kobo;
  kind: 'wrong' | 'excess';
  /** What the customer reads beside the refund. */
  reason: string;
  template: EmailTemplate;
  /** What staff read. */
  text: string;
}

async function giveBack(
  deps: Deps,
  tx: Tx,
  payable: Pick<Payable, 'email'>,
  payment: PaymentRow,
  { amount, kind, reason, template, text }: GivenBack,
): Promise<void> {
  const { _id: paymentId } = payment;
  const { currency } = capturedOf(payment);
  await requestRefund(deps, tx, { paymentId, amount, cause: `captured:${kind}`, reason });
  // The books are kept in the currency that is asked for: what came in another passes them by.
  if (currency === payment.currency) {
    const money = { paymentId, kind, amount, paidFor: paidFor(payment), at: deps.clock() };
    for (const onUnkept of extensionsOf('unkeptMoney')) await onUnkept(tx, money);
  }
  await noteEvent(deps, tx, { paymentId, kind, note: text });
  const title = kind === 'wrong' ? 'A payment arrived with a wrong amount' : 'A payment was higher than the amount due';
  await tellStaff(deps, tx, { payment, title, text, cause: `payment:${paymentId}:${kind}` });
  if (payable.email) await sendMail(deps, tx, 'payment-returned', payable.email, template);
  await tellCustomer(deps, tx, payment, {
    kind: notificationKinds.returned,
    title: template.subject,
    text: reason,
    cause: `payment:${paymentId}:${kind}:customer`,
  });
}
