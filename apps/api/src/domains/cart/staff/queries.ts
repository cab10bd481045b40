import type { CartStatus, LoadedCartRecord, LoadedCartRow } from '@adunni/contracts/cart/staff';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { and, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { contains } from '../../../kit/database/contains.ts';
import { dayEnd, dayStart } from '../../../kit/shop-days.rules.ts';
import { products } from '../../catalog/tables.ts';
import { coupons } from '../../coupons/tables.ts';
import { users } from '../../identity/tables.ts';
import { isFilled, listItems } from '../queries.ts';
import { liveSince } from '../rules.ts';
import { baskets, cartItems } from '../tables.ts';

const inCart = and(eq(cartItems.basketId, baskets._id), eq(cartItems.savedForLater, false));

/** Which carts a list shows. */
export const cartList = {
  table: baskets,
  scope: { Admin: isFilled, SuperAdmin: isFilled },
  search: (words: string) => sql`${baskets.userId} in (select ${users._id} from ${users}
    where ${contains(sql`(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`, words)})`,
  filters: {
    status: (status: CartStatus, { clock }: StaffCtx) => {
      const since = liveSince(clock());
      return status === 'live' ? gte(baskets.updatedAt, since) : lt(baskets.updatedAt, since);
    },
    owner: (owner: 'person' | 'visitor') => (owner === 'person' ? isNotNull(baskets.userId) : isNull(baskets.userId)),
    reminded: (reminded: 'yes' | 'no') =>
      reminded === 'yes' ? isNotNull(baskets.remindedAt) : isNull(baskets.remindedAt),
    usedFrom: (day: string) => gte(baskets.updatedAt, dayStart(day)),
    usedUntil: (day: string) => lt(baskets.updatedAt, dayEnd(day)),
  },
  sorts: { updatedAt: baskets.updatedAt, createdAt: baskets.createdAt },
};

/** Carts with whose they are and what they are worth. */
export async function loadCarts({ db, clock }: StaffCtx, ids: string[]): Promise<LoadedCartRow[]> {
  const since = liveSince(clock());
  const rows = await db
    .select({
      basket: baskets,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      couponCode: coupons.code,
      pieces: sql<number>`sum(${cartItems.quantity})`.mapWith(Number),
      value: sql<Kobo>`sum(${cartItems.quantity} * ${cartItems.seenPrice})`.mapWith((sum) => kobo(Number(sum))),
      titles: sql<string[]>`array_agg(${products.title} order by ${cartItems._id})`,
    })
    .from(baskets)
    .innerJoin(cartItems, inCart)
    .innerJoin(products, eq(products._id, cartItems.productId))
    .leftJoin(users, eq(users._id, baskets.userId))
    .leftJoin(coupons, eq(coupons._id, baskets.couponId))
    .where(inArray(baskets._id, ids))
    .groupBy(baskets._id, users._id, coupons._id);
  return rows.map(({ basket, firstName, lastName, email, ...row }) => ({
    _id: basket._id,
    customer: basket.userId && email ? { _id: basket.userId, name: `${firstName} ${lastName}`, email } : null,
    status: basket.updatedAt < since ? ('abandoned' as const) : ('live' as const),
    ...row,
    value: row.value,
    updatedAt: basket.updatedAt,
    createdAt: basket.createdAt,
    remindedAt: basket.remindedAt,
  }));
}

/** A cart with its lines, as its shopper sees them now. */
export async function cartRecord(ctx: StaffCtx, id: string): Promise<LoadedCartRecord> {
  const [[row], items] = await Promise.all([
    loadCarts(ctx, [id]),
    listItems(ctx.db, id, { saved: false, now: ctx.clock() }),
  ]);
  if (!row) throw new Error(`the cart ${id} was emptied while it was read`);
  return { ...row, items };
}
