import { randomUUID } from 'node:crypto';
import { allocate, type Kobo, kobo, percentOf, sumKobo } from '@adunni/contracts/money';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs } from '../identity/testing.ts';
import { postPayment, postRefund, postStage } from '../orders/ledger/posting.service.ts';
import { orderParts, orders } from '../orders/tables.ts';

import { openShop } from '../orders/testing.ts';
import { postPayouts } from '../payouts/ledger/posting.service.ts';
import { makerBalance } from './queries.ts';

type Part = typeof orderParts.$inferSelect;

let test: TestApp;
let makerIds: string[];
let customerId: string;
beforeAll(async () => {
  test = await startTestApp();
  customerId = (await signInAs(test))._id;
});
afterAll(() => test.close());

const at = new Date('2026-11-02T09:00:00Z');
const MATERIALS_PERCENT = 40;

/** Part of an order in the obvious way: who has what of the money that the customer has not got back. */
interface Plain {
  part: Part;
  /** Earnings, commission, tax. */
  net: number[];
  /** Of each, what was released. */
  released: number[];
  /** Earnings that went back to the customer. */
  lost: number;
  cut: boolean;
  closed: boolean;
}
interface Payout {
  _id: string;
  makerId: string;
  amount: Kobo;
  status: 'on its way' | 'arrived' | 'back';
}
interface World {
  parts: Plain[];
  payouts: Payout[];
}

const weights = ({ totalAmount, tax, commission }: Part) => [totalAmount - tax - commission, commission, tax];

const money = fc.integer({ min: 0, max: 90_000_000 });
const partMoney = fc
  .record({
    subtotal: money,
    discount: fc.nat(100),
    shipping: fc.integer({ min: 0, max: 4_000_000 }),
    percent: fc.constantFrom(0, 5, 12, 15, 33.33),
  })
  .map(({ subtotal, discount: share, shipping, percent }) => {
    const discount = kobo(Math.floor((subtotal * share) / 100));
    const tax = percentOf(kobo(subtotal), 5);
    const commission = percentOf(kobo(subtotal - discount), percent);
    const totalAmount = kobo(subtotal + tax + shipping - discount);
    return {
      subtotal: kobo(subtotal),
      discount,
      shippingCost: kobo(shipping),
      tax,
      commission,
      commissionPercent: percent,
      totalAmount,
    };
  });

const step = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ do: fc.constant('refund' as const), which: fc.nat(1), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ do: fc.constant('cut' as const), which: fc.nat(1) }),
  fc.record({ do: fc.constant('close' as const), which: fc.nat(1) }),
  fc.record({ do: fc.constant('payout' as const), which: fc.nat(1) }),
  fc.record({
    do: fc.constant('bank' as const),
    says: fc.constantFrom('sent' as const, 'failed' as const, 'reversed' as const),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function makeWorld(money: (typeof partMoney extends fc.Arbitrary<infer M> ? M : never)[]): Promise<World> {
  const { db } = test.app.deps;
  makerIds = [(await openShop(test)).makerId, (await openShop(test)).makerId];
  const total = (name: 'subtotal' | 'tax' | 'shippingCost' | 'discount' | 'totalAmount') =>
    sumKobo(money.map((part) => part[name]));
  const [order] = await db
    .insert(orders)
    .values({
      number: randomUUID(),
      userId: customerId,
      contact: { firstName: 'Ngozi', lastName: 'Eze', email: 'ngozi@example.com', phone: '' },
      deliveryOption: 'standard',
      deliveryDays: 5,
      paymentPlan: 'full',
      subtotal: total('subtotal'),
      tax: total('tax'),
      shippingCost: total('shippingCost'),
      discount: total('discount'),
      totalAmount: total('totalAmount'),
      dueFirst: kobo(0),
    })
    .returning();
  const rows = money.map((part, index) => ({
    ...{ ...part, orderId: order?._id ?? '', makerId: makerIds[index] ?? '', readyBy: at },
    kind: 'made-to-measure' as const,
  }));
  const parts = await db.insert(orderParts).values(rows).returning();
  const none = [0, 0, 0];
  const plain = (part: Part) => ({ part, net: none, released: none, lost: 0, cut: false, closed: false });
  return { parts: parts.map(plain), payouts: [] };
}

const plus = (a: readonly number[], b: readonly number[]) => a.map((x, i) => x + (b[i] ?? 0));
const minus = (a: readonly number[], b: readonly number[]) => a.map((x, i) => x - (b[i] ?? 0));

/** Customers pay a share of what is left of every open part. */
async function pay({ parts }: World, percent: number): Promise<void> {
  const open = parts.filter(({ closed }) => !closed);
  const shares = open.map(({ part }) => ({
    part: { ...part },
    amount: kobo(Math.floor(((part.totalAmount - part.paid) * percent) / 100)),
  }));
  const unneeded = 700;
  const amount = kobo(sumKobo(shares.map((share) => share.amount)) + unneeded);
  const orderId = parts[0]?.part.orderId ?? '';
  const payment = { _id: randomUUID(), amount };
  await test.app.deps.db.transaction((tx) => postPayment(tx, { payment, orderId, shares, at }));
  for (const [index, plain] of open.entries()) {
    const before = allocate(plain.part.paid, weights(plain.part));
    plain.part.paid = kobo(plain.part.paid + (shares[index]?.amount ?? 0));
    plain.net = plus(plain.net, minus(allocate(plain.part.paid, weights(plain.part)), before));
  }
}

async function refund(plain: Plain, percent: number): Promise<void> {
  const amount = kobo(Math.floor((plain.net.reduce((a, b) => a + b, 0) * percent) / 100));
  const refunded = { orderId: plain.part.orderId, part: plain.part, amount, cause: randomUUID(), at };
  // Asked twice, posted once.
  for (let time = 0; time < 2; time++) await test.app.deps.db.transaction((tx) => postRefund(tx, refunded));
  const taken = allocate(amount, plain.net);
  plain.net = minus(plain.net, taken);
  plain.lost += taken[0] ?? 0;
  plain.released = plain.released.map((amount, index) => Math.min(amount, plain.net[index] ?? 0));
  plain.part.refunded = kobo(plain.part.refunded + amount);
}

async function reach(plain: Plain, stage: 'cutting' | 'closed'): Promise<void> {
  if (plain.closed || (stage === 'cutting' && plain.cut)) return;
  await test.app.deps.db.transaction((tx) => postStage(tx, plain.part, stage, at));
  if (stage === 'closed') {
    plain.closed = true;
    plain.released = plain.net;
    return;
  }
  const [net = 0, released = 0] = [plain.net[0], plain.released[0]];
  const share = percentOf(kobo((weights(plain.part)[0] ?? 0) - plain.lost), MATERIALS_PERCENT);
  const earnings = Math.max(released, Math.min(share, net));
  // What moved nothing is not posted, so that it is tried again.
  plain.cut = earnings > released;
  plain.released = [earnings, ...plain.released.slice(1)];
}

const availableTo = ({ parts, payouts }: World, makerId: string): number =>
  parts.filter(({ part }) => part.makerId === makerId).reduce((sum, { released }) => sum + (released[0] ?? 0), 0) -
  payouts
    .filter((payout) => payout.makerId === makerId && payout.status !== 'back')
    .reduce((sum, { amount }) => sum + amount, 0);

async function take(world: World, step: Step): Promise<void> {
  const { db } = test.app.deps;
  if (step.do === 'pay') return pay(world, step.percent);
  if (step.do === 'bank') return bank(world, step.says);
  const plain = world.parts[step.which];
  if (!plain) return;
  if (step.do === 'refund') return refund(plain, step.percent);
  if (step.do === 'cut') return reach(plain, 'cutting');
  if (step.do === 'close') return reach(plain, 'closed');
  const { makerId } = plain.part;
  const amount = kobo(availableTo(world, makerId));
  if (amount <= 0) return;
  const payout: Payout = { _id: randomUUID(), makerId, amount, status: 'on its way' };
  await db.transaction((tx) => postPayouts(tx, 'payout', [payout], at));
  world.payouts.push(payout);
}

/** The bank has news of the oldest payout that they can be about. */
async function bank({ payouts }: World, says: 'sent' | 'failed' | 'reversed'): Promise<void> {
  const about = payouts.find(({ status }) => status === (says === 'reversed' ? 'arrived' : 'on its way'));
  if (!about) return;
  for (let time = 0; time < 2; time++)
    await test.app.deps.db.transaction((tx) => postPayouts(tx, `payout-${says}`, [about], at));
  about.status = says === 'sent' ? 'arrived' : 'back';
}

async function compare(world: World): Promise<void> {
  const { db } = test.app.deps;
  const { rows } = await db.execute<{ off: number }>(sql`
    select count(*)::int as off from (
      select from ledger_entries group by transaction_id having sum(amount) <> 0) unbalanced`);
  expect(rows[0]?.off).toBe(0);
  for (const makerId of makerIds) {
    const sum = (status: Payout['status']) =>
      world.payouts
        .filter((payout) => payout.makerId === makerId && payout.status === status)
        .reduce((all, { amount }) => all + amount, 0);
    const own = world.parts.filter(({ part }) => part.makerId === makerId);
    expect(await makerBalance(db, makerId)).toEqual({
      pending: own.reduce((all, { net, released }) => all + (net[0] ?? 0) - (released[0] ?? 0), 0),
      available: availableTo(world, makerId),
      inTransit: sum('on its way'),
      paidOut: sum('arrived'),
    });
  }
  for (const { part } of world.parts) {
    const { rows: kept } = await db.execute<{ kept: string }>(
      sql`select coalesce(-sum(amount), 0) as kept from ledger_entries where part_id = ${part._id}`,
    );
    expect(Number(kept[0]?.kept)).toBe(part.paid - part.refunded);
  }
}

it('keeps the ledger at zero and every balance equal to the plain sum, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(partMoney, partMoney),
      fc.array(step, { minLength: 5, maxLength: 25 }),
      async (money, steps) => {
        const world = await makeWorld(money);
        for (const one of steps) {
          await take(world, one);
          await compare(world);
        }
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);
