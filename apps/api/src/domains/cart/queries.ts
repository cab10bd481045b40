import type { LoadedAppliedCoupon, LoadedCart, LoadedCartItem } from '@adunni/contracts/cart/cart';
import { computeTotals, sumsOf, type Totals } from '@adunni/contracts/cart/totals';
import type { ErrorKind } from '@adunni/contracts/errors';
import { kobo } from '@adunni/contracts/money';
import { DEFAULT_SETTINGS, type Settings } from '@adunni/contracts/settings/settings';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { type Places, statement } from '../../kit/database/statement.ts';
import { sellableLines } from '../catalog/queries.ts';
import { type CheckedCoupon, checkCoupon } from '../coupons/queries.ts';
import { type Coupon, type CouponLine, presentCoupon, termsOf } from '../coupons/rules.ts';
import { coupons } from '../coupons/tables.ts';
import { withDefaults } from '../settings/queries.ts';
import { marketplaceSettings } from '../settings/tables.ts';
import { type CartOwner, lockBasket } from './basket.ts';
import { type JudgedLine, judgeLines, presentLine, type StoredLine } from './rules.ts';
import { baskets, cartItems } from './tables.ts';

/** Carts with something in them. */
export const isFilled = (): SQL => sql`${baskets.isFilled}`;

/** A basket with everything that its price depends on. */
interface BasketContent {
  _id: string;
  lines: JudgedLine[];
  coupon: Coupon | null;
  settings: Settings;
}

/** A basket’s cart with its price; `lines` are those that can be bought, in the order of `totals.lineDiscounts`. */
export interface PricedCart extends BasketContent {
  /** Lines of the cart that cannot be bought at the moment and do not count. */
  unavailable: JudgedLine[];
  /** Why the coupon takes nothing off, or null when it does or there is none. */
  couponProblem: ErrorKind | null;
  /** What the coupon takes off depends on, for a cart whose quantities change; null without one. */
  couponTerms: LoadedAppliedCoupon['terms'] | null;
  totals: Totals;
}

const EMPTY_CART: LoadedCart = {
  items: [],
  ...sumsOf(computeTotals([], null, DEFAULT_SETTINGS)),
  appliedCoupon: null,
};

/** The cart of an owner, of nobody (null) an empty one. Lines kept for later are not in it. */
export async function getCart(db: Db | Tx, owner: CartOwner | null, now: Date): Promise<LoadedCart> {
  const cart = owner && (await priceCart(db, owner, userIdOf(owner), now));
  if (!cart) return EMPTY_CART;
  return {
    items: cart.all.map(presentLine),
    ...sumsOf(cart.totals),
    appliedCoupon: cart.coupon && {
      ...presentCoupon(cart.coupon, cart.couponProblem),
      ...(cart.couponTerms && { terms: cart.couponTerms }),
    },
  };
}

const readLines = statement((db, { basketId }: Places<{ basketId: string }>) =>
  db.select().from(cartItems).where(eq(cartItems.basketId, basketId)).orderBy(asc(cartItems._id)),
);

/** The lines of a basket as they are stored, oldest first. */
export const linesOf = (db: Db | Tx, basketId: string): Promise<StoredLine[]> => readLines(db, { basketId });

/** Lines of a basket, either those of the cart or those kept for later. */
export async function listItems(
  db: Db | Tx,
  basketId: string | null,
  { saved, now }: { saved: boolean; now: Date },
): Promise<LoadedCartItem[]> {
  const content = basketId && (await readBasket(db, { _id: basketId }, now));
  if (!content) return [];
  return content.lines.filter(({ line }) => line.savedForLater === saved).map(presentLine);
}

/**
 * A person’s cart as checkout needs it, or null without a basket: lines with what they would be sold as, coupon,
 * settings and totals. `lock: true` holds the basket until the transaction ends, for placing an order; a quote reads
 * without. Lines with a `problem` cannot be ordered as they are.
 */
export async function cartForCheckout(
  db: Db | Tx,
  userId: string,
  now: Date,
  { lock }: { lock: boolean },
): Promise<PricedCart | null> {
  if (lock && !(await lockBasket(db, { userId }, now))) return null;
  return priceCart(db, { userId }, userId, now);
}

async function priceCart(
  db: Db | Tx,
  which: CartOwner,
  userId: string | null,
  now: Date,
): Promise<(PricedCart & { all: JudgedLine[] }) | null> {
  const content = await readBasket(db, which, now);
  if (!content) return null;
  const all = content.lines.filter(({ line }) => !line.savedForLater);
  const lines = all.filter(({ counts }) => counts);
  const { coupon, settings } = content;
  const checked = coupon && (await checkCoupon(db, coupon, { lines: lines.map(toCouponLine), userId, now }));
  return {
    ...content,
    all,
    lines,
    unavailable: all.filter(({ counts }) => !counts),
    couponProblem: checked?.problem ?? null,
    couponTerms: coupon && checked && couponTerms(coupon, checked, lines),
    totals: totalsOf(lines, coupon, checked, settings),
  };
}

const couponTerms = ({ minimumSubtotal }: Coupon, { eligible, holds }: CheckedCoupon, lines: JudgedLine[]) => ({
  itemIds: lines.filter((_, index) => eligible[index]).map(({ line }) => line._id),
  minimumSubtotal,
  holds,
});

function totalsOf(lines: JudgedLine[], coupon: Coupon | null, checked: CheckedCoupon | null, settings: Settings) {
  const counted = lines.map(({ line, sellable }, index) => ({
    unitPrice: sellable.unitPrice,
    quantity: line.quantity,
    eligible: checked?.eligible[index] ?? true,
  }));
  return computeTotals(counted, coupon && !checked?.problem ? termsOf(coupon) : null, settings);
}

/** A line as coupons judge it. */
export const toCouponLine = ({ line, sellable }: JudgedLine): CouponLine => ({
  totalPrice: kobo(sellable.unitPrice * line.quantity),
  categoryIds: sellable.categoryIds,
  makerId: sellable.maker._id,
});

const basketBy = (column: (typeof baskets)['_id' | 'userId' | 'cookieHash']) =>
  statement((db, { value }: Places<{ value: string }>) =>
    db
      .select({
        _id: baskets._id,
        userId: baskets.userId,
        line: cartItems,
        coupon: coupons,
        settings: marketplaceSettings.values,
      })
      .from(baskets)
      .leftJoin(cartItems, eq(cartItems.basketId, baskets._id))
      .leftJoin(coupons, eq(coupons._id, baskets.couponId))
      .leftJoin(marketplaceSettings, sql`true`)
      .where(eq(column, value))
      .orderBy(asc(cartItems._id)),
  );
const basketOf = { id: basketBy(baskets._id), user: basketBy(baskets.userId), cookie: basketBy(baskets.cookieHash) };

/** A basket, by itself or its owner, in two queries; null when there is none. */
export async function readBasket(
  db: Db | Tx,
  which: CartOwner | { _id: string },
  now: Date,
): Promise<BasketContent | null> {
  const rows = await ('_id' in which
    ? basketOf.id(db, { value: which._id })
    : 'userId' in which
      ? basketOf.user(db, { value: which.userId })
      : basketOf.cookie(db, { value: which.cookieHash }));
  const [first] = rows;
  if (!first) return null;
  const lines = rows.flatMap(({ line }) => line ?? []);
  return {
    _id: first._id,
    lines: judgeLines(lines, await sellableLines(db, lines, now, first.userId)),
    coupon: first.coupon,
    settings: withDefaults(first.settings),
  };
}

const userIdOf = (owner: CartOwner): string | null => ('userId' in owner ? owner.userId : null);
