import { type Kobo, kobo } from '@adunni/contracts/money';
import type { Draw } from '../../kit/draw.ts';
import { DAY_MS, HOUR_MS } from '../../kit/durations.rules.ts';
import { daysAfter, walk } from '../past/journey.ts';
import type { Buyer, Journey, PastLine, PastOrder, PastRefund, Step } from '../past/order.ts';
import { CARRIERS, CHANGES_OF_MIND, DECLINES, DISPUTES, GOODWILL, HOLDS, RETURNS, STAGE_NOTES } from './texts.ts';

/** Chance, today, and the people whom a story needs beside its buyer. */
export interface SeedContext {
  draw: Draw;
  now: Date;
  /** Who refunds. */
  adminId: string;
  /** The maker who sews for others. */
  tailorId: string;
  /** Who owns each workshop. */
  makerUsers: ReadonlyMap<string, string>;
}

/** Who buys what, and how they mean to pay. */
export interface Purchase {
  lines: readonly PastLine[];
  buyer: Buyer;
  plan: PastOrder['plan'];
}

/** How an order went; how it was delivered where that is part of the story. */
export type Outcome = Pick<PastOrder, 'payment' | 'journeys' | 'refund'> & Partial<Pick<PastOrder, 'delivery'>>;

/** Stages at which a part may be waiting for something. */
const MAY_HOLD = ['measurements-confirmed', 'fabric-sourced', 'sewing'];

/** For how long the rest of a deposit is waited for. */
const WAIT_DAYS = 75;

/** Draws how an order went that was placed then. */
export const drawOutcome =
  (placedAt: Date) =>
  (context: SeedContext, { lines, buyer, plan }: Purchase): Outcome => {
    const { draw, now } = context;
    const paidAt = daysAfter(placedAt, 0.01);
    const luck = draw.next();
    if (luck < 0.03) return unpaid(context, placedAt, lines);
    const makerIds = [...new Set(lines.map(({ sellable }) => sellable.maker._id))];
    const walks = new Map(makerIds.map((makerId) => [makerId, walkOf(context, placedAt, lines, makerId, buyer)]));
    if (luck < 0.07) {
      const end = endStep(draw.pick(CHANGES_OF_MIND), daysAfter(placedAt, draw.between(0.04, 1.4)), buyer.userId);
      for (const journey of walks.values()) journey.steps = endAt(journey.steps, end);
    } else if (luck < 0.095) {
      const makerId = draw.pick(makerIds);
      const journey = walks.get(makerId);
      const end = endStep(draw.pick(DECLINES), daysAfter(placedAt, draw.between(0.1, 1.7)), userOf(context, makerId));
      if (journey) journey.steps = endAt([], end);
    }
    const balanceAt = balanceOf(context, placedAt, walks, plan);
    for (const journey of walks.values()) journey.steps = stepsUntilNow(context, journey.steps, balanceAt);
    const balance = balanceAt && balanceAt <= now ? balanceAt : null;
    return { payment: { paidAt, balanceAt: balance }, journeys: walks, refund: refundOf(context, walks) };
  };

type Open = Omit<Journey, 'steps'> & { steps: Step[] };

function walkOf(context: SeedContext, placedAt: Date, lines: readonly PastLine[], makerId: string, buyer: Buyer): Open {
  const { draw, tailorId } = context;
  const own = lines.filter(({ sellable }) => sellable.maker._id === makerId);
  const isMade = own.some(({ sellable }) => sellable.kind === 'made-to-measure');
  const goesAbroad = buyer.address.countryCode !== 'NG';
  const course = {
    kind: isMade ? ('made-to-measure' as const) : ('ready-to-wear' as const),
    placedAt,
    leadDays: Math.max(...own.map(({ sellable }) => sellable.leadDaysMax)),
    pace: draw.chance(0.12) ? draw.between(1.05, 1.5) : draw.between(0.6, 0.97),
    goesAbroad,
    makerUserId: userOf(context, makerId),
  };
  return {
    steps: walk(draw, course).map((step) => ({ ...step, note: noteOn(draw, step) })),
    carrier: draw.pick(goesAbroad ? CARRIERS.abroad : CARRIERS.home),
    tailorId: isMade && makerId !== tailorId && draw.chance(0.06) ? tailorId : null,
  };
}

const noteOn = (draw: Draw, { stage }: Step): string => {
  const notes = STAGE_NOTES[stage];
  return notes && draw.chance(0.3) ? draw.pick(notes) : '';
};

export const userOf = ({ makerUsers }: SeedContext, makerId: string): string | null => makerUsers.get(makerId) ?? null;

const endStep = (note: string, at: Date, actorId: string | null): Step => ({ stage: 'cancelled', at, note, actorId });
const endAt = (steps: readonly Step[], end: Step): Step[] => [
  ...steps.filter(({ stage, at }) => stage === 'confirmed' && at < end.at),
  end,
];

/** An order whose page to pay was left: it waits for a quarter of an hour, then it ends. */
function unpaid({ now }: SeedContext, placedAt: Date, lines: readonly PastLine[]): Outcome {
  const heldUntil = daysAfter(placedAt, 15 / 1440);
  if (heldUntil > now)
    return { payment: { paidAt: null, heldUntil, expiredAt: null }, journeys: new Map(), refund: null };
  const journey = { steps: [endStep('', heldUntil, null)], carrier: null, tailorId: null };
  const journeys = new Map(lines.map(({ sellable }) => [sellable.maker._id, journey]));
  return { payment: { paidAt: null, heldUntil, expiredAt: heldUntil }, journeys, refund: null };
}

/** When all is paid: before the first parcel leaves. Null when the customer lets the rest of a deposit wait. */
function balanceOf(
  { draw, now }: SeedContext,
  placedAt: Date,
  walks: ReadonlyMap<string, Open>,
  plan: PastOrder['plan'],
): Date | null {
  const sent = [...walks.values()].flatMap(({ steps }) => steps.filter(({ stage }) => stage === 'dispatched'));
  const waits = plan === 'deposit' && placedAt > daysAfter(now, -WAIT_DAYS) && draw.chance(0.15);
  return sent.length === 0 || waits ? null : new Date(Math.min(...sent.map(({ at }) => at.getTime())) - HOUR_MS);
}

/** The steps that have been taken by now; a parcel leaves when it is paid. Some wait or are disputed at the end. */
function stepsUntilNow({ draw, now }: SeedContext, steps: readonly Step[], balanceAt: Date | null): Step[] {
  const paid = balanceAt ? steps : steps.filter(({ stage }) => !['dispatched', 'delivered', 'closed'].includes(stage));
  const taken = paid.filter(({ at }) => at <= now);
  const last = taken.at(-1);
  const after = last && new Date((last.at.getTime() + now.getTime()) / 2);
  if (!last || !after || taken.length === steps.length) return taken;
  if (MAY_HOLD.includes(last.stage) && draw.chance(0.12))
    return [...taken, { ...last, stage: 'on-hold', at: after, note: draw.pick(HOLDS) }];
  if (last.stage === 'delivered' && draw.chance(0.12))
    return [...taken, { ...last, stage: 'disputed', at: after, note: draw.pick(DISPUTES) }];
  return taken;
}

/** Now and then staff give some of a delivered order back: a piece that returned, or something for the trouble. */
function refundOf({ draw, now, adminId }: SeedContext, walks: ReadonlyMap<string, Open>): PastRefund | null {
  const arrived = [...walks.values()].map(({ steps }) => steps.find(({ stage }) => stage === 'delivered')?.at);
  const last = Math.max(...arrived.map((at) => at?.getTime() ?? Number.POSITIVE_INFINITY));
  const at = new Date(last + draw.between(1, 6) * DAY_MS);
  if (!draw.chance(0.05) || !(at < now)) return null;
  const isReturn = draw.chance(0.5);
  const share = draw.between(0.05, 0.15);
  return {
    at,
    actorId: adminId,
    reason: draw.pick(isReturn ? RETURNS : GOODWILL),
    request: ({ orderParts, orderItems }) =>
      isReturn
        ? { kind: 'lines', lines: [{ itemId: orderItems[0]?._id ?? '', quantity: 1, restock: false }] }
        : { kind: 'amount', partId: orderParts[0]?._id ?? '', amount: goodwill(orderParts[0]?.paid ?? 0, share) },
  };
}

/** A share of what was paid, in full hundreds of naira. */
const goodwill = (paid: number, share: number): Kobo =>
  kobo(Math.max(10_000, Math.round((paid * share) / 10_000) * 10_000));
