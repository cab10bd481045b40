import type { MessageAudience } from '@adunni/contracts/conversations/messages';
import { commonErrors } from '@adunni/contracts/errors';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import type { ConversationSubject, MessageAddress, Place } from '../../conversations/domain.ts';
import type { Member } from '../../conversations/rules.ts';
import { messages } from '../../conversations/tables.ts';
import { makers } from '../../makers/tables.ts';
import { inArea } from '../../notifications/rules.ts';
import type { OrderRow } from '../lock.queries.ts';
import { settleCheck } from '../measurements/settle-check.service.ts';
import { inParts, makingScope, orderScope, partScope } from '../staff/scope.queries.ts';
import { orderParts, orders } from '../tables.ts';

/**
 * What is written on an order. Its topics are the parts: makers speak about their own, and without a part it concerns
 * the whole order, which staff answer.
 */
export const orderConversation: ConversationSubject = {
  kind: 'order',
  async find(db, orderId, member, hold) {
    const allowed = member.side === 'customer' ? eq(orders.userId, member._id) : orderScope(member);
    const found = db
      .select({ _id: orders._id, number: orders.number, userId: orders.userId })
      .from(orders)
      .where(and(eq(orders._id, orderId), allowed));
    const [order] = await (hold ? found.for('key share') : found);
    if (!order) return null;
    const shown = member.side === 'customer' ? 'Photo from the customer' : 'Photo of the work';
    return {
      isOpen: true,
      photoAlt: `${shown} on order ${order.number}`,
      address: (tx, partId, audience) => address(tx, order, member, { partId, audience }),
    };
  },
  // Who only sews a part does not speak with the customer, but reads what is noted for them.
  readableBy: (member, which) =>
    member.side === 'maker'
      ? inParts(messages.topicId, which === 'internal' ? partScope(member) : makingScope(member))
      : undefined,
  answeredBy: (member) =>
    member.side === 'staff' ? isNull(messages.topicId) : inParts(messages.topicId, makingScope(member)),
  // Whoever was asked to check measurements answers by a message about them.
  written: async (tx, member, partId) => {
    if (member.side === 'customer' && partId !== null) await settleCheck(tx, partId);
  },
  makerName: sql<string | null>`(select ${makers.name} from ${orderParts}
    join ${makers} on ${makers._id} = ${orderParts.makerId} where ${orderParts._id} = ${messages.topicId})`,
};

/** The conversation on an order, as a member stands in it. */
export const conversationOn = (orderId: string, member: Member): Place => ({
  subject: orderConversation,
  subjectId: orderId,
  member,
});

type Order = Pick<OrderRow, '_id' | 'number' | 'userId'>;

interface Sent {
  partId: string | null;
  audience: MessageAudience;
}

/**
 * The part that a message is about, and who is told. When none is named it is the only one there is; null is the whole
 * order, of which only the customer and staff speak.
 */
async function address(tx: Tx, order: Order, member: Member, { partId, audience }: Sent): Promise<MessageAddress> {
  const isNote = audience !== 'everyone';
  if (isNote && partId === null && member.side === 'staff') return { topicId: null, notice: null };
  const scope = member.side === 'customer' ? undefined : isNote ? partScope(member) : makingScope(member);
  const named = partId === null ? undefined : eq(orderParts._id, partId);
  const found = await tx
    .select({ _id: orderParts._id, ownerId: makers.userId })
    .from(orderParts)
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .where(and(eq(orderParts.orderId, order._id), scope, named));
  const part = isNote || found.length === 1 ? found[0] : undefined;
  if (!part && (partId !== null || member.side === 'maker')) throw new Refusal(commonErrors.not_found);
  const topicId = part?._id ?? null;
  if (isNote) return { topicId, notice: null };
  if (member.side !== 'customer') return { topicId, notice: noticeToCustomer(order) };
  return { topicId, notice: noticeToWorkers(order, part ? [part.ownerId] : 'staff') };
}

const noticeToCustomer = ({ _id, number, userId }: Order) => ({
  to: [userId],
  title: `New message about order ${number}`,
  path: `/orders/${_id}#conversation`,
});

const noticeToWorkers = ({ _id, number }: Order, to: readonly string[] | 'staff') => ({
  to,
  title: `New message from the customer about order ${number}`,
  // Without their name and words, which would outlast their account here.
  text: 'Open the order to read and reply.',
  path: inArea(`/orders/${_id}#conversation`),
});
