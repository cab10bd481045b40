import type { PostalAddress } from '@adunni/contracts/address';
import { checkoutErrors, type placeOrder } from '@adunni/contracts/checkout/checkout';
import type { Received } from '@adunni/contracts/endpoint';
import type { Kobo } from '@adunni/contracts/money';
import { deliveryDays } from '@adunni/contracts/orders/arrival';
import type { Settings } from '@adunni/contracts/settings/settings';
import type { Ctx, Viewer } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { MINUTE_MS } from '../../kit/durations.rules.ts';
import { Refusal } from '../../kit/errors.ts';
import { cartForCheckout } from '../cart/queries.ts';
import { emptyCart } from '../cart/service.ts';
import type { Coupon } from '../coupons/rules.ts';
import { claimCoupon } from '../coupons/service.ts';
import { dueNow } from '../orders/rules.ts';
import {
  announceOrder,
  claimCapacity,
  holdStock,
  type OrderRow,
  recordFreeOrder,
  storeOrder,
  storeParts,
  tellOfPlacedOrder,
} from '../orders/service.ts';
import type { PaymentRow } from '../payments/rules.ts';
import { createAttempt } from '../payments/service.ts';
import { chosenAddress, contactPhone } from './address.ts';
import { type CheckoutCart, toCheckoutCart } from './cart.ts';
import { offerOf } from './pickup.queries.ts';
import { isOffered } from './pickup.rules.ts';
import { paymentPlans, splitByMaker } from './rules.ts';

/** What a person chooses as they place an order. */
export type Placement = Received<typeof placeOrder>['body'];

/**
 * Makes an order of the person’s cart: everything that it depends on is frozen, the pieces are taken off the shelf, the
 * workshops’ capacity and the coupon’s use are claimed, the cart is emptied and the payment’s reference is stored.
 * Any Refusal undoes all of it with the caller’s transaction.
 */
export async function createOrder(
  ctx: Ctx<Viewer>,
  tx: Tx,
  body: Placement,
): Promise<{ order: OrderRow; payment: PaymentRow | null }> {
  const now = ctx.clock();
  const priced = await cartForCheckout(tx, ctx.viewer._id, now, { lock: true });
  const address = await chosenAddress(tx, ctx.viewer._id, body);
  const countryCode = address?.countryCode ?? body.countryCode;
  const cart = toCheckoutCart(priced, { option: body.deliveryOption, countryCode });
  if (!priced || !cart) throw new Refusal(checkoutErrors.cart_empty);
  const { settings } = priced;
  refuseUnlessOrderable(cart, body);
  if (body.deliveryOption === 'pickup' && !isOffered(await offerOf(tx, cart, { lock: true })))
    throw new Refusal(checkoutErrors.pickup_unavailable);
  await claimCapacity(tx, cart.lines, now);
  const order = await freeze(ctx, tx, body, { cart, address, dueFirst: firstDue(cart, body, settings), settings });
  await storeParts(ctx, tx, order, cart, splitByMaker(cart.lines, cart.totals), settings, now);
  await reserveStock(tx, order, cart);
  if (cart.coupon) await claim(tx, order, cart.coupon, now);
  await emptyCart(
    tx,
    priced,
    cart.judged.map(({ line }) => line._id),
  );
  return { order, payment: await beginPaying(ctx, tx, order, cart) };
}

function refuseUnlessOrderable(cart: CheckoutCart, body: Placement): void {
  const [problem] = cart.problems;
  if (problem) throw new Refusal(checkoutErrors.line_unavailable, { message: problem });
  if (cart.totals.totalAmount !== body.expectedTotal) throw new Refusal(checkoutErrors.total_changed);
}

function firstDue(cart: CheckoutCart, { paymentPlan }: Placement, settings: Settings): Kobo {
  const plan = paymentPlans(cart.lines, cart.totals.totalAmount, settings).find(
    (offered) => offered.plan === paymentPlan,
  );
  if (!plan) throw new Refusal(checkoutErrors.plan_unavailable);
  return plan.dueNow;
}

async function freeze(
  ctx: Ctx<Viewer>,
  tx: Tx,
  body: Placement,
  given: { cart: CheckoutCart; address: PostalAddress | null; dueFirst: Kobo; settings: Settings },
): Promise<OrderRow> {
  const { cart, address, dueFirst, settings } = given;
  const now = ctx.clock();
  const { subtotal, tax, shippingCost, discount, totalAmount } = cart.totals;
  const countryCode = address?.countryCode ?? body.countryCode;
  return storeOrder(tx, {
    userId: ctx.viewer._id,
    contact: { ...body.contact, phone: contactPhone(body.contact.phone, countryCode) },
    address,
    deliveryOption: body.deliveryOption,
    deliveryDays: deliveryDays(settings, { option: body.deliveryOption, countryCode }),
    paymentPlan: body.paymentPlan,
    couponCode: cart.coupon?.code ?? null,
    ...{ subtotal, tax, shippingCost, discount, totalAmount, dueFirst },
    heldUntil: new Date(now.getTime() + settings.stockHoldMinutes * MINUTE_MS),
    createdAt: now,
  });
}

async function reserveStock(tx: Tx, order: OrderRow, cart: CheckoutCart): Promise<void> {
  const pieces = cart.judged.flatMap(({ line: { variantId, quantity } }) =>
    variantId ? [{ variantId, quantity }] : [],
  );
  const missing = await holdStock(tx, order._id, pieces);
  if (missing === null) return;
  const title = cart.judged.find(({ line }) => line.variantId === missing)?.sellable.title;
  throw new Refusal(checkoutErrors.line_unavailable, { message: `There is not enough stock of ${title}.` });
}

async function claim(tx: Tx, order: OrderRow, coupon: Coupon, now: Date): Promise<void> {
  const { _id: orderId, userId, discount } = order;
  await claimCoupon(tx, { couponId: coupon._id, userId, orderId, amount: discount, now });
}

async function beginPaying(ctx: Ctx<Viewer>, tx: Tx, order: OrderRow, cart: CheckoutCart): Promise<PaymentRow | null> {
  await announceOrder(ctx, tx, order, cart);
  await tellOfPlacedOrder(ctx, tx, order);
  const due = dueNow(order, []);
  if (due) return createAttempt(ctx, tx, { kind: 'order', id: order._id }, due, { openingAt: ctx.clock() });
  await recordFreeOrder(ctx, tx, order);
  return null;
}
