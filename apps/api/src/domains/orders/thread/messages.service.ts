import { commonErrors } from '@adunni/contracts/errors';
import type { OrderMessage } from '@adunni/contracts/orders/thread';
import type { MessageForm } from '@adunni/contracts/orders/thread-forms';
import { isStaff } from '@adunni/contracts/roles';
import { and, eq, type SQL } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Deps, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { notifyMaker } from '../../makers/service.ts';
import { readPicture } from '../../media/service.ts';
import { inArea } from '../../notifications/rules.ts';
import { notify, notifyStaff } from '../../notifications/service.ts';
import type { OrderRow } from '../lock.queries.ts';
import { makingScope, orderScope } from '../staff/scope.queries.ts';
import { orderParts, orders } from '../tables.ts';
import { getMessage } from './messages.queries.ts';
import { storePhoto, takePhotos } from './photos.service.ts';
import { orderMessages } from './tables.ts';

/** Each message may send a mail. */
const MESSAGES = { most: 60, minutes: 60 };
const PHOTOS = { most: 120, minutes: 60 };
/** As much of a message as a notification shows. */
const TEASER = 140;

type Person = Ctx<Viewer>;

/** An order that fulfils a condition. Throws 404. */
export async function findOrder(db: Pick<Tx, 'select'>, orderId: string, allowed: SQL | undefined): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders._id, orderId), allowed));
  if (!order) throw new Refusal(commonErrors.not_found);
  return order;
}

/** The orders of the customer who calls. */
export const ownOrder = ({ viewer }: Person): SQL => eq(orders.userId, viewer._id);

/** Writes as the customer: to the maker of a part, or about the whole order to the marketplace. Throws 404, 422, 429. */
export async function writeAsCustomer(ctx: Person, orderId: string, form: MessageForm): Promise<OrderMessage> {
  const order = await findOrder(ctx.db, orderId, ownOrder(ctx));
  await limitAttempts(ctx.db, `order-message:${ctx.viewer._id}`, MESSAGES, ctx.clock());
  const messageId = await ctx.db.transaction(async (tx) => {
    const part = await addressedPart(tx, orderId, form.partId, undefined);
    const messageId = await store(ctx, tx, { orderId, partId: part?._id ?? null, side: 'customer' }, form);
    const notice = {
      kind: 'message' as const,
      title: `The customer writes about order ${order.number}`,
      // Without their name and words, which would outlast their account here.
      text: 'Open the order to read and answer.',
      path: inArea(`/orders/${orderId}`),
      cause: `message:${messageId}`,
    };
    if (part) await notifyMaker(ctx, tx, part.makerId, notice);
    else await notifyStaff(ctx, tx, notice);
    return messageId;
  });
  return getMessage(ctx.db, { customerId: ctx.viewer._id }, messageId);
}

/** Writes to the customer: a maker about the own part, staff about a part or the whole order. Throws 404, 422, 429. */
export async function writeAsWorker(ctx: Person, orderId: string, form: MessageForm): Promise<OrderMessage> {
  const { viewer } = ctx;
  const order = await findOrder(ctx.db, orderId, orderScope(viewer));
  await limitAttempts(ctx.db, `order-message:${viewer._id}`, MESSAGES, ctx.clock());
  const side = isStaff(viewer.role) ? 'staff' : 'maker';
  const messageId = await staffWrite(ctx, async (tx) => {
    const part = await addressedPart(tx, orderId, form.partId, makingScope(viewer));
    if (side === 'maker' && !part) throw new Refusal(commonErrors.not_found);
    const messageId = await store(ctx, tx, { orderId, partId: part?._id ?? null, side }, form);
    await notify(ctx, tx, {
      userIds: [order.userId],
      kind: 'message',
      title: `A message about your order ${order.number}`,
      text: teaser(form.text),
      path: `/orders/${orderId}`,
      cause: `message:${messageId}`,
    });
    return messageId;
  });
  return getMessage(ctx.db, viewer, messageId);
}

/**
 * The part that a message is about; when none is named, the only one there is. Null is the whole order. Throws 404 for
 * a part that is not of this order or not the writer’s.
 */
async function addressedPart(tx: Tx, orderId: string, partId: string | null, scope: SQL | undefined) {
  const named = partId === null ? undefined : eq(orderParts._id, partId);
  const found = await tx
    .select({ _id: orderParts._id, makerId: orderParts.makerId })
    .from(orderParts)
    .where(and(eq(orderParts.orderId, orderId), scope, named));
  if (partId !== null && found.length === 0) throw new Refusal(commonErrors.not_found);
  return found.length === 1 ? (found[0] ?? null) : null;
}

async function store(
  ctx: Person,
  tx: Tx,
  at: Pick<typeof orderMessages.$inferInsert, 'orderId' | 'partId' | 'side'>,
  { text, photoIds }: MessageForm,
): Promise<string> {
  const authorId = ctx.viewer._id;
  const [message] = await tx
    .insert(orderMessages)
    .values({ ...at, authorId, text, createdAt: ctx.clock() })
    .returning({ _id: orderMessages._id });
  const messageId = message?._id ?? '';
  await takePhotos(tx, photoIds, { orderId: at.orderId, uploaderId: authorId }, { messageId });
  return messageId;
}

const teaser = (text: string): string => (text.length > TEASER ? `${text.slice(0, TEASER - 1).trimEnd()}…` : text);

/** Stores a photo that the customer adds to their order’s conversation. Throws 404, 413, 415, 422, 429. */
export async function uploadAsCustomer(ctx: Person, orderId: string, read: () => Promise<Buffer>) {
  const order = await findOrder(ctx.db, orderId, ownOrder(ctx));
  const picture = await readLimited(ctx, read);
  const alt = `Photo from the customer on order ${order.number}`;
  return ctx.db.transaction((tx) => storePhoto(ctx, tx, picture, { orderId, uploaderId: ctx.viewer._id, alt }));
}

/** Stores a photo of the work on an order that the caller sees. Throws 404, 413, 415, 422, 429. */
export async function uploadAsWorker(ctx: Person, orderId: string, read: () => Promise<Buffer>) {
  const order = await findOrder(ctx.db, orderId, orderScope(ctx.viewer));
  const picture = await readLimited(ctx, read);
  const alt = `Photo of the work on order ${order.number}`;
  return staffWrite(ctx, (tx) => storePhoto(ctx, tx, picture, { orderId, uploaderId: ctx.viewer._id, alt }));
}

async function readLimited(ctx: Deps & Person, read: () => Promise<Buffer>) {
  await limitAttempts(ctx.db, `order-photo:${ctx.viewer._id}`, PHOTOS, ctx.clock());
  return readPicture(await read());
}
