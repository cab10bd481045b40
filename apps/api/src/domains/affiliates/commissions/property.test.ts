import { randomUUID } from 'node:crypto';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { ledgerSum } from '../../ledger/testing.ts';
import { orderRefundLines, orderRefunds } from '../../orders/refunds/tables.ts';
import { orderParts, orders } from '../../orders/tables.ts';
import { openShop } from '../../orders/testing.ts';
import { payments } from '../../payments/tables.ts';
import { sendPayout } from '../../payouts/send.service.ts';
import { payouts } from '../../payouts/tables.ts';
import { startBatchAs } from '../../payouts/testing.ts';
import { affiliateCommissions, affiliatePartners } from '../tables.ts';
import { balanceOf, costOf, openPartner, type TestPartner } from '../testing.ts';
import { followOrder, followPartner } from './follow.service.ts';

let test: TestApp;
let admin: TestPerson;
let customerId: string;
let makerId: string;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
  customerId = (await signInAs(test))._id;
  makerId = (await openShop(test)).makerId;
});
afterAll(() => test.close());

/** One order in the obvious way: what of its goods is paid and kept, and how it ended. */
interface Plain {
  orderId: string;
  partId: string;
  goods: number;
  full: number;
  paid: boolean;
  givenBack: number;
  end: 'open' | 'closed' | 'cancelled';
  isReversed: boolean;
}

const event = fc.oneof(
  fc.record({ kind: fc.constantFrom('pay', 'close', 'cancel', 'reverse', 'settle'), order: fc.nat(2) }),
  fc.record({ kind: fc.constant('refund' as const), order: fc.nat(2), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constantFrom('suspend', 'reinstate', 'payout', 'again'), order: fc.constant(0) }),
);
type Event = { kind: string; order: number; percent?: number };

const history = fc.record({
  goods: fc.array(fc.integer({ min: 1, max: 90_000_000 }), { minLength: 3, maxLength: 3 }),
  fullPercent: fc.integer({ min: 1, max: 50 }),
  events: fc.array(event, { minLength: 4, maxLength: 12 }),
  /** How the three orders end: so every history has one of each. */
  ends: fc.shuffledSubarray(['close', 'cancel', 'refund'], { minLength: 3 }),
});

async function open(partner: TestPartner, goods: number, full: number): Promise<Plain> {
  const { db, clock } = test.app.deps;
  const [tax, shippingCost] = [kobo(Math.round(goods * 0.075)), kobo(250_000)];
  const sums = { subtotal: kobo(goods), discount: kobo(0), tax, shippingCost };
  const totalAmount = kobo(goods + tax + shippingCost);
  const contact = { firstName: 'Ngozi', lastName: 'Eze', email: 'ngozi@example.com', phone: '+2348030000000' };
  const [order] = await db
    .insert(orders)
    .values({
      ...{ number: randomUUID(), userId: customerId, status: 'paid', contact, deliveryOption: 'standard' },
      ...{ deliveryDays: 3, paymentPlan: 'full', ...sums, totalAmount, dueFirst: totalAmount },
    })
    .returning();
  const orderId = order?._id ?? '';
  const [part] = await db
    .insert(orderParts)
    .values({
      ...{ orderId, makerId, kind: 'ready-to-wear', readyBy: clock(), ...sums, totalAmount },
      ...{ commissionPercent: 12, commission: kobo(0) },
    })
    .returning();
  const partId = part?._id ?? '';
  const of = { partnerId: partner.partnerId, orderId, partId, via: 'link', isNewCustomer: false } as const;
  await db.insert(affiliateCommissions).values({ ...of, goods: kobo(goods), fullAmount: kobo(full) });
  return { orderId, partId, goods, full, paid: false, givenBack: 0, end: 'open', isReversed: false };
}

/** Lets something happen to an order as its domain stores it; what can't happen now changes nothing. */
async function happen(plain: Plain, { kind, percent = 0 }: Event): Promise<void> {
  const { db } = test.app.deps;
  const part = eq(orderParts._id, plain.partId);
  if (kind === 'pay' && !plain.paid && plain.end !== 'cancelled') {
    plain.paid = true;
    await db
      .update(orderParts)
      .set({ paid: sql`${orderParts.totalAmount}` })
      .where(part);
    const [row] = await db.select().from(orderParts).where(part);
    const amount = row?.paid ?? kobo(0);
    const of = { orderId: plain.orderId, provider: 'sandbox', reference: randomUUID(), purpose: 'full' } as const;
    await db.insert(payments).values({ ...of, amount, status: 'succeeded', paidAt: test.now });
  }
  if (kind === 'refund' && plain.paid && plain.end !== 'cancelled') {
    const back = Math.floor(((plain.goods - plain.givenBack) * percent) / 100);
    if (back > 0) await giveBack(plain, kobo(back));
  }
  if (kind === 'close' && plain.paid && plain.end === 'open') {
    plain.end = 'closed';
    await db.update(orderParts).set({ stage: 'closed' }).where(part);
  }
  if (kind === 'cancel' && plain.end === 'open') {
    plain.end = 'cancelled';
    await db.update(orderParts).set({ stage: 'cancelled' }).where(part);
  }
  if ((kind === 'reverse' || kind === 'settle') && plain.paid) {
    plain.isReversed = kind === 'reverse';
    const reversedAmount = plain.isReversed ? kobo(100) : null;
    await db.update(payments).set({ reversedAmount }).where(eq(payments.orderId, plain.orderId));
  }
}

async function giveBack(plain: Plain, goods: Kobo): Promise<void> {
  const { db } = test.app.deps;
  plain.givenBack += goods;
  const of = { orderId: plain.orderId, actorId: admin._id, key: randomUUID(), bodyHash: '', answer: {} as never };
  const [refund] = await db
    .insert(orderRefunds)
    .values({ ...of, kind: 'amount', reason: 'A seam was open.', amount: goods })
    .returning();
  const nothing = { discount: kobo(0), tax: kobo(0), shippingCost: kobo(0), withheld: kobo(0), restocked: false };
  const line = { refundId: refund?._id ?? '', partId: plain.partId, goods, amount: goods, ...nothing };
  await db.insert(orderRefundLines).values(line);
  await db
    .update(orderParts)
    .set({ refunded: sql`${orderParts.refunded} + ${goods}` })
    .where(eq(orderParts._id, plain.partId));
}

/** What a commission must be: its share of the goods that are paid and kept, half up; nothing of what was cancelled. */
function amountOf({ full, goods, givenBack, paid, end }: Plain): number {
  if (!paid || end === 'cancelled') return 0;
  return Number((BigInt(full) * BigInt(goods - givenBack) * 2n + BigInt(goods)) / (2n * BigInt(goods)));
}

async function setStatus(partner: TestPartner, status: 'active' | 'suspended'): Promise<void> {
  await test.app.deps.db.update(affiliatePartners).set({ status }).where(eq(affiliatePartners._id, partner.partnerId));
  await test.app.deps.db.transaction((tx) => followPartner(test.app.deps, tx, partner.partnerId));
}

async function payOut(partner: TestPartner): Promise<void> {
  await startBatchAs(test, admin);
  const open = await test.app.deps.db.select().from(payouts).where(eq(payouts.partnerId, partner.partnerId));
  // The payout’s own job may be asking already; wherever the money is, it is counted.
  for (const { _id: payoutId } of open) await sendPayout(test.app.deps, { payoutId }).catch(() => undefined);
}

it('leaves the books at zero and each commission right to the kobo, whatever happens in whichever order', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ goods, fullPercent, events, ends }) => {
      const partner = await openPartner(test);
      const world: Plain[] = [];
      for (const each of goods) world.push(await open(partner, each, Math.round((each * fullPercent) / 100)));
      const last = ends.map((kind, order) => ({ kind, order, percent: 37 }));
      const paying = world.map((_plain, order) => ({ kind: 'pay', order }));
      // Between being paid and its end anything may happen to each of them.
      for (const one of [...paying.slice(0, 2), ...(events as Event[]), ...paying, ...last]) {
        const plain = world[one.order];
        if (!plain) continue;
        if (one.kind === 'suspend' || one.kind === 'reinstate')
          await setStatus(partner, one.kind === 'suspend' ? 'suspended' : 'active');
        else if (one.kind === 'payout') await payOut(partner);
        else await happen(plain, one);
        await test.app.deps.db.transaction((tx) => followOrder(test.app.deps, tx, plain.orderId));
      }
      await check(partner, world);
    }),
    { numRuns: 25 },
  );
  expect(await ledgerSum(test)).toBe(0);
});

async function check(partner: TestPartner, world: readonly Plain[]): Promise<void> {
  const rows = await test.app.deps.db
    .select()
    .from(affiliateCommissions)
    .where(eq(affiliateCommissions.partnerId, partner.partnerId));
  for (const plain of world) {
    const row = rows.find(({ partId }) => partId === plain.partId);
    expect(row?.amount, JSON.stringify(plain)).toBe(amountOf(plain));
    if (plain.isReversed && plain.end !== 'cancelled') expect(row?.status).toBe('held');
    if (row?.status === 'due') expect(plain.end).toBe('closed');
  }
  const earned = world.reduce((sum, plain) => sum + amountOf(plain), 0);
  const { pending, available, inTransit, paidOut } = await balanceOf(test, partner);
  expect(pending + available + inTransit + paidOut).toBe(earned);
  expect(await costOf(test, partner)).toBe(earned);
  expect(pending).toBe(
    rows.filter(({ status }) => status === 'pending' || status === 'held').reduce((sum, { amount }) => sum + amount, 0),
  );
}
