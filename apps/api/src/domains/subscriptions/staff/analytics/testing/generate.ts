import { kobo } from '@adunni/contracts/money';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '@adunni/contracts/subscriptions/statuses';
import type { Db } from '../../../../../kit/database/connect.ts';
import { DAY_MS } from '../../../../../kit/durations.rules.ts';
import { users } from '../../../../identity/tables.ts';
import { invoices } from '../../../billing/tables.ts';
import { hasEnded } from '../../../rules.ts';
import { billingAccounts, planPrices, plans, subscriptionEvents, subscriptions } from '../../../tables.ts';

/** Numbers from 0 to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface World {
  db: Db;
  random: () => number;
  prices: string[];
  now: Date;
  invoices: number;
}

const oneOf = <T>({ random }: World, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Stores people whose subscriptions came and went at random since two years before `now`. */
export async function generateHistories(db: Db, now: Date, people: number, seed: number): Promise<void> {
  const world: World = { db, random: seeded(seed), prices: await storePrices(db), now, invoices: 0 };
  for (let number = 0; number < people; number += 1) {
    const person = { firstName: 'Ngozi', lastName: 'Eze', email: `${seed}-${number}@example.com`, passwordHash: '!' };
    const [user] = await db.insert(users).values(person).returning();
    const userId = user?._id ?? '';
    await db.insert(billingAccounts).values({ userId });
    let at = now.getTime() - world.random() * 730 * DAY_MS;
    // Whoever left may come back later.
    for (let round = 0; round < 3 && at < now.getTime(); round += 1)
      at = (await storeSubscription(world, userId, at)) + world.random() * 90 * DAY_MS;
  }
}

async function storePrices(db: Db): Promise<string[]> {
  const prices: string[] = [];
  for (const [position, slug] of ['lite', 'plus', 'pro'].entries()) {
    const [plan] = await db.insert(plans).values({ slug, name: slug, position }).returning();
    // Not all are whole twelfths, and a plan has had more than one price.
    for (const [interval, amount] of [
      ['month', 250_000],
      ['month', 299_999],
      ['year', 2_500_003],
    ] as const) {
      const price = {
        planId: plan?._id ?? '',
        interval,
        amount: kobo(amount * (position + 1)),
        activeFrom: new Date(0),
      };
      const [row] = await db.insert(planPrices).values(price).returning();
      prices.push(row?._id ?? '');
    }
  }
  return prices;
}

interface Snapshot {
  status: SubscriptionStatus;
  priceId: string;
}

/** Lets one subscription live until it ends or until now, and answers with when that was. */
async function storeSubscription(world: World, userId: string, startedAt: number): Promise<number> {
  const { db, random, now } = world;
  const beginning: Snapshot = { status: random() < 0.5 ? 'trial' : 'active', priceId: oneOf(world, world.prices) };
  const steps: { at: number; from: Snapshot | null; to: Snapshot }[] = [{ at: startedAt, from: null, to: beginning }];
  let [at, stand] = [startedAt, beginning];
  while (!hasEnded(stand.status)) {
    at += random() ** 2 * 120 * DAY_MS;
    if (at >= now.getTime()) break;
    const next = oneOf(world, [stand.status, ...SUBSCRIPTION_STATUSES[stand.status].next]);
    const to = { status: next, priceId: random() < 0.2 ? oneOf(world, world.prices) : stand.priceId };
    steps.push({ at, from: stand, to });
    // A planned change and the renewal that brings it are two events of one moment.
    if (random() < 0.2) steps.push({ at, from: to, to });
    stand = to;
  }
  const ended = hasEnded(stand.status) ? new Date(at) : null;
  const row = { userId, ...stand, startedAt: new Date(startedAt), endedAt: ended, anchorDay: 1 };
  const period = { periodStart: new Date(startedAt), periodEnd: now, pausedAt: stand.status === 'paused' ? now : null };
  const [stored] = await db
    .insert(subscriptions)
    .values({ ...row, ...period })
    .returning();
  const subscriptionId = stored?._id ?? '';
  await db.insert(subscriptionEvents).values(
    steps.map((step) => ({
      subscriptionId,
      ...{ at: new Date(step.at), kind: 'renewed' as const, by: 'clock' as const, detail: '' },
      ...{ fromStatus: step.from?.status ?? null, toStatus: step.to.status },
      ...{ fromPriceId: step.from?.priceId ?? null, toPriceId: step.to.priceId },
    })),
  );
  await storeInvoices(world, userId, subscriptionId, steps);
  return ended ? at : now.getTime();
}

/** Bills most steps; what fell overdue was paid in the end, or not. */
async function storeInvoices(
  world: World,
  userId: string,
  subscriptionId: string,
  steps: readonly { at: number; to: Snapshot }[],
): Promise<void> {
  const billedTo = { name: 'Ngozi Eze', email: 'ngozi@example.com' };
  for (const [period, { at, to }] of steps.entries()) {
    if (to.status === 'trial' || world.random() < 0.2) continue;
    const status = to.status === 'past_due' ? oneOf(world, ['open', 'paid', 'uncollectible', 'void'] as const) : 'paid';
    const issuedAt = new Date(at - world.random() * 60_000);
    world.invoices += 1;
    await world.db.insert(invoices).values({
      ...{
        userId,
        subscriptionId,
        period,
        status,
        issuedAt,
        billedTo,
        priceId: to.priceId,
        reason: 'renewal',
        lines: [],
      },
      ...{
        number: `SUB-${world.invoices}`,
        amount: kobo(100_000 + world.invoices),
        paidAt: status === 'paid' ? issuedAt : null,
      },
      ...{ periodStart: issuedAt, periodEnd: world.now },
    });
  }
}
