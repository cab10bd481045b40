import { staffOrderErrors } from '@adunni/contracts/orders/work';
import { canAttend } from '@adunni/contracts/services/attending';
import { visitPath } from '@adunni/contracts/services/measuring';
import { and, asc, eq, exists, gt, inArray, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Deps, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { forEachDue } from '../../../kit/jobs/each.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { users } from '../../identity/tables.ts';
import { makers } from '../../makers/tables.ts';
import { measuringAppointments } from '../../measurements/queries.ts';
import { measurementProposals } from '../../measurements/tables.ts';
import { notify } from '../../notifications/service.ts';
import { measuringServices } from '../../services/queries.ts';
import { canSignIn } from '../balance/notices.service.ts';
import { lockOrder, type OrderRow, type PartRow, partsOf } from '../lock.queries.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { lockPartFor } from '../staff/lock.queries.ts';
import { isPaid } from '../staff/rules.ts';
import { orderItems, orderParts, orders } from '../tables.ts';
import { type AskOccasion, askTitle, measurementsEmail, waysText } from './email-templates.ts';
import { type WantedLine, wantedBy } from './queries.ts';
import { orderMeasurements } from './tables.ts';
import { isMeasuredSoon, mayAskAgain, nextReminder } from './wanted.rules.ts';

/** Asks the customer of a locked order that was just paid for the measurements that its parts wait for. */
export async function beginAsking(
  deps: Deps,
  tx: Tx,
  order: OrderRow,
  bought: readonly Pick<PartRow, 'kind'>[],
): Promise<void> {
  if (bought.every(({ kind }) => kind === 'ready-to-wear')) return;
  for (const part of await partsOf(tx, order._id))
    if (part.measurementsSince === null) await begin(deps, tx, order, part);
}

async function begin(deps: Deps, tx: Tx, order: OrderRow, part: PartRow): Promise<void> {
  const lines = await wantedBy(tx, part._id);
  if (lines.length === 0) return;
  const now = deps.clock();
  await ask(deps, tx, { order, part, lines }, 'needed');
  await tx
    .update(orderParts)
    .set({ measurementsSince: now, measurementsNextAt: nextReminder(now, now) })
    .where(eq(orderParts._id, part._id));
}

/**
 * Reminds customers of the measurements that their orders wait for, twice; one who cannot sign in is reminded when they
 * can again. Parts that waited before anybody was asked are asked for first. Running it twice at once tells nobody twice.
 */
export async function followMeasurements(deps: Deps): Promise<void> {
  await eachPart(deps, isUnasked(deps), async (tx, order, part) => {
    if (part.measurementsSince === null) await begin(deps, tx, order, part);
  });
  await eachPart(deps, lte(orderParts.measurementsNextAt, deps.clock()), (tx, order, part) =>
    remind(deps, tx, order, part),
  );
}

/** Parts from before anybody was asked, of which nothing is known at all. */
function isUnasked({ db }: Deps): SQL | undefined {
  const one = { one: sql`1` };
  const frozen = db.select(one).from(orderMeasurements).where(eq(orderMeasurements.orderItemId, orderItems._id));
  const agreed = db
    .select(one)
    .from(measurementProposals)
    .where(and(eq(measurementProposals.orderItemId, orderItems._id), eq(measurementProposals.status, 'accepted')));
  const unmeasured = db
    .select(one)
    .from(orderItems)
    .where(
      and(
        eq(orderItems.partId, orderParts._id),
        eq(orderItems.kind, 'made-to-measure'),
        notExists(frozen),
        notExists(agreed),
      ),
    );
  return and(
    inArray(orderParts.stage, ['placed', 'confirmed']),
    isNull(orderParts.measurementsSince),
    exists(unmeasured),
  );
}

async function eachPart(
  deps: Deps,
  condition: SQL | undefined,
  follow: (tx: Tx, order: OrderRow, part: PartRow) => Promise<void>,
): Promise<void> {
  await forEachDue(
    deps,
    (after, limit) =>
      deps.db
        .select({ _id: orderParts._id, orderId: orderParts.orderId })
        .from(orderParts)
        .innerJoin(orders, and(eq(orders._id, orderParts.orderId), inArray(orders.status, ['paid', 'part-paid'])))
        .innerJoin(users, and(eq(users._id, orders.userId), eq(users.status, 'active')))
        .where(and(condition, gt(orderParts._id, after)))
        .orderBy(asc(orderParts._id))
        .limit(limit),
    ({ _id, orderId }) =>
      deps.db.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        const [part] = await tx.select().from(orderParts).where(eq(orderParts._id, _id));
        if (part && isPaid(order.status)) await follow(tx, order, part);
      }),
    ({ _id }) => `nobody is asked for the measurements of part ${_id}`,
  );
}

async function remind(deps: Deps, tx: Tx, order: OrderRow, part: PartRow): Promise<void> {
  const now = deps.clock();
  const { measurementsSince: since, measurementsNextAt: dueAt } = part;
  if (!since || !dueAt || dueAt > now) return;
  const lines = await wantedBy(tx, part._id);
  if (lines.length > 0 && (await isBooked(tx, part._id, now))) {
    // Looked at again every day: the reminders begin anew once it was cancelled or missed.
    const tomorrow = new Date(now.getTime() + DAY_MS);
    await tx
      .update(orderParts)
      .set({ measurementsSince: tomorrow, measurementsNextAt: tomorrow })
      .where(eq(orderParts._id, part._id));
    return;
  }
  const next = lines.length > 0 ? nextReminder(since, now) : null;
  await tx.update(orderParts).set({ measurementsNextAt: next }).where(eq(orderParts._id, part._id));
  if (lines.length > 0) await ask(deps, tx, { order, part, lines }, 'reminder');
}

/**
 * Asks the customer of a part once more, for its maker or staff; resolves to the order’s id. Throws 404 for another
 * maker’s part, 409 for the tailor who only sews it, when nothing is missing, an appointment is booked, or when the customer cannot sign in, 429
 * when they were asked less than a day ago.
 */
export const askAgain = (ctx: Ctx<Viewer>, partId: string): Promise<string> =>
  staffWrite(ctx, async (tx) => {
    const { order, part, viewer } = await lockPartFor(ctx, tx, partId);
    if (viewer === 'tailor') throw new Refusal(staffOrderErrors.not_your_step);
    const lines = await wantedBy(tx, partId);
    if (lines.length === 0 || !isPaid(order.status)) throw new Refusal(staffOrderErrors.measurements_known);
    if (await isBooked(tx, partId, ctx.clock())) throw new Refusal(staffOrderErrors.measuring_booked);
    if (!mayAskAgain(part.measurementsAskedAt, ctx.clock())) throw new Refusal(staffOrderErrors.measurements_asked);
    if (!(await canSignIn(tx, order.userId))) throw new Refusal(staffOrderErrors.customer_away);
    await ask(ctx, tx, { order, part, lines }, viewer === 'maker' ? 'maker' : 'reminder');
    return order._id;
  });

/** Whether somebody is about to be measured for a part, or just was. */
const isBooked = async (tx: Tx, partId: string, now: Date): Promise<boolean> =>
  isMeasuredSoon((await measuringAppointments(tx, [partId], now)).get(partId), now);

async function ask(
  deps: Deps,
  tx: Tx,
  { order, part, lines }: { order: OrderRow; part: PartRow; lines: readonly WantedLine[] },
  occasion: AskOccasion,
): Promise<void> {
  const now = deps.clock();
  await tx.update(orderParts).set({ measurementsAskedAt: now }).where(eq(orderParts._id, part._id));
  if (!(await canSignIn(tx, order.userId))) return;
  const [maker] = await tx.select({ name: makers.name }).from(makers).where(eq(makers._id, part.makerId));
  const all = await measuringServices(tx, part.makerId);
  const offered = all.filter((service) => canAttend(service, order.address?.countryCode));
  const wait = {
    ...{ maker: maker?.name ?? 'The maker', lines },
    visitUrl:
      offered.length > 0 ? deps.config.publicUrl + visitPath(offered, { order: order._id, part: part._id }) : null,
    path: `/orders/${order._id}#wanted-${part._id}`,
  };
  await sendMail(deps, tx, 'measurements-needed', order.contact.email, measurementsEmail(occasion, order, wait));
  await notify(deps, tx, {
    userIds: [order.userId],
    kind: notificationKinds.measurementsNeeded,
    title: askTitle(occasion, order, wait),
    text: `For: ${lines.map(({ title }) => title).join(', ')}. ${waysText(wait)}`,
    path: wait.path,
    cause: `measurements:${part._id}:${now.toISOString()}`,
  });
}
