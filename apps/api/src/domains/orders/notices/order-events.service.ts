import type { Kobo } from '@adunni/contracts/money';
import { arrivalText, arrivesBy } from '@adunni/contracts/orders/arrival';
import { isCollectable } from '@adunni/contracts/orders/collectable';
import { withoutFitting } from '@adunni/contracts/orders/fitting/fit-terms';
import { whoCollects } from '@adunni/contracts/orders/pickup';
import { leavesBy, type Stage } from '@adunni/contracts/orders/stages';
import { isSentAbroad } from '@adunni/contracts/services/attending';
import { inArray } from 'drizzle-orm';
import { amountText } from '../../../kit/amount-text.rules.ts';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { notifyMaker } from '../../makers/service.ts';
import { makers } from '../../makers/tables.ts';
import { inArea } from '../../notifications/rules.ts';
import { type NotificationKind, notify, notifyStaff } from '../../notifications/service.ts';
import { lackOf } from '../balance/rules.ts';
import { keptText } from '../email-templates.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { pickupsOf } from '../pickup/queries.ts';
import { collectText, type ToldOrder } from '../pickup/texts.rules.ts';
import type { orderParts, orders } from '../tables.ts';
import { stageTitle } from './stage-titles.rules.ts';
import { stillBooked } from './still-booked.queries.ts';

type Order = typeof orders.$inferSelect;
type Part = typeof orderParts.$inferSelect;
type Workshop = Pick<typeof makers.$inferSelect, '_id' | 'userId' | 'name' | 'city' | 'country'>;

const atWork = (order: Order) => inArea(`/orders/${order._id}`);
const asBuyer = (order: Order) => `/orders/${order._id}`;
/** Who cancelled, to whoever was to make it. */
const DECIDED_BY = {
  customer: 'The customer',
  maker: 'The maker',
  staff: 'The marketplace',
  expired: 'The marketplace',
} satisfies Record<NonNullable<Order['cancelReason']>, string>;

/** A part reached a stage: the buyer learns of it; of a dispute the maker and the staff do too. */
export async function notifyStageMoved(
  deps: Deps,
  tx: Tx,
  order: Order,
  part: Part,
  { to, note }: { to: Stage; note: string },
): Promise<void> {
  const workshops = await workshopsOf(tx, [part]);
  const maker = namesOf(workshops);
  const delivery = order.deliveryOption;
  // Whoever lacks the balance is asked for it first.
  const isOwed = lackOf(order, part) > 0;
  // The version tells one visit to a stage from the next.
  const cause = `part:${part._id}:${part.version}`;
  await notify(deps, tx, {
    userIds: [order.userId],
    kind: isCollectable(to, delivery) && !isOwed ? notificationKinds.dispatched : kindOfStage(to),
    title: stageTitle(to, maker, delivery === 'pickup' && !isOwed),
    text: [
      `This is about your order ${order.number}.`,
      ...(to === 'confirmed' && part.kind === 'made-to-measure' ? workshops.map((one) => fittingNews(one, order)) : []),
      to === 'dispatched' && arrivalOfSent(deps, order),
      isCollectable(to, delivery) && !isOwed && (await whereToCollect(deps, tx, part, { number: order.number, maker })),
      // No fitting is of use for what has left, and only who booked it knows whether it is for something else.
      ...(leavesBy(to, delivery) ? await stillBooked(tx, [part._id], deps.clock()) : []),
      note,
    ]
      .filter(Boolean)
      .join(' '),
    path: asBuyer(order),
    cause,
  });
  if (to !== 'disputed') return;
  const dispute = {
    kind: notificationKinds.disputed,
    title: `Order ${order.number} is in dispute`,
    text: [`Items from ${maker} are in dispute.`, note].filter(Boolean).join(' '),
    path: atWork(order),
    cause,
  };
  await notifyMaker(deps, tx, part.makerId, dispute);
  await notifyStaff(deps, tx, dispute);
}

/** What is said of the fitting of what its maker has taken on. */
const fittingNews = (maker: Workshop, order: Order): string =>
  isSentAbroad({ maker }, order) ? withoutFitting(maker) : 'You can now arrange a fitting on the order’s page.';

/** Where and when what has just become ready is picked up; agreed with the maker where they had given no place yet. */
async function whereToCollect({ clock }: Deps, tx: Tx, { _id }: Part, told: ToldOrder): Promise<string> {
  const pickup = (await pickupsOf(tx, [_id])).get(_id);
  if (pickup) return collectText(pickup, told, clock());
  return `Message ${told.maker} to agree when and where to pick it up. ${whoCollects(told.number)}`;
}

/** When what has just been sent is there; what is picked up is there already. */
const arrivalOfSent = ({ clock }: Deps, { deliveryOption, deliveryDays }: Order): string | false =>
  deliveryOption !== 'pickup' && `${arrivalText(sentNow(clock(), deliveryDays), deliveryOption, shopDayLabel)}.`;

const sentNow = (now: Date, days: number) => ({ by: arrivesBy(now, days), daysOnceMeasured: null, isLate: false });

/** How parts came to their end. */
interface Ended {
  by: NonNullable<Order['cancelReason']>;
  note: string;
  /** Nothing of the order is left. */
  ended: boolean;
  /** What is told of visits that stay booked. */
  visits: readonly string[];
  /** When a balance was never paid: what is kept and what goes back. */
  unpaid?: { kept: Kobo; back: Kobo };
}

/**
 * Parts were cancelled. The buyer learns what others decided, besides the email of every cancellation; the makers, and
 * whoever sews for them, learn it unless they decided it themselves or never knew of the order because it was not paid.
 */
export async function notifyPartsCancelled(
  deps: Deps,
  tx: Tx,
  order: Order,
  parts: readonly Part[],
  { by, note, ended, visits, unpaid }: Ended,
): Promise<void> {
  const causeOf = (part: Part) => `part:${part._id}`;
  if (by !== 'customer') {
    const what = ended ? `Order ${order.number}` : `A part of order ${order.number}`;
    const who = await makerNames(tx, parts);
    const isDeclined = by === 'maker' && !unpaid;
    const back = unpaid
      ? settledText(unpaid)
      : parts.some(({ paid, refunded }) => paid > refunded) && 'You will be refunded.';
    await notify(deps, tx, {
      userIds: [order.userId],
      kind: isDeclined ? notificationKinds.declined : notificationKinds.cancelled,
      title: isDeclined ? `${who} can’t make your order` : `${what} is cancelled`,
      text: [`${what} has been cancelled.`, back, note, ...visits].filter(Boolean).join(' '),
      path: asBuyer(order),
      cause: parts.map(causeOf).join(' '),
    });
  }
  if (order.status === 'awaiting-payment') return;
  const kept =
    unpaid && unpaid.kept > 0 && `${amountText(unpaid.kept)} of the deposit is kept, before tax and commission.`;
  for (const part of parts)
    for (const workerId of new Set([by === 'maker' ? null : part.makerId, part.tailorId]))
      if (workerId)
        await notifyMaker(deps, tx, workerId, {
          kind: notificationKinds.partCancelled,
          title: `Order ${order.number} is cancelled`,
          text: [`${DECIDED_BY[by]} has cancelled the order you were assigned.`, note, kept].filter(Boolean).join(' '),
          path: atWork(order),
          cause: causeOf(part),
        });
}

/** What became of the money when a balance was never paid. */
const settledText = ({ kept, back }: { kept: Kobo; back: Kobo }): string =>
  [kept > 0 && keptText(kept), back > 0 && `${amountText(back)} will be refunded to you.`].filter(Boolean).join(' ');

/** The kind that tells a buyer of a stage. */
function kindOfStage(stage: Stage): NotificationKind {
  if (stage === 'confirmed') return notificationKinds.accepted;
  return stage === 'dispatched' ? notificationKinds.dispatched : notificationKinds.stageMoved;
}

/** Who makes these parts, by name. */
async function workshopsOf(tx: Tx, parts: readonly Part[]): Promise<Workshop[]> {
  const ids = parts.map(({ makerId }) => makerId);
  return tx
    .select({ _id: makers._id, userId: makers.userId, name: makers.name, city: makers.city, country: makers.country })
    .from(makers)
    .where(inArray(makers._id, ids))
    .orderBy(makers.name);
}

const list = new Intl.ListFormat('en-GB');
const namesOf = (workshops: readonly Workshop[]): string => list.format(workshops.map(({ name }) => name));
const makerNames = async (tx: Tx, parts: readonly Part[]): Promise<string> => namesOf(await workshopsOf(tx, parts));
