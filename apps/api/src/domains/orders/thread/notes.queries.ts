import type { OrderNote } from '@adunni/contracts/orders/staff';
import { isStaff } from '@adunni/contracts/roles';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { users } from '../../identity/tables.ts';
import { partScope, type Worker } from '../staff/scope.queries.ts';
import { orderParts } from '../tables.ts';
import { orderNotes } from './tables.ts';

/** The internal notes of an order that a worker may read: staff all, makers what was addressed to their parts. */
export const notesOf = (db: Db | Tx, worker: Worker, orderId: string): Promise<OrderNote[]> =>
  listNotes(db, and(eq(orderNotes.orderId, orderId), readableBy(db, worker)), worker);

/** The notes to the maker of a part, for those who see the part. */
export const notesToMaker = (db: Db | Tx, worker: Worker, partId: string): Promise<OrderNote[]> =>
  listNotes(db, and(eq(orderNotes.partId, partId), eq(orderNotes.audience, 'maker'), readableBy(db, worker)), worker);

function readableBy(db: Db | Tx, worker: Worker): SQL | undefined {
  if (isStaff(worker.role)) return undefined;
  const own = db.select({ _id: orderParts._id }).from(orderParts).where(partScope(worker));
  return and(eq(orderNotes.audience, 'maker'), inArray(orderNotes.partId, own));
}

async function listNotes(db: Db | Tx, where: SQL | undefined, worker: Worker): Promise<OrderNote[]> {
  const rows = await db
    .select({ note: orderNotes, firstName: users.firstName, lastName: users.lastName, role: users.role })
    .from(orderNotes)
    .innerJoin(users, eq(users._id, orderNotes.authorId))
    .where(where)
    .orderBy(asc(orderNotes._id));
  return rows.map(({ note, firstName, lastName, role }) => ({
    _id: note._id,
    partId: note.partId,
    audience: note.audience,
    author: isStaff(role) && !isStaff(worker.role) ? 'Adunni' : `${firstName} ${lastName}`,
    text: note.text,
    at: note.createdAt.toISOString(),
  }));
}
