import { commonErrors } from '@adunni/contracts/errors';
import { askErrors, OPEN_ASKS } from '@adunni/contracts/studio/asking/names';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { users } from '../../identity/tables.ts';
import { makers } from '../../makers/tables.ts';
import { type AskRowStored, designAsks, designRequests, type RequestRow } from './tables.ts';

/** The caller’s own requests. */
export const requestOf = (customerId: string): SQL => eq(designRequests.customerId, customerId);

/** Whether a workshop takes requests: verified, of a designer who may sign in. Tailors sew for them and sell nothing. */
export const takesRequests: SQL = sql`(${makers.status} = 'approved' and exists (select from ${users}
  where ${users._id} = ${makers.userId} and ${users.role} = 'Designer' and ${users.status} = 'active'))`;

/** The requests to the workshop that a designer runs, while it may work. */
export const askedOf = (userId: string): SQL =>
  sql`${designAsks.makerId} = (select m.id from ${makers} m where m.user_id = ${userId} and m.status = 'approved')`;

/**
 * Locks those of some workshops that take requests, so that none is suspended meanwhile. Before the request: whoever
 * suspends a workshop locks it before what waits for it.
 */
export const lockTaking = (tx: Tx, makerIds: readonly string[]): Promise<{ _id: string; userId: string }[]> =>
  tx
    .select({ _id: makers._id, userId: makers.userId })
    .from(makers)
    .where(and(inArray(makers._id, [...makerIds]), takesRequests))
    .orderBy(asc(makers._id))
    .for('share');

/**
 * Locks a request until the transaction ends. Whoever changes anything of one locks it before the asks to its makers.
 * Throws 404 for what the condition does not allow.
 */
export async function lockRequest(tx: Tx, requestId: string, allowed: SQL | undefined): Promise<RequestRow> {
  const [row] = await tx
    .select()
    .from(designRequests)
    .where(and(eq(designRequests._id, requestId), allowed))
    .for('update');
  if (!row) throw new Refusal(askErrors.request_not_found);
  return row;
}

/** The asks of a locked request, in the order in which its makers were asked. */
export const asksOf = (tx: Tx, requestId: string): Promise<AskRowStored[]> =>
  tx.select().from(designAsks).where(eq(designAsks.requestId, requestId)).orderBy(asc(designAsks._id));

/** Those of a locked request that nothing is decided of. */
export const openAsksOf = (tx: Tx, requestId: string): Promise<AskRowStored[]> =>
  tx
    .select()
    .from(designAsks)
    .where(and(eq(designAsks.requestId, requestId), inArray(designAsks.status, [...OPEN_ASKS])))
    .orderBy(asc(designAsks._id));

/** A designer’s ask with its request, both locked, as new as they saw it. Throws 404, 409. */
export async function lockAsk(
  tx: Tx,
  userId: string,
  { _id, version }: { _id: string; version: number },
): Promise<{ ask: AskRowStored; request: RequestRow }> {
  const isTheirs = and(eq(designAsks._id, _id), askedOf(userId));
  const [found] = await tx.select({ requestId: designAsks.requestId }).from(designAsks).where(isTheirs);
  if (!found) throw new Refusal(askErrors.request_not_found);
  const request = await lockRequest(tx, found.requestId, undefined);
  const [ask] = await tx.select().from(designAsks).where(isTheirs);
  if (!ask) throw new Refusal(askErrors.request_not_found);
  if (ask.version !== version) throw new Refusal(commonErrors.stale);
  return { ask, request };
}

/** Changes an ask of a locked request. */
export async function changeAsk(tx: Tx, ask: AskRowStored, values: Partial<AskRowStored>): Promise<AskRowStored> {
  const [changed] = await tx
    .update(designAsks)
    .set({ ...values, version: ask.version + 1 })
    .where(eq(designAsks._id, ask._id))
    .returning();
  return changed as AskRowStored;
}

/** Changes a locked request. */
export async function changeRequest(tx: Tx, row: RequestRow, values: Partial<RequestRow>): Promise<RequestRow> {
  const [changed] = await tx
    .update(designRequests)
    .set({ ...values, version: row.version + 1 })
    .where(eq(designRequests._id, row._id))
    .returning();
  return changed as RequestRow;
}
