import { kobo, toNaira } from '@adunni/contracts/money';
import type { PersonRecord } from '@adunni/contracts/people-staff';
import { and, count, desc, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { baskets, cartItems } from '../../cart/tables.ts';
import { products } from '../../catalog/tables.ts';
import { makers } from '../../makers/tables.ts';
import { orders } from '../../orders/tables.ts';
import { sessions, users } from '../tables.ts';
import { loadPeople } from './people.queries.ts';
import { lackOfAuthority, rolesToGive } from './rules.ts';
import { trailOf } from './trail.queries.ts';

const LATEST_ORDERS = 20;

/** A person with everything that staff look at before they act, and what the caller may do. */
export async function personRecord(ctx: StaffCtx, id: string): Promise<PersonRecord> {
  const { db, viewer, clock } = ctx;
  const [[row], [found], bought, cart, seen, trail] = await Promise.all([
    loadPeople(ctx, [id]),
    db
      .select({ user: users, maker: makers })
      .from(users)
      .leftJoin(makers, eq(makers.userId, users._id))
      .where(eq(users._id, id)),
    ordersOf(db, id),
    cartOf(db, id),
    sessionsOf(db, id, clock()),
    trailOf(db, id),
  ]);
  if (!row || !found) throw new Error(`the person ${id} went while they were read`);
  const { user, maker } = found;
  const may = lackOfAuthority(viewer, user) === null;
  return {
    ...row,
    ...bought,
    ...seen,
    cart,
    trail,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone,
    deletionDueAt: user.deletionDueAt?.toISOString() ?? null,
    maker: maker && { _id: maker._id, name: maker.name, slug: maker.slug, status: maker.status },
    may: {
      suspend: may && user.status === 'active',
      reinstate: may && user.status === 'suspended',
      verify: may && user.emailVerifiedAt === null,
      roles: rolesToGive(viewer, user),
    },
  };
}

async function ordersOf(db: Db, userId: string) {
  const isPaid = sql`${orders.state} in ('part-paid', 'paid', 'completed')`;
  const [latest, [sums]] = await Promise.all([
    db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt)).limit(LATEST_ORDERS),
    db
      .select({ rows: count(), spent: sql<string>`coalesce(sum(${orders.totalAmount}), 0)` })
      .from(orders)
      .where(and(eq(orders.userId, userId), isPaid)),
  ]);
  return {
    orders: latest.map(({ _id, number, state, createdAt, totalAmount }) => ({
      _id,
      number,
      state,
      placedAt: createdAt.toISOString(),
      totalAmount: toNaira(totalAmount),
    })),
    orderCount: sums?.rows ?? 0,
    spent: toNaira(kobo(Number(sums?.spent ?? 0))),
  };
}

async function cartOf(db: Db, userId: string): Promise<PersonRecord['cart']> {
  const rows = await db
    .select({ item: cartItems, title: products.title, updatedAt: baskets.updatedAt })
    .from(cartItems)
    .innerJoin(baskets, eq(baskets._id, cartItems.basketId))
    .innerJoin(products, eq(products._id, cartItems.productId))
    .where(eq(baskets.userId, userId))
    .orderBy(desc(cartItems._id));
  return {
    lines: rows.map(({ item, title }) => ({
      _id: item._id,
      productId: item.productId,
      title,
      quantity: item.quantity,
      unitPrice: toNaira(item.seenPrice),
      savedForLater: item.savedForLater,
    })),
    updatedAt: rows[0]?.updatedAt.toISOString() ?? null,
  };
}

async function sessionsOf(db: Db, userId: string, now: Date) {
  const isLive = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
  const [row] = await db
    .select({ open: sql<number>`count(*) filter (where ${isLive})::int`, lastUsedAt: max(sessions.lastUsedAt) })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return { sessions: row?.open ?? 0, lastSeenAt: row?.lastUsedAt?.toISOString() ?? null };
}
