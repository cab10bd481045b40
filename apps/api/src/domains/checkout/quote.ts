import { computeTotals, sumsOf } from '@adunni/contracts/cart/totals';
import {
  checkoutErrors,
  type getQuote as getQuoteEndpoint,
  type LoadedQuote,
} from '@adunni/contracts/checkout/checkout';
import { DELIVERY_OPTIONS } from '@adunni/contracts/checkout/choices';
import type { Received, Returned } from '@adunni/contracts/endpoint';
import { allocate, type Kobo, kobo, sumKobo } from '@adunni/contracts/money';
import { arrivesBy, deliveryDays } from '@adunni/contracts/orders/arrival';
import { DEFAULT_SETTINGS, type Settings } from '@adunni/contracts/settings/settings';
import type { Ctx, Viewer } from '../../kit/context.ts';
import { cartForCheckout, type PricedCart } from '../cart/queries.ts';
import { presentLine } from '../cart/rules.ts';
import { presentCoupon } from '../coupons/rules.ts';
import { readyBy, unpaidSplit } from '../orders/rules.ts';
import { type CheckoutCart, toCheckoutCart } from './cart.ts';
import { type DeliveryOption, deliveryCost, paymentPlans, splitByMaker } from './rules.ts';

type QuoteRequest = Received<typeof getQuoteEndpoint>['body'];

/** What the person’s cart would cost with these choices, and what is in the way of ordering it. Stores nothing. */
export async function getQuote(ctx: Ctx<Viewer>, body: QuoteRequest): Promise<Returned<typeof getQuoteEndpoint>> {
  const now = ctx.clock();
  const priced = await cartForCheckout(ctx.db, ctx.viewer._id, now, { lock: false });
  const delivery = { option: body.deliveryOption, countryCode: body.countryCode };
  const cart = toCheckoutCart(priced, delivery);
  if (!priced || !cart) return { ...EMPTY, problems: [checkoutErrors.cart_empty.message] };
  const { totalAmount } = cart.totals;
  const plans = paymentPlans(cart.lines, totalAmount, priced.settings);
  const chosen = plans.find(({ plan }) => plan === body.paymentPlan) ?? plans[0];
  return {
    ...sumsOf(cart.totals),
    appliedCoupon: priced.coupon && presentCoupon(priced.coupon, priced.couponProblem),
    parts: presentParts(cart, deliveryDays(priced.settings, delivery), now),
    deliveryOptions: presentDelivery(priced, body.countryCode),
    paymentPlans: plans.map(presentPlan),
    dueNow: chosen?.dueNow ?? kobo(0),
    ifUnpaid: chosen && chosen.dueLater > 0 ? depositTerms(cart, chosen.dueNow) : null,
    problems: cart.problems,
  };
}

const EMPTY: Omit<LoadedQuote, 'problems'> = {
  ...sumsOf(computeTotals([], null, DEFAULT_SETTINGS)),
  appliedCoupon: null,
  parts: [],
  deliveryOptions: [],
  paymentPlans: [],
  dueNow: kobo(0),
  ifUnpaid: null,
};

function presentParts({ judged, lines }: CheckoutCart, days: number, now: Date): LoadedQuote['parts'] {
  const makerIds = [...new Set(lines.map(({ makerId }) => makerId))];
  return makerIds.flatMap((makerId) => {
    const own = judged.filter(({ sellable }) => sellable.maker._id === makerId);
    const [first] = own;
    if (!first) return [];
    const { slug, name } = first.sellable.maker;
    const ready = readyBy(
      lines.filter((line) => line.makerId === makerId),
      now,
    );
    return { maker: { slug, name }, items: own.map(presentLine), arrivesBy: arrivesBy(ready, days) };
  });
}

function presentDelivery(priced: PricedCart, countryCode: string): LoadedQuote['deliveryOptions'] {
  return DELIVERY_OPTIONS.map((option) => ({
    option,
    ...deliveryTexts(option, countryCode, priced.settings),
    cost: deliveryCost({ option, countryCode }, priced.totals.shippingCost, priced.settings),
  }));
}

function deliveryTexts(
  option: DeliveryOption,
  countryCode: string,
  settings: Settings,
): { label: string; description: string } {
  const where = countryCode === 'NG' ? 'within Nigeria' : 'by international courier';
  const days = deliveryDays(settings, { option, countryCode });
  const within = `Arrives within ${days} ${days === 1 ? 'day' : 'days'} of dispatch.`;
  const texts = {
    standard: {
      label: 'Standard delivery',
      description: `Shipped ${where} as soon as each maker has finished. ${within}`,
    },
    express: {
      label: 'Express delivery',
      description: `Priority shipping ${where} once each maker has finished. ${within}`,
    },
    pickup: { label: 'Pick up', description: 'Collect from each maker. We let you know when your items are ready.' },
  };
  return texts[option];
}

/** What becomes of a deposit when the balance is never paid for any part. */
function depositTerms({ judged, lines, totals }: CheckoutCart, deposit: Kobo): LoadedQuote['ifUnpaid'] {
  const parts = splitByMaker(lines, totals);
  const shares = allocate(
    deposit,
    parts.map(({ totalAmount }) => totalAmount),
  );
  const splits = parts.map((part, at) => {
    const bought = part.lines.flatMap((index) => {
      const { line, sellable } = judged[index] ?? {};
      if (!line || !sellable) return [];
      const discount = totals.lineDiscounts[index] ?? kobo(0);
      const { quantity } = line;
      const totalPrice = kobo(sellable.unitPrice * quantity);
      return [{ totalPrice, discount, quantity, refundedQuantity: 0, returnable: sellable.returnable }];
    });
    return unpaidSplit({ ...part, paid: shares[at] ?? kobo(0), refunded: kobo(0) }, bought);
  });
  return { kept: sumKobo(splits.map(({ kept }) => kept)), back: sumKobo(splits.map(({ back }) => back)) };
}

function presentPlan({ plan, dueNow, dueLater }: ReturnType<typeof paymentPlans>[number]) {
  const label = plan === 'full' ? 'Pay in full' : 'Pay a deposit now, the balance before dispatch';
  return { plan, label, dueNow, dueLater };
}
