import { STAGE_PATHS, type Stage } from '@adunni/contracts/orders/stages';
import { daysAfter, stride } from '../past/journey.ts';
import type { Buyer, Journey, PastLine, PastOrder } from '../past/order.ts';
import { type Purchase, type SeedContext, userOf } from './outcome.ts';
import { type DemoOrder, demoOrders } from './own-orders.ts';
import type { Piece } from './pieces.ts';
import type { Scenario, YearContext } from './scenario.ts';

/** Work that each demo login of a maker finds where their pieces pass the stage, in how many days it is due, and how it leaves. */
const WORK: readonly { stage: Stage; dueIn: number | null; delivery?: PastOrder['delivery'] }[] = [
  { stage: 'placed', dueIn: null },
  { stage: 'confirmed', dueIn: null },
  { stage: 'sewing', dueIn: -4 },
  { stage: 'finishing', dueIn: 2 },
  { stage: 'quality-check', dueIn: 5 },
  { stage: 'packed', dueIn: -1 },
  { stage: 'ready', dueIn: 1, delivery: 'pickup' },
];

/** Orders that give a maker something to accept, to sew, to finish this week, to send, to hand over, and one that is late. */
export function workFor({ draw, now }: Pick<YearContext, 'draw' | 'now'>, pieces: readonly Piece[]): Scenario[] {
  return WORK.flatMap(({ stage, dueIn, delivery }) => {
    const fitting = pieces.filter(({ ways }) => ways[0] && STAGE_PATHS[ways[0].kind].includes(stage));
    if (fitting.length === 0) return [];
    const piece = draw.pick(fitting);
    const days =
      dueIn === null
        ? draw.between(0.3, 1.2)
        : Math.max(1, (piece.ways[0]?.leadDaysMax ?? 1) - dueIn) + draw.next() / 3;
    const placedAt = daysAfter(now, -days);
    return {
      placedAt,
      piece,
      outcome: (context: SeedContext, { lines }: Purchase) => ({
        ...standAt(context, lines, stage, placedAt, days),
        ...(delivery && { delivery }),
      }),
    };
  });
}

function standAt(context: SeedContext, lines: readonly PastLine[], stage: Stage, placedAt: Date, days: number) {
  const { kind, maker } = lines[0]?.sellable ?? { kind: 'made-to-measure' as const, maker: { _id: '' } };
  const steps = stride(kind, stage, placedAt, days * 0.9, userOf(context, maker._id));
  return {
    payment: { paidAt: daysAfter(placedAt, 0.01), balanceAt: null },
    journeys: new Map([[maker._id, { steps, carrier: null, tailorId: null }]]),
    refund: null,
  };
}

/** The orders of the demo’s own customer, each with another status. */
export const ownOrders = (context: YearContext, buyer: Buyer): PastOrder[] =>
  demoOrders.map((demo) => {
    const placedAt = daysAfter(context.now, -demo.daysAgo);
    const reached = Object.values(demo.reached);
    const lastDay = Math.max(...reached.map(({ days }) => days));
    const isSent = reached.some(({ carrier }) => carrier !== undefined);
    const { delivery, plan } = demo;
    const lines = demo.lines.map(({ slug, quantity = 1, personalisation = '', measurementNote = '' }) => {
      const sellable = context.pieces.find((piece) => piece.slug === slug)?.ways[0];
      if (!sellable) throw new Error(`the demo has no product ${slug}`);
      return { sellable, quantity, personalisation, measurementNote };
    });
    const balanceAt = isSent ? daysAfter(placedAt, lastDay * 0.7) : null;
    return {
      ...{ placedAt, buyer, delivery, plan, lines, coupon: null, refund: null },
      payment: { paidAt: daysAfter(placedAt, 0.01), balanceAt },
      journeys: new Map(demo.lines.flatMap(({ slug }) => journeyOf(context, demo, slug, placedAt, buyer) ?? [])),
    };
  });

function journeyOf(
  context: YearContext,
  demo: DemoOrder,
  slug: string,
  placedAt: Date,
  buyer: Buyer,
): [string, Journey][] | null {
  const sellable = context.pieces.find((piece) => piece.slug === slug)?.ways[0];
  const reached = demo.reached[slug];
  if (!sellable || !reached) return null;
  const { stage, days, notes = {}, carrier = null } = reached;
  const actorId = stage === 'cancelled' ? buyer.userId : userOf(context, sellable.maker._id);
  const steps = stride(sellable.kind, stage, placedAt, days, actorId);
  const noted = steps.map((step) => ({ ...step, note: notes[step.stage] ?? '' }));
  return [[sellable.maker._id, { steps: noted, carrier, tailorId: null }]];
}
