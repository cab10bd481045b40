import type { Returned } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import type { LoadedWorkSheet, listTailors } from '@adunni/contracts/orders/work';
import { and, asc, eq, ilike, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StaffCtx } from '../../../../kit/crud/declaration.ts';
import { escapeLike } from '../../../../kit/database/contains.ts';
import { Refusal } from '../../../../kit/errors.ts';
import { looks, products } from '../../../catalog/tables.ts';
import { users } from '../../../identity/tables.ts';
import { takesSewing, workshopIdOf } from '../../../makers/queries.ts';
import { makers } from '../../../makers/tables.ts';
import { toPictureOrNull } from '../../../media/queries.ts';
import { media } from '../../../media/tables.ts';
import { notesToMaker } from '../../conversation/notes.ts';
import type { OrderRow, PartRow } from '../../lock.queries.ts';
import { itemPictureColumns, lookOfItem, pictureOfItem } from '../../looks/queries.ts';
import { orderItems, orderParts, orders } from '../../tables.ts';
import { customerName } from '../present.ts';
import { viewerOf } from '../rules.ts';
import { partScope } from '../scope.queries.ts';
import { townsNear } from './near.rules.ts';

const tailors = alias(makers, 'tailors');

/** What the workshop prints for a part that the caller sees; it has no prices. Throws 404. */
export async function workSheet(ctx: StaffCtx, partId: string): Promise<LoadedWorkSheet> {
  const { db, viewer } = ctx;
  const [found] = await db
    .select({ part: orderParts, order: orders, maker: makers.name, tailor: tailors.name })
    .from(orderParts)
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .leftJoin(tailors, eq(tailors._id, orderParts.tailorId))
    .where(and(eq(orderParts._id, partId), partScope(viewer)));
  if (!found) throw new Refusal(commonErrors.not_found);
  const { part, order, maker, tailor } = found;
  const [items, notes, workshopId] = await Promise.all([
    itemsOf(db, partId),
    notesToMaker(ctx, viewer, { orderId: order._id, partId }),
    workshopIdOf(db, viewer._id),
  ]);
  return {
    _id: part._id,
    orderId: order._id,
    number: order.number,
    maker,
    tailor,
    customer: customerName(order),
    kind: part.kind,
    stage: part.stage,
    placedAt: order.createdAt,
    readyBy: part.readyBy,
    deliveryOption: order.deliveryOption,
    sendTo: isSent(order, part) && viewerOf(viewer, part, workshopId) !== 'tailor' ? order.address : null,
    items,
    notes,
  };
}

/** Whether a part is packed to be sent, or was sent. */
const isSent = ({ deliveryOption }: OrderRow, { stage }: PartRow): boolean =>
  deliveryOption !== 'pickup' && ['ready', 'packed', 'dispatched'].includes(stage);

async function itemsOf(db: StaffCtx['db'], partId: string): Promise<LoadedWorkSheet['items']> {
  const rows = await db
    .select({ item: orderItems, fabric: products.fabric, picture: itemPictureColumns })
    .from(orderItems)
    .leftJoin(products, eq(products._id, orderItems.productId))
    .leftJoin(looks, lookOfItem)
    .leftJoin(media, pictureOfItem)
    .where(eq(orderItems.partId, partId))
    .orderBy(asc(orderItems.position));
  return rows.map(({ item, fabric, picture }) => ({
    _id: item._id,
    productId: item.productId,
    title: item.title,
    kind: item.kind,
    sku: item.sku,
    size: item.size,
    colour: item.colour,
    options: item.options,
    personalisation: item.personalisation,
    measurementNote: item.measurementNote,
    quantity: item.quantity,
    fabric: fabric ?? '',
    picture: toPictureOrNull(picture),
  }));
}

/**
 * Tailors to whom sewing may be given, by the beginning of their workshop’s name: those of the part’s maker’s town and
 * state first, and of these who has the least in hand.
 */
export async function findTailors(
  { db, viewer }: StaffCtx,
  { q = '', partId }: { q?: string | undefined; partId?: string | undefined },
): Promise<Returned<typeof listTailors>> {
  const [home] = partId
    ? await db
        .select({ city: makers.city, country: makers.country })
        .from(orderParts)
        .innerJoin(makers, eq(makers._id, orderParts.makerId))
        .where(and(eq(orderParts._id, partId), partScope(viewer)))
    : [];
  const openParts = sql<number>`(select count(*)::int from order_parts p
    where p.tailor_id = ${makers}.id and p.stage not in ('ready', 'dispatched', 'delivered', 'closed', 'disputed', 'cancelled'))`;
  const isNear = sql`lower(${makers.city}) = any(${sql.param(home ? townsNear(home.city) : [])}::text[])`;
  const near = home
    ? sql<'city' | 'state' | 'country' | 'abroad'>`case
        when ${makers.country} <> ${home.country} then 'abroad'
        when lower(${makers.city}) = lower(${home.city}) then 'city'
        when ${isNear} then 'state' else 'country' end`
    : sql<null>`null::text`;
  const items = await db
    .select({
      ...{ _id: makers._id, name: makers.name, slug: makers.slug, city: makers.city, country: makers.country },
      ...{ near, openParts, weeklyCapacity: makers.weeklyCapacity, specialities: makers.specialities },
    })
    .from(makers)
    .innerJoin(users, eq(users._id, makers.userId))
    .where(and(takesSewing, ilike(makers.name, `${escapeLike(q)}%`)))
    .orderBy(
      sql`array_position(array['city', 'state', 'country', 'abroad'], ${near})`,
      openParts,
      asc(makers.name),
      asc(makers._id),
    )
    .limit(50);
  return { items };
}
