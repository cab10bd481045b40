import type { OrderStatus } from '@adunni/contracts/orders/orders';
import type { LoadedOrderPartRow, LoadedStaffOrderRow, Waiting } from '@adunni/contracts/orders/staff';
import { type ListedStage, stageLabel } from '@adunni/contracts/orders/stages';
import { isStaff, type Role } from '@adunni/contracts/roles';
import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Condition, StaffCtx } from '../../../kit/crud/declaration.ts';
import { escapeLike } from '../../../kit/database/contains.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { dayEnd, dayStart, shopDay } from '../../../kit/shop-days.rules.ts';
import { unreadOf } from '../../conversations/queries.ts';
import { messages } from '../../conversations/tables.ts';
import { overdueSince } from '../balance/rules.ts';
import { isOpenPart, openUntil, orderEmail, orderParts, orders, orderWords, workOrder } from '../tables.ts';
import { makingScope, orderScope, ordersWith, partScope, type Worker } from './scope.queries.ts';

const WEEK_MS = 7 * DAY_MS;

type Timing = 'late' | 'due-today' | 'today' | 'this-week';

/** From when until when parts are due that are late, due today, either, or due within seven days; late begins the day after. */
function spanOf(timing: Timing, now: Date): [from: Date | null, until: Date] {
  const today = dayStart(shopDay(now));
  if (timing === 'this-week') return [today, new Date(now.getTime() + WEEK_MS)];
  return [timing === 'due-today' ? today : null, timing === 'late' ? today : dayEnd(shopDay(now))];
}

/** Something of the order is still to be paid after the deposit, and this part was not refunded. */
const isBalanceOpen = sql`${orderParts.paid} < ${orderParts.totalAmount} and (${orderParts.refunded} < ${orderParts.paid} or ${orderParts.paid} = 0)
  and exists (select from orders o where o.id = ${orderParts.orderId} and o.status = 'part-paid')`;

/**
 * What of the customer’s a part waits for, so that its date is no work of its maker’s: its balance, once it could be
 * sent, to be picked up then, or measurements, once it was accepted, or an answer on those. The rules in TypeScript are `waitsForBalance`,
 * `isCollectable`, `wantedOf` and `openProposals`. Spelled out, as a select of one table drops its name.
 */
export const waitsForCustomer = sql<Waiting | null>`(case
  when order_parts.stage in ('ready', 'packed') and ${isBalanceOpen} then 'balance'
  when order_parts.stage in ('ready', 'packed') and exists (
    select from orders o where o.id = order_parts.order_id and o.delivery_option = 'pickup') then 'pickup'
  when order_parts.stage = 'confirmed' and exists (
    select from order_items i left join order_measurements f on f.order_item_id = i.id and f.replaced_at is null
    where i.part_id = order_parts.id and i.kind = 'made-to-measure' and i.quantity > i.refunded_quantity
      and (order_parts.refunded < order_parts.paid or order_parts.paid = 0)
      and (case when jsonb_array_length(i.needed_measures) = 0
        then f.order_item_id is null and not exists (
          select from measurement_proposals p where p.order_item_id = i.id and p.status = 'accepted')
        else exists (
          select from jsonb_array_elements_text(i.needed_measures) needed
          where not coalesce(f.frozen -> 'values' ? needed.value, false) and not exists (
            select from measurement_proposals p
            where p.order_item_id = i.id and p.status = 'accepted' and p.values ? needed.value))
        end)) then 'measurements'
  when order_parts.stage = 'confirmed' and exists (
    select from order_items i join measurement_proposals p on p.order_item_id = i.id and p.status = 'open'
    where i.part_id = order_parts.id and i.quantity > i.refunded_quantity) then 'proposal'
  when order_parts.stage = 'confirmed' and order_parts.check_asked_at is not null then 'check' end)`;

/** When a part was first ready or packed; null before. In TypeScript `readiedAtOf` says the same. */
export const readiedAt = sql<Date | null>`(select min(e.created_at) from stage_events e
  where e.part_id = order_parts.id and e.stage in ('ready', 'packed') and e.ready_by is null)`.mapWith(
  orderParts.readyBy,
);

/** Whether a part became ready on a later day of Lagos than it was promised for. */
const wasReadyLate = sql`(${readiedAt} at time zone 'Africa/Lagos')::date
  > (order_parts.ready_by at time zone 'Africa/Lagos')::date`;

/** Conditions on parts, as both lists filter by them. */
export const partFilters = {
  stage: (value: ListedStage): Condition => {
    const isPickup = sql`${waitsForCustomer} = 'pickup'`;
    if (value === 'ready-for-pickup') return sql`(order_parts.stage in ('ready', 'packed') and ${isPickup})`;
    const isAt = eq(orderParts.stage, value);
    return value === 'ready' || value === 'packed' ? and(isAt, sql`(${isPickup}) is not true`) : isAt;
  },
  kind: (value: 'ready-to-wear' | 'made-to-measure'): Condition => eq(orderParts.kind, value),
  maker: (value: string): Condition => eq(orderParts.makerId, value),
  sewing: (value: 'tailor' | 'maker'): Condition =>
    value === 'tailor' ? isNotNull(orderParts.tailorId) : isNull(orderParts.tailorId),
  timing: (value: Timing, { clock }: StaffCtx): Condition => {
    const [from, until] = spanOf(value, clock());
    const due = openUntil(orderParts);
    const isDue = and(from ? sql`${due} >= ${from.toISOString()}` : undefined, sql`${due} < ${until.toISOString()}`);
    return sql`(${isDue} and (${waitsForCustomer} is null or ${wasReadyLate}))`;
  },
  waiting: (value: Waiting | 'customer'): Condition =>
    value === 'customer' ? sql`${waitsForCustomer} is not null` : sql`${waitsForCustomer} = ${value}`,
  dispatch: (): Condition => sql`order_parts.stage in ('ready', 'packed') and ${waitsForCustomer} is null`,
  awaiting: (): Condition => and(sql`${orderParts.stage} = 'placed'`, isNotNull(orderParts.acceptBy)),
  refunded: (): Condition => gt(orderParts.refunded, sql`0`),
  balance: (_: 'overdue', { clock }: StaffCtx): Condition =>
    and(
      inArray(orderParts.stage, ['ready', 'packed']),
      isBalanceOpen,
      lt(orderParts.balanceSince, overdueSince(clock())),
    ),
};

/** An order fulfils a condition on parts when a part that the caller sees does. */
const ofOrders =
  <V>(filter: (value: V, ctx: StaffCtx) => Condition) =>
  (value: V, ctx: StaffCtx): Condition =>
    ordersWith(and(partScope(ctx.viewer), filter(value, ctx)));

/** Messages of customers that nobody has read: what concerns a whole order is for staff, the rest for the maker. */
const isUnread = unreadOf('order', 'worker');

/** Parts about which the caller has something to read. */
const isUnreadPart = ({ viewer }: StaffCtx): Condition =>
  and(
    sql`${orderParts._id} in (select ${messages.topicId} from ${messages} where ${isUnread})`,
    isStaff(viewer.role) ? sql`false` : makingScope(viewer),
  );

/** Orders about which the caller has something to read. */
const isUnreadOrder = (ctx: StaffCtx): Condition =>
  isStaff(ctx.viewer.role)
    ? sql`${orders._id} in (
        select ${messages.subjectId} from ${messages} where ${isUnread} and ${messages.topicId} is null)`
    : ordersWith(isUnreadPart(ctx));

/** Orders that count as sold; database.sql of the dashboard says the same. */
const isSold = (): Condition => inArray(orders.status, ['part-paid', 'paid', 'completed']);

/** Orders that were placed on some days. */
const placedDays = {
  placedFrom: (day: string): Condition => gte(orders.createdAt, dayStart(day)),
  placedUntil: (day: string): Condition => lt(orders.createdAt, dayEnd(day)),
};

/** A part fulfils a condition on orders when its order does. Spelled out, as a select of one table drops its name. */
const inOrders = (condition: Condition): Condition =>
  sql`exists (select from ${orders} where orders.id = order_parts.order_id and ${condition})`;

/** Who placed an order that a worker sees. */
const customerOf = (orderId: string, worker: Worker): SQL =>
  sql`select own.user_id from ${orders} own where own.id = ${orderId} and own.id in (
    select ${orderParts.orderId} from ${orderParts} where ${partScope(worker) ?? sql`true`})`;

/** Which orders a list shows and in what order. */
export const orderList = {
  table: orders,
  scope: { Admin: orderScope, SuperAdmin: orderScope, Designer: orderScope, Tailor: orderScope },
  search: orderSearch,
  filters: {
    stage: ofOrders(partFilters.stage),
    kind: ofOrders(partFilters.kind),
    maker: ofOrders(partFilters.maker),
    sewing: ofOrders(partFilters.sewing),
    timing: ofOrders(partFilters.timing),
    awaiting: ofOrders(partFilters.awaiting),
    refunded: ofOrders(partFilters.refunded),
    balance: ofOrders(partFilters.balance),
    waiting: ofOrders(partFilters.waiting),
    dispatch: ofOrders(partFilters.dispatch),
    unread: (_: 'yes', ctx: StaffCtx): Condition => isUnreadOrder(ctx),
    status: (value: OrderStatus): Condition => eq(orders.status, value),
    sold: isSold,
    ...placedDays,
    customer: (value: string, { viewer }: StaffCtx): Condition =>
      isStaff(viewer.role) ? eq(orders.userId, value) : sql`false`,
  },
  sorts: { placedAt: orders.createdAt, number: sql`${orders.number} collate "C"` },
  cells: {
    stages: ({ stages, deliveryOption, status }: LoadedStaffOrderRow): string =>
      [...new Set(stages.map((stage) => stageLabel(stage, deliveryOption, status === 'part-paid')))].join('; '),
  },
};

/** Which parts a list shows and in what order. */
export const partList = {
  table: orderParts,
  scope: { Admin: partScope, SuperAdmin: partScope, Designer: partScope, Tailor: partScope },
  search: partSearch,
  filters: {
    ...partFilters,
    // Said twice, so that the index of open parts gives the order.
    timing: (value: Timing, ctx: StaffCtx): Condition => and(isOpenPart(orderParts), partFilters.timing(value, ctx)),
    unread: (_: 'yes', ctx: StaffCtx): Condition => isUnreadPart(ctx),
    open: (): Condition => isOpenPart(orderParts),
    sold: (): Condition => and(sql`${orderParts.stage} <> 'cancelled'`, inOrders(isSold())),
    placedFrom: (day: string): Condition => inOrders(placedDays.placedFrom(day)),
    placedUntil: (day: string): Condition => inOrders(placedDays.placedUntil(day)),
    customerOf: (orderId: string, { viewer }: StaffCtx): Condition =>
      inOrders(sql`${orders.userId} = (${customerOf(orderId, viewer)})`),
  },
  sorts: { due: workOrder(orderParts), readyBy: orderParts.readyBy, stage: orderParts.stage },
  cells: {
    stage: ({ stage, deliveryOption, owes }: LoadedOrderPartRow): string => stageLabel(stage, deliveryOption, owes),
  },
};

/**
 * Orders whose number or customer’s name has a word that begins so, or whose number ends so; for staff also by the
 * beginning of the e-mail.
 */
function orderSearch(words: string, { role }: { role: Role }): SQL | undefined {
  const begins = `${escapeLike(words.toLowerCase())}%`;
  const ends = NUMBER_END.test(words) ? sql`${orderWords(orders)} like ${`%${words} %`}` : undefined;
  const hasWord = or(sql`${orderWords(orders)} like ${`% ${begins}`}`, ends);
  return isStaff(role) ? or(hasWord, sql`${orderEmail(orders)} like ${begins}`) : hasWord;
}

/** How the end of a number is written down: three digits at least, as an index of letters in threes finds no fewer. */
const NUMBER_END = /^(\d{4}-)?\d{3,6}$/;

/**
 * Parts whose order is found so; a maker’s own also by what was ordered: a title with a word that begins so. Of a maker
 * it is asked part by part, by scalar sub-selects: any other is planned as if all orders had to be read.
 */
function partSearch(words: string, worker: Worker): SQL {
  const found = orderSearch(words, worker);
  if (isStaff(worker.role)) return sql`${orderParts.orderId} in (select ${orders._id} from ${orders} where ${found})`;
  const title = `% ${escapeLike(words.toLowerCase())}%`;
  return sql`((select ${found} from ${orders} where orders.id = order_parts.order_id) or (
    select bool_or(' ' || lower(i.title) like ${title}) from order_items i where i.part_id = order_parts.id))`;
}
