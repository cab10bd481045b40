import { computeTotals, sumsOf } from '@adunni/contracts/cart/totals';
import {
  checkoutErrors,
  type getQuote as getQuoteEndpoint,
  type LoadedQuote,
} from '@adunni/contracts/checkout/checkout';
import { DELIVERY_OPTIONS } from '@adunni/contracts/checkout/choices';
import { type DeliveryOption, deliveryCost } from '@adunni/contracts/checkout/delivery';
import type { Received, Returned } from '@adunni/contracts/endpoint';
import { allocate, type Kobo, kobo, sumKobo } from '@adunni/contracts/money';
import {
  type Arrival,
  arrivalOnceOrdered,
  deliveryDays,
  lastArrival,
  onItsWay,
} from '@adunni/contracts/orders/arrival';
import { beforeHandover } from '@adunni/contracts/orders/balance-terms';
import { PICKUP_TERMS } from '@adunni/contracts/orders/pickup';
import { DEFAULT_SETTINGS } from '@adunni/contracts/settings/settings';
import type { Ctx, Viewer } from '../../kit/context.ts';
import type { Db } from '../../kit/database/connect.ts';
import { openingHoursOf } from '../availability/queries.ts';
import { cartForCheckout, type PricedCart } from '../cart/queries.ts';
import { presentLine } from '../cart/rules.ts';
import { presentCoupon } from '../coupons/rules.ts';
import { listProfiles } from '../measurements/queries.ts';
import { unpaidSplit } from '../orders/rules.ts';
import { type LackingCapacity, lackingCapacity } from '../orders/service.ts';
import { addressPhone, contactPhone } from './address.ts';
import { type CheckoutCart, toCheckoutCart, toOrderedLine } from './cart.ts';
import { offerOf } from './pickup.queries.ts';
import { isOffered, type PickupOffer, whyNot } from './pickup.rules.ts';
import { paymentPlans, splitByMaker } from './rules.ts';

type QuoteRequest = Received<typeof getQuoteEndpoint>['body'];

/**
 * What the person’s cart would cost with these choices, and what is in the way of ordering it. Stores nothing. Throws 400
 * for phone numbers that placing would refuse.
 */
export async function getQuote(ctx: Ctx<Viewer>, body: QuoteRequest): Promise<Returned<typeof getQuoteEndpoint>> {
  const now = ctx.clock();
  if (body.contact) contactPhone(body.contact.phone, body.address?.countryCode ?? body.countryCode);
  if (body.address) addressPhone(body.address);
  const priced = await cartForCheckout(ctx.db, ctx.viewer._id, now, { lock: false });
  const delivery = { option: body.deliveryOption, countryCode: body.countryCode };
  const cart = toCheckoutCart(priced, delivery);
  if (!priced || !cart) return { ...EMPTY, problems: [checkoutErrors.cart_empty.message] };
  const { totalAmount } = cart.totals;
  const plans = paymentPlans(cart.lines, totalAmount, priced.settings);
  const lacking = await lackingCapacity(ctx.db, cart.lines, now, { lock: false });
  const parts = await madeParts(ctx, cart, lacking);
  const offer = await offerOf(ctx.db, cart, { lock: false });
  const refused =
    body.deliveryOption === 'pickup' && !isOffered(offer) ? [checkoutErrors.pickup_unavailable.message] : [];
  const chosen = plans.find(({ plan }) => plan === body.paymentPlan) ?? plans[0];
  return {
    ...sumsOf(cart.totals),
    appliedCoupon: priced.coupon && presentCoupon(priced.coupon, priced.couponProblem),
    parts: parts.map(({ arrivalIn, ...part }) => ({
      ...part,
      arrival: arrivalIn(deliveryDays(priced.settings, delivery), now),
    })),
    deliveryOptions: presentDelivery(
      priced,
      body.countryCode,
      parts.map(({ maker }) => maker.name),
      offer,
      (days) => parts.map(({ arrivalIn }) => arrivalIn(days, now)),
    ),
    pickup: await presentPlaces(ctx.db, offer),
    noPickup: whyNot(offer),
    paymentPlans: plans.map((plan) => presentPlan(plan, body.deliveryOption)),
    dueNow: chosen?.dueNow ?? kobo(0),
    ifUnpaid: chosen && chosen.dueLater > 0 ? depositTerms(cart, chosen.dueNow) : null,
    problems: [...cart.problems, ...lacking.map(({ message }) => message), ...refused],
  };
}

const EMPTY: Omit<LoadedQuote, 'problems'> = {
  ...sumsOf(computeTotals([], null, DEFAULT_SETTINGS)),
  appliedCoupon: null,
  parts: [],
  deliveryOptions: [],
  pickup: [],
  noPickup: null,
  paymentPlans: [],
  dueNow: kobo(0),
  ifUnpaid: null,
};

/** What each maker makes, with when it arrives where its delivery takes so many days, from when it can be ordered. */
async function madeParts(
  { db, viewer }: Ctx<Viewer>,
  { judged, lines }: CheckoutCart,
  lacking: readonly LackingCapacity[],
) {
  const profiles = judged.some(({ line }) => line.measurementProfileId) ? await listProfiles(db, viewer._id) : [];
  const makerIds = [...new Set(lines.map(({ makerId }) => makerId))];
  return makerIds.flatMap((makerId) => {
    const own = judged.filter(({ sellable }) => sellable.maker._id === makerId);
    const [first] = own;
    if (!first) return [];
    const { slug, name } = first.sellable.maker;
    const ordered = own.map((line) => toOrderedLine(line, profiles));
    const opensAt = lacking.find((workshop) => workshop.makerId === makerId)?.opensAt;
    const arrivalIn = (days: number, now: Date): Arrival => arrivalOnceOrdered(ordered, days, opensAt ?? now);
    return { maker: { slug, name }, items: own.map(presentLine), arrivalIn };
  });
}

function presentDelivery(
  priced: PricedCart,
  countryCode: string,
  makers: readonly string[],
  offer: PickupOffer,
  arrivalsIn: (days: number) => readonly Arrival[],
): LoadedQuote['deliveryOptions'] {
  return DELIVERY_OPTIONS.filter((option) => option !== 'pickup' || isOffered(offer)).flatMap((option) => {
    const days = deliveryDays(priced.settings, { option, countryCode });
    const arrival = lastArrival(arrivalsIn(days));
    const cost = deliveryCost({ option, countryCode }, priced.totals.shippingCost, priced.settings);
    return arrival ? { option, ...deliveryTexts(option, countryCode, makers, days), cost, arrival } : [];
  });
}

function deliveryTexts(
  option: DeliveryOption,
  countryCode: string,
  makers: readonly string[],
  days: number,
): { label: string; description: string } {
  const who = makers.length === 1 ? makers[0] : 'each maker';
  const where = countryCode === 'NG' ? 'within Nigeria' : 'by international courier';
  const texts = {
    standard: {
      label: 'Standard delivery',
      description: `${onItsWay(days)} ${where} once ${who} has finished.`,
    },
    express: {
      label: 'Express delivery',
      description: `${onItsWay(days)} ${where} once ${who} has finished.`,
    },
    pickup: {
      label: 'Pickup',
      description: `Collect from ${who}. We let you know when your items are ready. ${PICKUP_TERMS}`,
    },
  };
  return texts[option];
}

/** Where each maker’s items are picked up, with when somebody is there; nothing of it unless pickup is offered. */
async function presentPlaces(db: Db, offer: PickupOffer): Promise<LoadedQuote['pickup']> {
  if (!isOffered(offer)) return [];
  const hours = await openingHoursOf(
    db,
    offer.places.map(({ maker }) => maker._id),
  );
  return offer.places.map(({ maker, place }) => ({
    maker: { slug: maker.slug, name: maker.name },
    place: { ...place, hours: hours.get(maker._id) ?? '' },
  }));
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

function presentPlan({ plan, dueNow, dueLater }: ReturnType<typeof paymentPlans>[number], option: DeliveryOption) {
  const label = plan === 'full' ? 'Pay in full' : `Pay a deposit now, the balance ${beforeHandover(option)}`;
  return { plan, label, dueNow, dueLater };
}
