import { sumsInNaira } from '@adunni/contracts/cart/totals';
import { toNaira } from '@adunni/contracts/money';
import { asc, eq, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { exportMails } from '../../../kit/mail/outbox.ts';
import { exportBookings } from '../../bookings/forget.service.ts';
import { baskets, cartItems } from '../../cart/tables.ts';
import { products } from '../../catalog/tables.ts';
import { makerDocuments, makers } from '../../makers/tables.ts';
import { exportMeasurements } from '../../measurements/export.queries.ts';
import { subscribers } from '../../newsletter/tables.ts';
import { notificationPreferences, notifications } from '../../notifications/tables.ts';
import { orderItems, orderParts, orders } from '../../orders/tables.ts';
import { exportThreads } from '../../orders/thread/forget.service.ts';
import { payments } from '../../payments/tables.ts';
import { exportBankAccount } from '../../payouts/account/forget.service.ts';
import { screenPreferences } from '../../preferences/tables.ts';
import { exportOpinions, exportReviews } from '../../reviews/forget.service.ts';
import { exportSubscriptions } from '../../subscriptions/forget.service.ts';
import { exportUsage } from '../../subscriptions/usage/forget.service.ts';
import { wishlistItems } from '../../wishlist/tables.ts';
import { listAddresses } from '../addresses/queries.ts';
import { getUser } from '../queries.ts';
import { exportSessions } from '../sessions/queries.ts';

/** Everything that is stored about the caller, in plain words and naira. */
export async function exportAccount({ db, viewer, clock }: Ctx<Viewer>): Promise<Record<string, unknown>> {
  return {
    exportedAt: clock().toISOString(),
    profile: await getUser(db, viewer._id),
    workshop: await workshopOf(db, viewer._id),
    bankAccount: await exportBankAccount(db, viewer._id),
    addresses: await listAddresses(db, viewer._id),
    sessions: await exportSessions(db, viewer._id),
    orders: await ordersOf(db, viewer._id),
    bookings: await exportBookings(db, viewer._id),
    measurements: await exportMeasurements(db, viewer._id),
    messages: await exportThreads(db, viewer._id),
    reviews: await exportReviews(db, viewer._id),
    opinions: await exportOpinions(db, viewer._id),
    cart: await cartOf(db, viewer._id),
    wishlist: await wishesOf(db, viewer._id),
    newsletter: await subscriptionOf(db, viewer.email),
    notifications: await noticesOf(db, viewer._id),
    mailChoices: await mailChoicesOf(db, viewer._id),
    screens: await screensOf(db, viewer._id),
    mails: await exportMails(db, viewer.email),
    premium: await exportSubscriptions(db, viewer._id),
    usage: await exportUsage(db, viewer._id),
  };
}

async function ordersOf(db: Db, userId: string) {
  const mine = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders._id));
  const items = await db
    .select({ orderId: orderParts.orderId, maker: makers.name, stage: orderParts.stage, item: orderItems })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(orderItems._id));
  const paid = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders._id, payments.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(payments._id));
  return mine.map((order) => ({
    number: order.number,
    state: order.state,
    placedAt: order.createdAt.toISOString(),
    contact: order.contact,
    address: order.address,
    ...sumsInNaira(order),
    couponCode: order.couponCode,
    items: items.filter(({ orderId }) => orderId === order._id).map(itemOf),
    payments: paid.filter(({ payment }) => payment.orderId === order._id).map(paymentOf),
  }));
}

const itemOf = (row: { maker: string; stage: string; item: typeof orderItems.$inferSelect }) => ({
  maker: row.maker,
  stage: row.stage,
  title: row.item.title,
  size: row.item.size,
  colour: row.item.colour,
  options: row.item.options.map(({ group, choice }) => ({ group, choice })),
  personalisation: row.item.personalisation,
  measurementNote: row.item.measurementNote,
  quantity: row.item.quantity,
  totalPrice: toNaira(row.item.totalPrice),
});

const paymentOf = ({ payment }: { payment: typeof payments.$inferSelect }) => ({
  reference: payment.reference,
  state: payment.state,
  amount: toNaira(payment.amount),
  refunded: toNaira(payment.refunded),
  startedAt: payment.createdAt.toISOString(),
  paidAt: payment.paidAt?.toISOString() ?? null,
});

const cartOf = (db: Db, userId: string) =>
  db
    .select({
      product: products.title,
      quantity: cartItems.quantity,
      personalisation: cartItems.personalisation,
      measurementNote: cartItems.measurementNote,
      savedForLater: cartItems.savedForLater,
    })
    .from(cartItems)
    .innerJoin(baskets, eq(baskets._id, cartItems.basketId))
    .innerJoin(products, eq(products._id, cartItems.productId))
    .where(eq(baskets.userId, userId))
    .orderBy(asc(cartItems._id));

const wishesOf = (db: Db, userId: string) =>
  db
    .select({ product: products.title })
    .from(wishlistItems)
    .innerJoin(baskets, eq(baskets._id, wishlistItems.basketId))
    .innerJoin(products, eq(products._id, wishlistItems.productId))
    .where(eq(baskets.userId, userId))
    .orderBy(asc(wishlistItems._id));

const noticesOf = (db: Db, userId: string) =>
  db
    .select({ title: notifications.title, text: notifications.text, createdAt: notifications.createdAt })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications._id));

const mailChoicesOf = (db: Db, userId: string) =>
  db
    .select({ kind: notificationPreferences.kind, mail: notificationPreferences.mail })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
    .orderBy(asc(notificationPreferences.kind));

const screensOf = (db: Db, userId: string) =>
  db
    .select({ screen: screenPreferences.screen, preference: screenPreferences.preference })
    .from(screenPreferences)
    .where(eq(screenPreferences.userId, userId))
    .orderBy(asc(screenPreferences.screen));

async function workshopOf(db: Db, userId: string) {
  const [maker] = await db.select().from(makers).where(eq(makers.userId, userId));
  if (!maker) return null;
  const shown = await db
    .select({ kind: makerDocuments.kind, state: makerDocuments.state, uploadedAt: makerDocuments.createdAt })
    .from(makerDocuments)
    .where(eq(makerDocuments.makerId, maker._id))
    .orderBy(asc(makerDocuments._id));
  const documents = shown.map((row) => ({ ...row, uploadedAt: row.uploadedAt.toISOString() }));
  const { slug, name, city, country, tagline, story, specialities, foundedYear, status, tier } = maker;
  return { slug, name, city, country, tagline, story, specialities, foundedYear, status, tier, documents };
}

async function subscriptionOf(db: Db, email: string) {
  const [row] = await db
    .select()
    .from(subscribers)
    .where(eq(subscribers.email, sql`lower(${email})`));
  return row ? { email: row.email, since: row.createdAt.toISOString(), active: row.unsubscribedAt === null } : null;
}
