import type { SettledHow } from '@adunni/contracts/payments/settled-how';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import type { EmailTemplate } from '../../kit/mail/email-template.ts';
import { sendMail } from '../../kit/mail/outbox.ts';
import { users } from '../identity/tables.ts';
import { type NotificationKind, notify } from '../notifications/service.ts';
import { receivedByHandEmail, refundedByHandEmail } from './email-templates.ts';
import { kobosText } from './events.service.ts';
import { notificationKinds } from './notification-kinds.ts';
import { ownerOf, pageOf, subjectName } from './payables.ts';
import { type PaymentRow, paidFor } from './present.rules.ts';

interface CustomerNotice {
  kind: NotificationKind;
  title: string;
  text: string;
  /** Names the event, of which they are told once. */
  cause: string;
}

/** Rings the bell of whom a payment is from, and leads to what it was for. */
export async function tellCustomer(deps: Deps, tx: Tx, payment: PaymentRow, notice: CustomerNotice): Promise<void> {
  const userId = await ownerOf(tx, payment);
  if (userId) await notify(deps, tx, { ...notice, path: pageOf(payment), userIds: [userId] });
}

/** An attempt to pay failed; what subscriptions charge by themselves they tell of. */
export async function tellOfFailure(deps: Deps, tx: Tx, payment: PaymentRow): Promise<void> {
  const { kind } = paidFor(payment);
  if (kind === 'invoice' || kind === 'card') return;
  const about = await subjectName(tx, payment);
  await tellCustomer(deps, tx, payment, {
    kind: notificationKinds.failed,
    title: `Payment failed: ${about}`,
    text: `Your payment of ${kobosText(payment.amount, payment.currency)} did not go through. Nothing was charged.`,
    cause: `payment:${payment._id}:failed`,
  });
}

/** Staff have returned money in another way than the provider would have. */
export async function tellOfRefundByHand(
  deps: Deps,
  tx: Tx,
  payment: PaymentRow,
  settled: { amount: string; how: SettledHow; reference: string; cause: string },
): Promise<void> {
  const about = await subjectName(tx, payment);
  const what = { ...settled, about, path: pageOf(payment) };
  await tellInBoth(deps, tx, payment, (greeting) => refundedByHandEmail(greeting, what), settled.cause);
}

/** Money that the provider had taken back has come in another way. */
export async function tellOfReceiptByHand(
  deps: Deps,
  tx: Tx,
  payment: PaymentRow,
  settled: { amount: string; cause: string },
): Promise<void> {
  const about = await subjectName(tx, payment);
  const what = { ...settled, about, path: pageOf(payment) };
  await tellInBoth(deps, tx, payment, (greeting) => receivedByHandEmail(greeting, what), settled.cause);
}

async function tellInBoth(
  deps: Deps,
  tx: Tx,
  payment: PaymentRow,
  templateFor: (greeting: string) => EmailTemplate,
  cause: string,
): Promise<void> {
  const userId = await ownerOf(tx, payment);
  if (!userId) return;
  const [person] = await tx
    .select({ firstName: users.firstName, email: users.email })
    .from(users)
    .where(eq(users._id, userId));
  if (!person) return;
  const template = templateFor(`Dear ${person.firstName},`);
  await sendMail(deps, tx, 'payment-settled', person.email, template);
  const text = template.paragraphs[0] ?? '';
  await tellCustomer(deps, tx, payment, { kind: notificationKinds.returned, title: template.subject, text, cause });
}
