import type { Received } from '@adunni/contracts/endpoint';
import { type reportFailedTry, totalOf, tryKeyOf } from '@adunni/contracts/tryon/tries';
import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { orderItems, orderParts, orders } from '../../domains/orders/tables.ts';
import { recordTry } from '../../domains/tryon/service.ts';
import { noteOutcome, recordFailedTry } from '../../domains/tryon/sessions/report.service.ts';
import { outfits } from '../../domains/tryon/tables.ts';
import type { Ctx, Viewer } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS, HOUR_MS } from '../../kit/durations.rules.ts';
import type { SubscriberScenario } from '../subscriptions/scenarios.ts';

/** One try of a demo subscriber: when, of what, and a number by which it differs from others. */
export interface DemoTry {
  at: Date;
  outfitId: string;
  /** What is worn on the head with it. */
  headwearId?: string;
  number: number;
  /** It led to an order that there is. */
  isOrdered?: true;
}

type Failed = Received<typeof reportFailedTry>['body'];
type How = Pick<Failed, 'way' | 'device' | 'milliseconds' | 'times' | 'consent'>;

/** Days of a trial, in which its few uses are soon gone. */
const TRIAL_DAYS = 8;
/** Further back than this nothing is kept long. */
const LATEST_DAYS = 60;
const TRIES: Readonly<Record<string, number>> = { lite: 6, plus: 9, pro: 12 };
const TRIAL_TRIES = 3;

const WAYS = ['model', 'photo', 'figure', 'model', 'photo', 'figure', 'model', 'camera'] as const;
const DEVICES = ['phone', 'phone', 'phone', 'desktop', 'phone', 'tablet', 'desktop'] as const;
const OUTCOMES = ['viewed', 'saved', 'viewed', 'to-cart', 'viewed', 'viewed', 'saved', 'viewed', 'to-cart'] as const;
const FAILURES: readonly Pick<Failed, 'outcome' | 'stage' | 'cause'>[] = [
  { outcome: 'given-up', stage: 'pose', cause: 'cut-off' },
  { outcome: 'error', stage: 'loading', cause: 'connection' },
  { outcome: 'given-up', stage: 'pose', cause: 'too-dark' },
  { outcome: 'given-up', stage: 'photo', cause: 'camera-refused' },
  { outcome: 'error', stage: 'loading', cause: 'not-supported' },
  { outcome: 'given-up', stage: 'pose', cause: 'arms-covered' },
];
/** Of so many tries one comes to nothing. */
const FAILS_EVERY = 9;

/** Numbers below `below` that look like chance and are the same every time. */
const mixed = (number: number, below: number): number => (Math.imul(number + 17, 2_654_435_761) >>> 9) % below;

/** Days in which a subscriber may try things on, up to now; 0 once their access ended, paused or was cancelled. */
export function openDays({ ago, isTrial, actions }: SubscriberScenario): number {
  const pays = !isTrial || actions.some((action) => action.do === 'card');
  const hasLeft = actions.some((action) => ['cancel', 'fail', 'pause'].includes(action.do));
  if (hasLeft || (!pays && ago >= TRIAL_DAYS - 1)) return 0;
  return Math.min(isTrial && pays ? ago - TRIAL_DAYS : ago, LATEST_DAYS) - 0.6;
}

/** When a subscriber tried something on, as their plan allows. */
export function triesOfScenario(
  scenario: SubscriberScenario,
  index: number,
  now: Date,
  ids: readonly string[],
): DemoTry[] {
  const days = openDays(scenario);
  if (days <= 0 || ids.length === 0) return [];
  const count = scenario.isTrial && scenario.ago < TRIAL_DAYS ? TRIAL_TRIES : (TRIES[scenario.plan] ?? TRIAL_TRIES);
  return Array.from({ length: count }, (_, turn) => {
    const number = index * 100 + turn;
    const since = ((turn + mixed(number, 90) / 100) / count) * days * DAY_MS;
    return {
      at: new Date(now.getTime() - since - HOUR_MS / 4),
      number,
      outfitId: ids[mixed(number, ids.length)] ?? '',
    };
  });
}

/** Tries of what somebody ordered in the last weeks, a day or two before they did. */
export async function triesBeforeOrders(
  tx: Tx,
  people: readonly string[],
  now: Date,
): Promise<(DemoTry & { userId: string })[]> {
  const rows = await tx
    .selectDistinctOn([orders._id], { userId: orders.userId, outfitId: outfits._id, at: orders.createdAt })
    .from(orders)
    .innerJoin(orderParts, eq(orderParts.orderId, orders._id))
    .innerJoin(orderItems, eq(orderItems.partId, orderParts._id))
    .innerJoin(outfits, eq(outfits.productId, orderItems.productId))
    .where(
      and(
        inArray(orders.userId, [...people]),
        eq(outfits.status, 'live'),
        ne(orders.status, 'cancelled'),
        gte(orders.createdAt, new Date(now.getTime() - LATEST_DAYS * DAY_MS)),
      ),
    )
    .orderBy(orders._id, sql`${outfits._id}`);
  return rows.map(({ at, ...row }, index) => ({
    ...row,
    at: new Date(at.getTime() - (5 + mixed(index, 40)) * HOUR_MS),
    number: 9000 + index,
    isOrdered: true,
  }));
}

/** The try, of some with something for the head too. */
export function withHeadwear(made: DemoTry, headwear: readonly string[]): DemoTry {
  const headwearId = headwear[mixed(made.number, headwear.length)];
  return made.number % 4 !== 2 || headwear.includes(made.outfitId) || !headwearId ? made : { ...made, headwearId };
}

/** Makes a try as a browser would report it. */
export async function makeTry(ctx: Ctx<Viewer>, { outfitId, headwearId, number, isOrdered }: DemoTry): Promise<void> {
  const key = `demo-try-${number}`;
  const how = howOf(number);
  if (!isOrdered && number % FAILS_EVERY === FAILS_EVERY - 2) {
    const failure = FAILURES[mixed(number, FAILURES.length)] as (typeof FAILURES)[number];
    // Only a photo can fail by what it shows.
    const way = failure.stage === 'loading' ? how.way : failure.stage === 'photo' ? 'camera' : 'photo';
    const times = { loading: how.times.loading, pose: null, draping: null };
    await recordFailedTry(ctx, key, { outfitId, ...how, ...failure, way, times });
    return;
  }
  const worn = [outfitId, ...(headwearId ? [headwearId] : [])].map((_id) => ({ outfitId: _id, version: 1 }));
  await recordTry(ctx, key, { on: key, worn, profileId: null, ...how });
  const outcome = isOrdered ? 'to-cart' : (OUTCOMES[mixed(number, OUTCOMES.length)] ?? 'viewed');
  const told = tryKeyOf(key, { outfitId, version: 1 });
  await noteOutcome(ctx, told, { outcome, isAdjusted: how.consent === true && number % 4 === 1 });
}

function howOf(number: number): How {
  const way = WAYS[mixed(number + 3, WAYS.length)] ?? 'model';
  const device = DEVICES[mixed(number + 5, DEVICES.length)] ?? 'phone';
  const slower = device === 'phone' ? 1.6 : 1;
  const isPhoto = way === 'photo' || way === 'camera';
  const lasting = (least: number, spread: number) => Math.round((least + mixed(number + spread, spread)) * slower);
  const times = {
    loading: isPhoto ? lasting(900, 1400) : null,
    pose: isPhoto ? lasting(280, 420) : null,
    draping: lasting(260, 540),
  };
  return { way, device, milliseconds: totalOf(times), times, consent: isPhoto ? true : null };
}
