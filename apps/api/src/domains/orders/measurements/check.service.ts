import { commonErrors } from '@adunni/contracts/errors';
import { staffOrderErrors } from '@adunni/contracts/orders/work';
import { and, asc, eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { Refusal } from '../../../kit/errors.ts';
import { asWorker } from '../../conversations/rules.ts';
import { limitMessages, writeMessageIn } from '../../conversations/service.ts';
import { conversationOn } from '../conversation/subject.ts';
import { lockPartFor } from '../staff/lock.queries.ts';
import { makingScope } from '../staff/scope.queries.ts';
import { orderItems, orderParts } from '../tables.ts';
import { wantedBy } from './queries.ts';

/**
 * Asks the customer of an own part to check measurements that are complete and seem odd: a message about the part, which
 * waits for them until they answer or give others. Resolves to the order’s id. Throws 404 for another maker’s part, 409
 * when there is nothing to check, 429.
 */
export async function askToCheck(ctx: Ctx<Viewer>, partId: string, { reason }: { reason: string }): Promise<string> {
  const [known] = await ctx.db
    .select({ orderId: orderParts.orderId })
    .from(orderParts)
    .where(and(eq(orderParts._id, partId), makingScope(ctx.viewer)));
  if (!known) throw new Refusal(commonErrors.not_found);
  const place = conversationOn(known.orderId, asWorker(ctx.viewer));
  await limitMessages(ctx, place, { text: reason, topicId: partId });
  return staffWrite(ctx, async (tx) => {
    const { order, part } = await lockPartFor(ctx, tx, partId);
    const items = await tx
      .select({ title: orderItems.title })
      .from(orderItems)
      .where(and(eq(orderItems.partId, partId), eq(orderItems.kind, 'made-to-measure')))
      .orderBy(asc(orderItems.position));
    const isComplete = items.length > 0 && (await wantedBy(tx, partId)).length === 0;
    if (part.stage !== 'confirmed' || !isComplete) throw new Refusal(staffOrderErrors.nothing_to_check);
    const titles = items.map(({ title }) => title).join(', ');
    await writeMessageIn(ctx, tx, place, {
      text: `Please check the measurements for ${titles}: ${reason}`,
      topicId: partId,
    });
    await tx.update(orderParts).set({ checkAskedAt: ctx.clock() }).where(eq(orderParts._id, partId));
    return order._id;
  });
}
