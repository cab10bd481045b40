import { computeTotals } from '@adunni/contracts/cart-totals';
import { kobo } from '@adunni/contracts/money';
import { STAGE_PATHS, type Stage } from '@adunni/contracts/order-stages';
import { DEFAULT_SETTINGS } from '@adunni/contracts/settings';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { type LineChoice, type SellableLine, sellableLines } from '../../catalog/queries.ts';
import { optionChoices, optionGroups, products, variants } from '../../catalog/tables.ts';
import { toCheckoutLine } from '../../checkout/cart.ts';
import { type Delivery, paymentPlans, priceDelivery, splitByMaker } from '../../checkout/rules.ts';
import { addresses, users } from '../../identity/tables.ts';
import { seedPayment, seedRefunds } from '../../payments/seed.ts';
import { type OrderRow, type PartRow, partsOf } from '../lock.queries.ts';
import { type FrozenCart, storeOrder, storeParts } from '../placing/store.service.ts';
import { spreadPayment, stateOf } from '../rules.ts';
import { orderItems, orderParts, orders, stageEvents } from '../tables.ts';
import { type DemoLine, type DemoOrder, demoOrders } from './demo.ts';

const DAY_MS = 86_400_000;
const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/**
 * Gives the demo customer their past orders, priced, split and frozen by the same rules as real ones. Their pieces
 * left the shelf long ago, so that the demo’s stock is what remains.
 */
export async function seedOrders(deps: Deps, tx: Tx, customerId: string): Promise<void> {
  const now = deps.clock();
  for (const demo of [...demoOrders].reverse()) await seedOrder(tx, demo, customerId, now);
}

async function seedOrder(tx: Tx, demo: DemoOrder, customerId: string, now: Date): Promise<void> {
  const placedAt = daysAfter(now, -demo.daysAgo);
  const { cart, slugs } = await frozenCart(tx, demo, now);
  const plan = paymentPlans(cart.lines, cart.totals.totalAmount, DEFAULT_SETTINGS).find(
    (offered) => offered.plan === demo.plan,
  );
  const order = await freeze(tx, demo, cart, customerId, placedAt, plan?.dueNow ?? cart.totals.totalAmount);
  await storeParts(tx, order, cart, splitByMaker(cart.lines, cart.totals), DEFAULT_SETTINGS, placedAt);
  await payFor(tx, order, demo, placedAt);
  for (const part of await partsOf(tx, order._id)) await advance(tx, part, demo, slugs, placedAt);
  await conclude(tx, order, demo, placedAt);
}

/** The demo lines as a cart, with the slug of each line. */
async function frozenCart(
  tx: Tx,
  demo: DemoOrder,
  now: Date,
): Promise<{ cart: FrozenCart; slugs: Map<string, string> }> {
  const choices = await Promise.all(demo.lines.map((line) => choose(tx, line)));
  const sellables = await sellableLines(tx, choices, now);
  const judged = demo.lines.map((line, index) => ({
    line: {
      quantity: line.quantity ?? 1,
      personalisation: line.personalisation ?? '',
      measurementNote: line.measurementNote ?? '',
    },
    sellable: sellables[index] as SellableLine,
  }));
  const lines = judged.map(toCheckoutLine);
  const delivery: Delivery = { option: demo.delivery, countryCode: 'NG' };
  const totals = priceDelivery(computeTotals(lines, null, DEFAULT_SETTINGS), delivery, DEFAULT_SETTINGS);
  const slugs = new Map(judged.map(({ sellable }, index) => [sellable.productId, demo.lines[index]?.slug ?? '']));
  return { cart: { judged, lines, totals }, slugs };
}

/** A piece as most people would order it: the first variant, the options that are chosen at first. */
async function choose(tx: Tx, { slug }: DemoLine): Promise<LineChoice> {
  const [product] = await tx.select({ _id: products._id }).from(products).where(eq(products.slug, slug));
  if (!product) throw new Error(`the demo has no product ${slug}`);
  const [variant] = await tx
    .select({ _id: variants._id })
    .from(variants)
    .where(eq(variants.productId, product._id))
    .orderBy(asc(variants.position), asc(variants._id));
  const defaults = await tx
    .selectDistinctOn([optionGroups._id], { groupId: optionGroups._id, choiceId: optionChoices._id })
    .from(optionGroups)
    .innerJoin(optionChoices, eq(optionChoices.groupId, optionGroups._id))
    .where(eq(optionGroups.productId, product._id))
    .orderBy(asc(optionGroups._id), sql`${optionChoices.isDefault} desc`, asc(optionChoices.position));
  const options = Object.fromEntries(defaults.map(({ groupId, choiceId }) => [groupId, choiceId]));
  return { productId: product._id, variantId: variant?._id ?? null, options };
}

async function freeze(
  tx: Tx,
  demo: DemoOrder,
  { totals }: FrozenCart,
  userId: string,
  placedAt: Date,
  dueFirst: OrderRow['dueFirst'],
): Promise<OrderRow> {
  const [customer] = await tx.select().from(users).where(eq(users._id, userId));
  const [book] = await tx
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
  if (!customer || !book) throw new Error('the demo customer has no address');
  const { _id: _bookId, userId: _owner, isDefault: _default, createdAt: _since, ...address } = book;
  const { firstName, lastName, email, phone } = customer;
  const { subtotal, tax, shippingCost, discount, totalAmount } = totals;
  return storeOrder(tx, {
    userId,
    contact: { firstName, lastName, email, phone: phone ?? address.phone },
    address,
    deliveryOption: demo.delivery,
    paymentPlan: demo.plan,
    ...{ subtotal, tax, shippingCost, discount, totalAmount, dueFirst, createdAt: placedAt },
  });
}

/** Books the first payment, and the balance of an order that was dispatched. */
async function payFor(tx: Tx, order: OrderRow, demo: DemoOrder, placedAt: Date): Promise<void> {
  await pay(tx, order, demo.plan, order.dueFirst, daysAfter(placedAt, 0.01));
  const balance = kobo(order.totalAmount - order.dueFirst);
  const isSent = Object.values(demo.reached).some(({ carrier }) => carrier !== undefined);
  const lastDay = Math.max(...Object.values(demo.reached).map(({ days }) => days));
  if (balance > 0 && isSent) await pay(tx, order, 'balance', balance, daysAfter(placedAt, lastDay * 0.7));
}

async function pay(
  tx: Tx,
  order: OrderRow,
  purpose: 'full' | 'deposit' | 'balance',
  amount: OrderRow['dueFirst'],
  paidAt: Date,
): Promise<void> {
  await seedPayment(tx, order, { purpose, amount, paidAt });
  const parts = await partsOf(tx, order._id);
  const { shares } = spreadPayment(purpose, amount, parts);
  for (const [index, part] of parts.entries()) {
    const paid = kobo(part.paid + (shares[index] ?? 0));
    await tx.update(orderParts).set({ paid }).where(eq(orderParts._id, part._id));
  }
}

async function advance(
  tx: Tx,
  part: PartRow,
  demo: DemoOrder,
  slugs: ReadonlyMap<string, string>,
  placedAt: Date,
): Promise<void> {
  const items = await tx.select().from(orderItems).where(eq(orderItems.partId, part._id));
  const reached = items.map(({ productId }) => demo.reached[slugs.get(productId ?? '') ?? '']).find(Boolean);
  if (!reached) return;
  const path = stagesTo(part.kind, reached.stage);
  await tx.insert(stageEvents).values(
    path.map((stage, index) => ({
      partId: part._id,
      stage,
      note: reached.notes?.[stage] ?? '',
      createdAt: daysAfter(placedAt, (reached.days * (index + 1)) / path.length),
    })),
  );
  const isCancelled = reached.stage === 'cancelled';
  await tx
    .update(orderParts)
    .set({
      stage: reached.stage,
      carrier: reached.carrier ?? null,
      trackingNumber: reached.carrier ? `DEMO-${part._id.slice(-8).toUpperCase()}` : null,
      ...(isCancelled && { refunded: part.paid }),
      version: path.length + 1,
    })
    .where(eq(orderParts._id, part._id));
}

/** Stages after the first up to one of the path; a cancellation comes at once. */
function stagesTo(kind: PartRow['kind'], stage: Stage): Stage[] {
  const path = STAGE_PATHS[kind];
  return stage === 'cancelled' ? ['cancelled'] : path.slice(1, path.indexOf(stage) + 1);
}

/** Brings the order to the state that its parts add up to, and gives back what a cancelled one had paid. */
async function conclude(tx: Tx, order: OrderRow, demo: DemoOrder, placedAt: Date): Promise<void> {
  const state = stateOf(await partsOf(tx, order._id));
  const isCancelled = state === 'cancelled';
  const lastDay = Math.max(...Object.values(demo.reached).map(({ days }) => days));
  const at = daysAfter(placedAt, lastDay);
  const ended = isCancelled ? ({ cancelReason: 'customer', cancelledAt: at } as const) : {};
  await tx
    .update(orders)
    .set({ state, ...ended })
    .where(eq(orders._id, order._id));
  if (isCancelled) await seedRefunds(tx, order._id, at);
}
