import type { Settings } from '@adunni/contracts/settings/settings';
import type { Coupon } from '../../domains/coupons/rules.ts';
import { couponProblem } from '../../domains/coupons/rules.ts';
import type { Buyer, PastLine, PastOrder } from '../past/order.ts';
import { couponLine } from '../past/price.ts';
import { drawOutcome, type Outcome, type Purchase, type SeedContext } from './outcome.ts';
import type { Piece } from './pieces.ts';
import { FIT_NOTES } from './texts.ts';

/** What a year is made of. */
export interface YearContext extends SeedContext {
  settings: Settings;
  pieces: readonly Piece[];
  coupons: readonly Coupon[];
}

/** What a person has ordered before. */
export interface History {
  orders: number;
  couponUses: Map<string, number>;
}

/** Workshops of the demo logins that make things. */
export const OWN_WORKSHOPS = ['adewura-atelier', 'peckham-fit-room'];

/** An order that is to be made up. */
export interface Scenario {
  placedAt: Date;
  /** Which piece it is about; any when absent. */
  piece?: Piece;
  /** How it went; drawn when absent. */
  outcome?: (context: SeedContext, purchase: Purchase) => Outcome;
}

/** Makes up an order: pieces, delivery, coupon and what became of it. */
export function composeOrder(
  context: YearContext,
  { placedAt, piece, outcome = drawOutcome(placedAt) }: Scenario,
  buyer: Buyer,
  history: History,
): PastOrder {
  const { draw } = context;
  const lines = drawLines(context, piece);
  const isAbroad = buyer.address.countryCode !== 'NG';
  const made = lines.some(({ sellable }) => sellable.kind === 'made-to-measure');
  const plan = made && !piece && draw.chance(0.35) ? 'deposit' : 'full';
  return {
    ...{ placedAt, buyer, lines, plan },
    delivery: draw.pick(isAbroad ? (['standard', 'express'] as const) : AT_HOME),
    coupon: drawCoupon(context, lines, history, placedAt),
    ...outcome(context, { lines, buyer, plan }),
  };
}

const AT_HOME = ['standard', 'standard', 'standard', 'express', 'pickup'] as const;

/** Dear pieces are bought less often, garments made for one person more; those of the demo’s own logins a little more. */
function weightOf({ makerSlug, ways }: Piece): number {
  const [usual] = ways;
  const made = usual?.kind === 'made-to-measure' ? 3 : 1;
  return (made * (OWN_WORKSHOPS.includes(makerSlug) ? 1.4 : 1)) / Math.sqrt(usual?.unitPrice ?? 1);
}

function drawLines({ draw, pieces }: YearContext, piece: Piece | undefined): PastLine[] {
  const count = piece ? 1 : draw.weigh([1, 2, 3], (lines) => [0, 66, 25, 9][lines] ?? 0);
  const chosen = new Set<Piece>(piece ? [piece] : []);
  while (chosen.size < count) chosen.add(draw.weigh(pieces, weightOf));
  return [...chosen].map(({ ways }) => {
    const sellable = draw.pick(ways);
    const isMade = sellable.kind === 'made-to-measure';
    return {
      sellable,
      quantity: !isMade && draw.chance(0.2) ? draw.whole(2, 5) : isMade && draw.chance(0.06) ? draw.whole(2, 8) : 1,
      personalisation: '',
      measurementNote: isMade ? draw.pick(FIT_NOTES) : '',
    };
  });
}

/** How often an order that could use a coupon does. */
const USES: Record<string, number> = { WELCOME10: 0.35, ASOEBI5000: 0.1, GELE15: 0.25, ADEWURA7: 0.2, DETTY2025: 0.3 };

function drawCoupon(
  { draw, coupons }: YearContext,
  lines: readonly PastLine[],
  history: History,
  at: Date,
): Coupon | null {
  const seen = lines.map(couponLine);
  const usable = coupons.filter((coupon) => {
    const own = { uses: history.couponUses.get(coupon._id) ?? 0, hasOrdered: history.orders > 0 };
    return couponProblem(coupon, seen, own, at) === null;
  });
  return usable.find(({ code }) => draw.chance(USES[code] ?? 0)) ?? null;
}
