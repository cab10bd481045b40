import { commonErrors } from '@adunni/contracts/errors';
import type { OrderNote } from '@adunni/contracts/orders/staff';
import type { NoteForm } from '@adunni/contracts/orders/staff-forms';
import { isStaff } from '@adunni/contracts/roles';
import { and, eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { orderScope, partScope } from '../staff/scope.queries.ts';
import { orderParts, orders } from '../tables.ts';
import { notesOf } from './notes.queries.ts';
import { orderNotes } from './tables.ts';

/**
 * Adds an internal note to an order that the caller sees. A maker’s belongs to a part of theirs, and staff read it too.
 * Throws 404 for an order or part that is not theirs.
 */
export async function addNote(ctx: StaffCtx, orderId: string, form: NoteForm): Promise<OrderNote> {
  const { viewer } = ctx;
  const noteId = await staffWrite(ctx, async (tx) => {
    const partId = await partFor(ctx, tx, orderId, form.partId);
    const audience = isStaff(viewer.role) ? form.audience : 'maker';
    const [note] = await tx
      .insert(orderNotes)
      .values({ orderId, partId, audience, authorId: viewer._id, text: form.text, createdAt: ctx.clock() })
      .returning({ _id: orderNotes._id });
    return note?._id;
  });
  const note = (await notesOf(ctx.db, viewer, orderId)).find(({ _id }) => _id === noteId);
  if (!note) throw new Error('the note was not stored');
  return note;
}

/** The part that a note is about, seen by the caller; null for the whole order, which only staff speak of. */
async function partFor({ viewer }: StaffCtx, tx: Tx, orderId: string, partId: string | null): Promise<string | null> {
  const [order] = await tx
    .select({ _id: orders._id })
    .from(orders)
    .where(and(eq(orders._id, orderId), orderScope(viewer)));
  if (!order) throw new Refusal(commonErrors.not_found);
  if (partId === null && isStaff(viewer.role)) return null;
  const wanted = partId === null ? undefined : eq(orderParts._id, partId);
  const [part] = await tx
    .select({ _id: orderParts._id })
    .from(orderParts)
    .where(and(eq(orderParts.orderId, orderId), partScope(viewer), wanted));
  if (!part) throw new Refusal(commonErrors.not_found);
  return part._id;
}
