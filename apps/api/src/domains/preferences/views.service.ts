import type { Endpoint } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import { type LoadedView, MAX_VIEWS, viewErrors } from '@adunni/contracts/preferences/views';
import { schemasOf } from '@adunni/contracts/schemas';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Viewer } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { refuseTaken } from '../../kit/database/constraint-errors.ts';
import { Refusal } from '../../kit/errors.ts';
import { fittingQuery } from './rules.ts';
import { savedViews } from './tables.ts';

type Row = typeof savedViews.$inferSelect;
type Values = Pick<Row, 'name' | 'query' | 'hiddenColumns' | 'isDefault'>;
type Lists = ReadonlySet<Endpoint>;

const NAME_TAKEN = { name: 'You already have a view with this name.' };

/** What a list can be asked for, when the viewer may open it. */
function shapeOf(lists: Lists, { role }: Viewer, list: string): Record<string, z.ZodType> | null {
  const path = `/api/staff/${list}`;
  const call = [...lists].find((each) => each.method === 'GET' && each.path === path);
  if (!call || !Array.isArray(call.access) || !call.access.includes(role)) return null;
  const { query } = schemasOf(call) as { query?: z.ZodObject };
  return query ? query.shape : null;
}

function toView({ userId: _, ...row }: Row, shape: Record<string, z.ZodType>): LoadedView {
  return { ...row, ...fittingQuery(row.query, shape) };
}

/** The viewer’s views of the lists that they may open, each without what its list no longer knows. */
export async function listViews(db: Db, lists: Lists, viewer: Viewer): Promise<LoadedView[]> {
  const rows = await db
    .select()
    .from(savedViews)
    .where(eq(savedViews.userId, viewer._id))
    .orderBy(asc(savedViews.list), asc(sql`lower(${savedViews.name})`), asc(savedViews._id));
  return rows.flatMap((row) => {
    const shape = shapeOf(lists, viewer, row.list);
    return shape ? [toView(row, shape)] : [];
  });
}

/** One at a time for each person, so that bounds and the default hold. */
const lockViews = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`views of ${userId}`}, 0))`);

/** The view that its list opened with until now is none any more. */
const clearDefault = (tx: Tx, { userId, list, _id }: Pick<Row, 'userId' | 'list'> & { _id: string | null }) =>
  tx
    .update(savedViews)
    .set({ isDefault: false, version: sql`${savedViews.version} + 1` })
    .where(
      and(
        eq(savedViews.userId, userId),
        eq(savedViews.list, list),
        eq(savedViews.isDefault, true),
        _id === null ? undefined : ne(savedViews._id, _id),
      ),
    );

/** Saves a view of a list that the viewer may open. Throws 404, 400 for a name twice, 422 beyond the bound. */
export function saveView(
  db: Db,
  lists: Lists,
  viewer: Viewer,
  view: Values & Pick<Row, 'list' | 'page'>,
): Promise<LoadedView> {
  const shape = shapeOf(lists, viewer, view.list);
  if (!shape) throw new Refusal(commonErrors.not_found);
  return db.transaction(async (tx) => {
    await lockViews(tx, viewer._id);
    const mine = and(eq(savedViews.userId, viewer._id), eq(savedViews.list, view.list));
    if ((await tx.$count(savedViews, mine)) >= MAX_VIEWS) throw new Refusal(viewErrors.too_many_views);
    if (view.isDefault) await clearDefault(tx, { userId: viewer._id, list: view.list, _id: null });
    const { query } = fittingQuery(view.query, shape);
    return stored(
      tx
        .insert(savedViews)
        .values({ ...view, query, userId: viewer._id })
        .returning(),
      shape,
    );
  });
}

/** Changes a view of the viewer’s. Throws 404, 400 for a name twice, 409 when it was changed since. */
export function updateView(
  db: Db,
  lists: Lists,
  viewer: Viewer,
  viewId: string,
  { version, ...values }: { version: number } & Partial<Values>,
): Promise<LoadedView> {
  return db.transaction(async (tx) => {
    await lockViews(tx, viewer._id);
    const own = and(eq(savedViews._id, viewId), eq(savedViews.userId, viewer._id));
    const [row] = await tx.select().from(savedViews).where(own);
    const shape = row && shapeOf(lists, viewer, row.list);
    if (!row || !shape) throw new Refusal(commonErrors.not_found);
    if (row.version !== version) throw new Refusal(commonErrors.stale);
    if (values.isDefault) await clearDefault(tx, row);
    const query = values.query === undefined ? {} : { query: fittingQuery(values.query, shape).query };
    const next = { ...values, ...query, version: version + 1 };
    return stored(tx.update(savedViews).set(next).where(own).returning(), shape);
  });
}

async function stored(writing: { execute: () => Promise<Row[]> }, shape: Record<string, z.ZodType>) {
  const [row] = await refuseTaken('saved_views_name', NAME_TAKEN, writing.execute());
  if (!row) throw new Error('the view was not stored');
  return toView(row, shape);
}

/** Deletes a view of the viewer’s. Throws 404. */
export async function deleteView(db: Db, { _id }: Viewer, viewId: string): Promise<void> {
  const own = and(eq(savedViews._id, viewId), eq(savedViews.userId, _id));
  const gone = await db.delete(savedViews).where(own).returning({ _id: savedViews._id });
  if (gone.length === 0) throw new Refusal(commonErrors.not_found);
}
