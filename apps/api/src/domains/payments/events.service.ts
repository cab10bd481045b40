import type { Kobo } from '@adunni/contracts/money';
import { toNaira } from '@adunni/contracts/money';
import { chargedText } from '@adunni/contracts/payments/charged-text';
import type { PaymentEvent } from '@adunni/contracts/payments/staff';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { notifyStaff } from '../notifications/service.ts';
import { notificationKinds } from './notification-kinds.ts';
import { subjectName } from './payables.ts';
import type { PaymentRow } from './present.rules.ts';
import { paymentEvents } from './tables.ts';

/** An amount as it is written in notices and mails, in the currency that it is in. */
export const kobosText = (amount: Kobo, currency: string): string => chargedText(toNaira(amount), currency);

interface NotedEvent {
  paymentId: string;
  refundId?: string;
  kind: PaymentEvent;
  note?: string;
  actorId?: string;
}

/** Enters into the history of a payment what happened to it or one of its refunds. */
export async function noteEvent({ clock }: Pick<Deps, 'clock'>, tx: Tx, event: NotedEvent): Promise<void> {
  await tx.insert(paymentEvents).values({ ...event, createdAt: clock() });
}

interface Trouble {
  payment: PaymentRow;
  title: string;
  text: string;
  /** Names the matter: of one staff are told once, however often it goes wrong again. */
  cause: string;
}

/** Tells staff of a payment that somebody should look at; the notice leads to its page. */
export async function tellStaff(deps: Deps, tx: Tx, { payment, title, text, cause }: Trouble): Promise<void> {
  const about = await subjectName(tx, payment);
  const path = `/admin/orders/payments/${payment._id}`;
  const notice = { kind: notificationKinds.trouble, title, text: `${about}: ${text}`, path, cause };
  await notifyStaff(deps, tx, notice);
}
