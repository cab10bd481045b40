import type { LoadedOrderNote } from '@adunni/contracts/orders/staff';
import type { NoteForm } from '@adunni/contracts/orders/staff-forms';
import { and, eq, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { listInternal, type ReadDeps } from '../../conversations/queries.ts';
import { asWorker, type ShownMessage } from '../../conversations/rules.ts';
import { writeMessage } from '../../conversations/service.ts';
import { messages } from '../../conversations/tables.ts';
import type { Worker } from '../staff/scope.queries.ts';
import { conversationOn } from './subject.ts';

/**
 * Adds an internal note to an order that the caller sees. A maker’s belongs to a part of theirs, and staff read it too.
 * Throws 404 for an order or part that is not theirs.
 */
export async function addNote(
  ctx: StaffCtx,
  orderId: string,
  { text, audience, partId }: NoteForm,
): Promise<LoadedOrderNote> {
  const member = asWorker(ctx.viewer);
  const note = { text, topicId: partId, audience: member.side === 'staff' ? audience : ('maker' as const) };
  return toNote(await writeMessage(ctx, conversationOn(orderId, member), note));
}

/** The internal notes of an order that a worker may read: staff all, makers what was addressed to their parts. */
export const notesOf = async (deps: ReadDeps, worker: Worker, orderId: string): Promise<LoadedOrderNote[]> =>
  (await listInternal(deps, conversationOn(orderId, asWorker(worker)))).map(toNote);

/** The notes to the maker of a part, for those who see the part. */
export async function notesToMaker(
  deps: ReadDeps,
  worker: Worker,
  { orderId, partId }: { orderId: string; partId: string },
): Promise<LoadedOrderNote[]> {
  const toMaker = and(eq(messages.topicId, partId), sql`${messages.audience} = 'maker'`);
  return (await listInternal(deps, conversationOn(orderId, asWorker(worker)), toMaker)).map(toNote);
}

const toNote = ({ _id, topicId, audience, author, text, at }: ShownMessage): LoadedOrderNote => ({
  ...{ _id, partId: topicId, author, text, at },
  audience: audience === 'maker' ? 'maker' : 'staff',
});
