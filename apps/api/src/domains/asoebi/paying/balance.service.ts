import { BALANCE_GRACE_DAYS, BALANCE_REMINDER_DAYS, HANDED_OVER_DAYS } from '@adunni/contracts/asoebi/sums';
import { allocate, type Kobo, kobo, sumKobo } from '@adunni/contracts/money';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { forEachDue } from '../../../kit/jobs/each.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { dayStart, daysAfter, shopDay, shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { earn, endSets } from '../changing/end.service.ts';
import { balanceDueEmail } from '../guests/email-templates.ts';
import { asoEbiOrders, type GuestOrderRow, type SetRow } from '../placing/tables.ts';
import { asoEbiEvents, asoEbiGroups, asoEbiPackages, type PackageRow } from '../tables.ts';
import { balanceDay, owedOf } from './due.rules.ts';
import { dueOrders } from './expire.service.ts';
import { activeSets, lockOrder } from './lock.queries.ts';

/** Reminds of balances that are due soon, and ends orders whose balance was not paid in time. */
export async function followBalances(deps: Deps): Promise<void> {
  await forEachDue(
    deps,
    dueOrders(deps, eq(asoEbiOrders.status, 'part-paid')),
    ({ _id }) => deps.db.transaction((tx) => followBalance(deps, tx, _id)),
    ({ _id }) => `the balance of aso-ebi order ${_id} was not followed`,
  );
}

async function followBalance(deps: Deps, tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, eq(asoEbiOrders._id, orderId));
  if (order.status !== 'part-paid') return;
  const [event] = await tx.select().from(asoEbiEvents).where(eq(asoEbiEvents._id, order.eventId));
  const [group] = await tx.select().from(asoEbiGroups).where(eq(asoEbiGroups._id, order.groupId));
  if (event?.heldAt || group?.heldAt || event?.status === 'cancelled') return;
  const sets = await activeSets(tx, orderId);
  const packages = await packagesOf(tx, sets);
  const day = balanceDay(packages);
  if (day === null) return;
  const today = shopDay(deps.clock());
  // Who could not pay while staff looked into their group has the same days from then on.
  const from = [day, group?.releasedAt ? shopDay(group.releasedAt) : day].sort().at(-1) ?? day;
  if (today > daysAfter(from, BALANCE_GRACE_DAYS)) {
    const reason = 'The balance was not paid in time.';
    await endSets(deps, tx, order, sets, { by: 'balance', reason, kept: keptOf(order, sets, packages) });
    return;
  }
  const reminding = BALANCE_REMINDER_DAYS.find((days) => today >= daysAfter(day, -days) && today <= day);
  if (reminding === undefined || !order.email || (order.remindedDays ?? Number.POSITIVE_INFINITY) <= reminding) return;
  await tx.update(asoEbiOrders).set({ remindedDays: reminding }).where(eq(asoEbiOrders._id, orderId));
  const email = balanceDueEmail(order, { due: owedOf(order), day: shopDayLabel(dayStart(day)) });
  await sendMail(deps, tx, 'aso-ebi-balance', order.email, email);
}

/** What is kept of an order whose balance is never paid: the share of sewn sets, which are nobody else’s. */
export function keptOf(
  order: Pick<GuestOrderRow, 'paid' | 'refunded' | 'total'>,
  sets: readonly SetRow[],
  packages: readonly PackageRow[],
): Kobo {
  const isSewn = ({ packageId }: SetRow) => packages.some(({ _id, kind }) => _id === packageId && kind === 'sewn');
  const sewn = sumKobo(sets.filter(isSewn).map(({ price }) => price));
  const [kept = kobo(0)] = allocate(kobo(order.paid - order.refunded), [sewn, order.total - sewn]);
  return kept;
}

const packagesOf = (tx: Tx, sets: readonly SetRow[]): Promise<PackageRow[]> =>
  tx
    .select()
    .from(asoEbiPackages)
    .where(
      inArray(
        asoEbiPackages._id,
        sets.map(({ packageId }) => packageId),
      ),
    );

/** Lets makers have what they earned: of orders whose sets were all handed over, or were ready when the event was over. */
export async function earnHandedOver(deps: Deps): Promise<void> {
  await forEachDue(
    deps,
    dueOrders(deps, and(isNull(asoEbiOrders.earnedAt), eq(asoEbiOrders.status, 'paid'))),
    ({ _id }) => deps.db.transaction((tx) => earnIfDone(deps, tx, _id)),
    ({ _id }) => `aso-ebi order ${_id} stays unearned`,
  );
}

async function earnIfDone(deps: Deps, tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, eq(asoEbiOrders._id, orderId));
  const [event] = await tx.select().from(asoEbiEvents).where(eq(asoEbiEvents._id, order.eventId));
  const [group] = await tx.select().from(asoEbiGroups).where(eq(asoEbiGroups._id, order.groupId));
  if (order.status !== 'paid' || order.earnedAt || !event?.day || event.heldAt || group?.heldAt) return;
  const isPast = shopDay(deps.clock()) > daysAfter(event.day, HANDED_OVER_DAYS);
  const sets = await activeSets(tx, orderId);
  const isDone = sets.every(({ stage }) => stage === 'collected' || (isPast && stage === 'ready'));
  if (isDone) await earn(tx, order, deps.clock());
}
