import { toNaira } from '@adunni/contracts/money';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { forgetCommissions } from '../../catalog/service.ts';
import { makers } from '../../makers/tables.ts';
import { endRequest } from './ask.service.ts';
import { endAsksOf } from './follow.service.ts';
import { requestOf } from './lock.queries.ts';
import { designAsks, designRequests } from './tables.ts';

/** What a person asked makers for, and what they answered. */
export async function exportRequests(db: Db, userId: string) {
  const rows = await db.select().from(designRequests).where(requestOf(userId)).orderBy(asc(designRequests._id));
  const asked = await db
    .select({ ask: designAsks, maker: makers.name })
    .from(designAsks)
    .innerJoin(makers, eq(makers._id, designAsks.makerId))
    .where(
      inArray(
        designAsks.requestId,
        rows.map(({ _id }) => _id),
      ),
    )
    .orderBy(asc(designAsks._id));
  return rows.map(({ _id, title, words, recipe, status, createdAt }) => ({
    ...{ title, words, design: recipe, status, askedAt: createdAt.toISOString() },
    makers: asked
      .filter(({ ask }) => ask.requestId === _id)
      .map(({ ask: { status: how, price, days, message, recipe: offered }, maker }) => ({
        ...{ maker, status: how, price: price === null ? null : toNaira(price), days, message, design: offered },
      })),
  }));
}

/**
 * Takes a person out of their requests: those that became no order go, of the others what they wrote. Of a workshop that
 * closes, what waits for it ends, and what it wrote goes.
 */
export async function eraseRequests(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const mine = await tx
    .select()
    .from(designRequests)
    .where(requestOf(userId))
    .orderBy(asc(designRequests._id))
    .for('update');
  for (const request of mine)
    if (request.status === 'open' || request.status === 'accepted') await endRequest(deps, tx, request, 'cancelled');
  await forgetCommissions(tx, userId);
  await tx.delete(designRequests).where(and(requestOf(userId), sql`${designRequests.orderId} is null`));
  await tx.update(designRequests).set({ words: '', title: 'Deleted request' }).where(requestOf(userId));
  const [workshop] = await tx.select({ _id: makers._id }).from(makers).where(eq(makers.userId, userId));
  if (!workshop) return;
  await endAsksOf(deps, tx, workshop);
  await tx.update(designAsks).set({ message: '', declineNote: '' }).where(eq(designAsks.makerId, workshop._id));
}
