import { kobo, sumKobo } from '@adunni/contracts/money';
import { BALANCE_DAYS, depositTerms } from '@adunni/contracts/orders/balance-terms';
import { eq } from 'drizzle-orm';
import { amountText } from '../../../kit/amount-text.rules.ts';
import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { users } from '../../identity/tables.ts';
import { notifyMaker } from '../../makers/service.ts';
import { makers } from '../../makers/tables.ts';
import { inArea } from '../../notifications/rules.ts';
import { notify, notifyStaff } from '../../notifications/service.ts';
import { type OrderRow, type PartRow, partsOf } from '../lock.queries.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { dueNow } from '../rules.ts';
import { orderItems } from '../tables.ts';
import { type BalanceOccasion, balanceEmail, balanceTitle, termsText } from './email-templates.ts';
import { balanceDueBy, lackOf } from './rules.ts';
import { type UnpaidSplit, unpaidSplit } from './terms.rules.ts';

/** How a part would be settled if its balance were never paid. */
export async function splitOf(tx: Tx, part: PartRow): Promise<UnpaidSplit> {
  return unpaidSplit(part, await tx.select().from(orderItems).where(eq(orderItems.partId, part._id)));
}

/** What the customer of an order with a deposit is told of the balance beforehand. */
export async function depositTermsOf(tx: Tx, order: OrderRow): Promise<string> {
  const live = (await partsOf(tx, order._id)).filter(({ stage }) => stage !== 'cancelled');
  const splits: UnpaidSplit[] = [];
  for (const part of live) splits.push(await splitOf(tx, part));
  const all = { kept: sumKobo(splits.map(({ kept }) => kept)), back: sumKobo(splits.map(({ back }) => back)) };
  return depositTerms(termsText(all));
}

/** Whether a customer can sign in, and so pay. */
export async function canSignIn(db: Db | Tx, userId: string): Promise<boolean> {
  const [person] = await db.select({ status: users.status }).from(users).where(eq(users._id, userId));
  return person?.status === 'active';
}

/** Asks the customer for the balance of a part whose time to pay began at `since`; not one who cannot sign in. */
export async function askForBalance(
  deps: Deps,
  tx: Tx,
  { order, part, since }: { order: OrderRow; part: PartRow; since: Date },
  occasion: BalanceOccasion,
): Promise<void> {
  if (!(await canSignIn(tx, order.userId))) return;
  const due = dueNow(order, await partsOf(tx, order._id))?.amount ?? kobo(0);
  const wait = { maker: await makerName(tx, part), since, due, split: await splitOf(tx, part) };
  await sendMail(deps, tx, 'balance-due', order.contact.email, balanceEmail(occasion, order, wait));
  await notify(deps, tx, {
    userIds: [order.userId],
    kind: notificationKinds.balanceDue,
    title: balanceTitle(occasion, order, wait),
    text: `Please pay ${amountText(due)} by ${shopDayLabel(balanceDueBy(since))}, and your items will be released.`,
    path: `/orders/${order._id}`,
    cause: `balance:${part._id}:${deps.clock().toISOString()}`,
  });
}

/** Asks the maker of a part, and staff, what becomes of it: its balance was not paid in time. */
export async function askForDecision(
  deps: Deps,
  tx: Tx,
  { order, part, since }: { order: OrderRow; part: PartRow; since: Date },
): Promise<void> {
  const lack = `${amountText(lackOf(order, part))} was to be paid by ${shopDayLabel(balanceDueBy(since))}.`;
  const choice = `Please decide: keep waiting for ${BALANCE_DAYS} days, or cancel these items.`;
  const { kept, back } = await splitOf(tx, part);
  const terms = `Cancelling keeps ${amountText(kept)} for it, before tax and commission, and returns ${amountText(back)}.`;
  const isAble = await canSignIn(tx, order.userId);
  const because = isAble ? '' : 'The customer’s account is suspended, so they can’t pay.';
  const notice = {
    kind: notificationKinds.balanceOverdue,
    title: `The balance of order ${order.number} is overdue`,
    path: inArea(`/orders/${order._id}`),
    cause: `balance:${part._id}:${since.toISOString()}`,
  };
  const makersTurn = isAble ? `${choice} ${terms}` : 'Our staff decide how it continues.';
  const told = (...lines: string[]) => lines.filter(Boolean).join(' ');
  await notifyMaker(deps, tx, part.makerId, { ...notice, text: told(lack, because, makersTurn) });
  await notifyStaff(deps, tx, {
    ...notice,
    text: told(`The part by ${await makerName(tx, part)}:`, lack, because, choice, terms),
  });
}

/** Tells the maker of a part that staff gave its customer more time. */
export async function tellOfMoreTime(deps: Deps, tx: Tx, order: OrderRow, part: PartRow, since: Date): Promise<void> {
  await notifyMaker(deps, tx, part.makerId, {
    kind: notificationKinds.balanceOverdue,
    title: `More time for the balance of order ${order.number}`,
    text: `Our staff have given the customer until ${shopDayLabel(balanceDueBy(since))} to pay.`,
    path: inArea(`/orders/${order._id}`),
    cause: `balance:${part._id}:${since.toISOString()}`,
  });
}

async function makerName(tx: Tx, { makerId }: PartRow): Promise<string> {
  const [maker] = await tx.select({ name: makers.name }).from(makers).where(eq(makers._id, makerId));
  return maker?.name ?? 'The maker';
}
