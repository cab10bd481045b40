import { and, asc, eq, like, notInArray, sql } from 'drizzle-orm';
import { users } from '../../domains/identity/tables.ts';
import { settlePayment } from '../../domains/payments/collecting/settle.service.ts';
import { pollRefunds } from '../../domains/payments/refunds/send.service.ts';
import { decideSandboxPayment } from '../../domains/payments/sandbox/service.ts';
import { paymentMethods } from '../../domains/subscriptions/billing/tables.ts';
import { runBilling } from '../../domains/subscriptions/clock/clock.service.ts';
import { cancelSubscription } from '../../domains/subscriptions/person/cancel.service.ts';
import { addMethod } from '../../domains/subscriptions/person/card.service.ts';
import { changePlan, previewChange } from '../../domains/subscriptions/person/change.service.ts';
import { pauseSubscription } from '../../domains/subscriptions/person/pause.service.ts';
import { startTrial, subscribe } from '../../domains/subscriptions/person/subscribe.service.ts';
import { billingAccounts, plans, subscriptions } from '../../domains/subscriptions/tables.ts';
import { outfits } from '../../domains/tryon/tables.ts';
import type { Ctx, Deps, Viewer } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kit/durations.rules.ts';
import { mails } from '../../kit/mail/tables.ts';
import { pastDeps } from '../past/deps.ts';
import { shareEstimates } from '../tryon/estimates.ts';
import { type DemoTry, makeTry, openDays, triesBeforeOrders, triesOfScenario, withHeadwear } from '../tryon/tries.ts';
import { OWN_SCENARIO, SUBSCRIBER_SCENARIOS, type SubscriberAction, type SubscriberScenario } from './scenarios.ts';
import { seedPlans } from './seed-plans.ts';

/** Any number: processes starting together seed one after another. */
const LOCK = 7_263_547;

/** How long the provider takes to return what the check of a card cost. */
const RETURN_MS = 2 * MINUTE_MS;

/** Something that happens at a moment of the past. */
interface Moment {
  at: Date;
  act: (ctx: Ctx<Viewer>) => Promise<void>;
  viewer: Viewer;
}

/**
 * Fills the demo with the plans and a year of subscribers: they do what people do, through the same code, on a clock that
 * runs through the past, so that every figure adds up. Nobody is written to. Does nothing when there are plans already.
 */
export async function seedSubscriptions(deps: Deps, customerId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const [known] = await tx.select({ _id: plans._id }).from(plans).limit(1);
    if (known) return;
    const now = deps.clock();
    await seedPlans(tx, new Date(now.getTime() - 400 * DAY_MS));
    const moments = await momentsOf(tx, customerId, now);
    // Reminders of every month of the past would only make the history long.
    const people = [...new Set(moments.map(({ viewer }) => viewer._id))];
    await tx.insert(billingAccounts).values(people.map((userId) => ({ userId, remindsOfRenewal: false })));
    await runTimeline(deps, tx, moments, now);
    await tx.update(billingAccounts).set({ remindsOfRenewal: true });
    await tx.delete(mails).where(like(mails.kind, 'subscription-%'));
  });
}

/** Lets the past happen: everybody’s actions in their order, and between them whatever the billing clock has to do. */
async function runTimeline(deps: Deps, tx: Tx, moments: readonly Moment[], now: Date): Promise<void> {
  let present = moments[0]?.at ?? now;
  const past = pastDeps(deps, tx, () => new Date(present));
  for (const { at, act, viewer } of moments) {
    for (let due = await nextDue(tx, at); due; due = await nextDue(tx, at)) {
      present = due;
      await runBilling(past, 1);
    }
    present = at;
    await act({ ...past, viewer, address: '', device: 'demo', action: 'demo' });
    present = new Date(at.getTime() + RETURN_MS);
    if (present < now) await pollRefunds(past);
  }
}

async function nextDue(tx: Tx, until: Date): Promise<Date | null> {
  const [first] = await tx
    .select({ dueAt: subscriptions.dueAt })
    .from(subscriptions)
    .where(sql`${subscriptions.dueAt} <= ${until.toISOString()}`)
    .orderBy(asc(subscriptions.dueAt))
    .limit(1);
  return first?.dueAt ?? null;
}

async function momentsOf(tx: Tx, customerId: string, now: Date): Promise<Moment[]> {
  const others = await tx
    .select()
    .from(users)
    .where(and(eq(users.role, 'Customer'), notInArray(users._id, [customerId])))
    .orderBy(asc(users._id))
    .limit(SUBSCRIBER_SCENARIOS.length);
  const own = await tx.select().from(users).where(eq(users._id, customerId));
  const scenarios = [OWN_SCENARIO, ...SUBSCRIBER_SCENARIOS];
  const people = [...own, ...others].flatMap((person, index) => {
    const scenario = scenarios[index];
    return scenario ? [{ viewer: viewerOf(person), scenario, index }] : [];
  });
  const tried = await triesOf(tx, people, now);
  const end: Moment[] = [...own].map((person) => ({ at: now, viewer: viewerOf(person), act: async () => undefined }));
  const moments = people.flatMap(({ viewer, scenario, index }) => momentsOfScenario(viewer, scenario, index, now));
  return [...moments, ...tried, ...end].sort((a, b) => a.at.getTime() - b.at.getTime());
}

const viewerOf = ({ _id, role, email, firstName }: typeof users.$inferSelect): Viewer => ({
  ...{ _id, role, email, firstName },
  sessionId: '',
});

function momentsOfScenario(viewer: Viewer, scenario: SubscriberScenario, index: number, now: Date): Moment[] {
  // Nobody subscribes at the same minute.
  const joined = now.getTime() - scenario.ago * DAY_MS - ((index * 7) % 11) * HOUR_MS - index * 131_000;
  const { plan, interval } = scenario;
  const join: Moment['act'] = async (ctx) => {
    if (scenario.isTrial) await startTrial(ctx, { plan, interval });
    else await pay(ctx, (await subscribe(ctx, { plan, interval, useSavedCard: false })).payment);
  };
  const later = scenario.actions.map((act) => ({
    viewer,
    at: new Date(joined + act.after * DAY_MS),
    act: (ctx: Ctx<Viewer>) => perform(ctx, act),
  }));
  return [{ viewer, at: new Date(joined), act: join }, ...later].filter(({ at }) => at < now);
}

async function perform(ctx: Ctx<Viewer>, act: SubscriberAction): Promise<void> {
  if (act.do === 'card') await pay(ctx, await addMethod(ctx));
  else if (act.do === 'cancel') await cancelSubscription(ctx, act.reason ?? '');
  else if (act.do === 'pause') await pauseSubscription(ctx, act.months);
  else if (act.do === 'change') {
    const preview = await previewChange(ctx, act);
    const { amount: expectedAmount, quotedAt } = preview;
    await pay(ctx, (await changePlan(ctx, { ...act, expectedAmount, quotedAt, useSavedCard: true })).payment);
  } else {
    const declined = { authorisation: 'AUTH_sandbox_declined' };
    await ctx.db.update(paymentMethods).set(declined).where(eq(paymentMethods.userId, ctx.viewer._id));
  }
}

async function pay(ctx: Ctx<Viewer>, started: { reference: string } | null): Promise<void> {
  if (!started) return;
  await decideSandboxPayment(ctx, started.reference, 'success', 'works');
  await settlePayment(ctx, started.reference);
}

/** What the demo’s customer tried on in the last two weeks, hours ago, so that their usage has something to show. */
const OWN_TRIES = [325, 300, 298, 251, 206, 203, 202, 158, 131, 106, 105, 84, 59, 57, 34, 33, 11, 6];

/** What subscribers tried on. */
async function triesOf(
  tx: Tx,
  people: readonly { viewer: Viewer; scenario: SubscriberScenario; index: number }[],
  now: Date,
): Promise<Moment[]> {
  const { _id, slot } = outfits;
  const rows = await tx.select({ _id, slot }).from(outfits).where(eq(outfits.status, 'live')).orderBy(_id);
  const ids = rows.map((row) => row._id);
  const headwear = rows.filter((row) => row.slot === 'head').map((row) => row._id);
  const known = new Map<string, { viewer: Viewer; since: Date; tries: DemoTry[] }>();
  for (const { viewer, scenario, index } of people) {
    const tries = index === 0 ? ownTries(ids, now) : triesOfScenario(scenario, index, now, ids);
    const since = new Date(now.getTime() - openDays(scenario) * DAY_MS);
    if (tries.length > 0) known.set(viewer._id, { viewer, since, tries });
  }
  for (const { userId, ...ordered } of await triesBeforeOrders(tx, [...known.keys()], now)) {
    const person = known.get(userId);
    if (person && ordered.at > person.since) person.tries.push(ordered);
  }
  return [...known.values()].flatMap(({ viewer, tries }, index) => [
    ...tries.map((each) => ({
      viewer,
      at: each.at,
      act: (ctx: Ctx<Viewer>) => makeTry(ctx, withHeadwear(each, headwear)),
    })),
    // The demo's own customer has measurements of her own.
    ...(index === 0 ? [] : tries.slice(0, 1)).map(({ at }) => ({
      ...{ viewer, at: new Date(at.getTime() + HOUR_MS / 6) },
      act: (ctx: Ctx<Viewer>) => shareEstimates(ctx, index),
    })),
  ]);
}

const ownTries = (ids: readonly string[], now: Date): DemoTry[] =>
  ids.length === 0
    ? []
    : OWN_TRIES.map((ago, index) => ({
        ...{ at: new Date(now.getTime() - ago * HOUR_MS), outfitId: ids[(index * 5) % ids.length] ?? '' },
        // None of them fails: each is a use.
        number: index * 9,
      }));
