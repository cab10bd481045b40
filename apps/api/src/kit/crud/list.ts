import { commonErrors } from '@adunni/contracts/errors';
import { COUNTED_ROWS, FOUND_ROWS, type LoadedRow, type Resource } from '@adunni/contracts/resource';
import { isStaff } from '@adunni/contracts/roles';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Viewer } from '../context.ts';
import { contains } from '../database/contains.ts';
import { Refusal } from '../errors.ts';
import { allRows, type Condition, type CrudDeclaration, type Sort, type StaffCtx } from './declaration.ts';

/** A list’s query, as every resource declares it; filters stand beside these fields. */
export interface ListQuery {
  q?: string | undefined;
  sort: string;
  page: number;
  limit: number;
  after?: string | undefined;
  before?: string | undefined;
}

export interface ListAnswer<Row> {
  items: Row[];
  total: number;
  isCapped: boolean;
  page: number;
  limit: number;
  next: string | null;
  previous: string | null;
}

/** Which rows of the table the caller asks for and may see. */
export async function conditionOf<R extends Resource>(
  ctx: StaffCtx,
  crud: CrudDeclaration<R>,
  { q, ...query }: Partial<ListQuery>,
): Promise<Condition> {
  const narrowed = Object.entries((crud.filters ?? {}) as Record<string, Filter>).map(([name, filter]) => {
    const value = (query as Record<string, unknown>)[name];
    if (value === undefined) return undefined;
    return typeof filter === 'function' ? filter(value, ctx) : eq(filter, value);
  });
  return and(scopeOf(ctx, crud), q ? await searchOf(ctx, crud, q) : undefined, ...narrowed);
}

type Filter = PgColumn | ((value: unknown, ctx: StaffCtx) => Condition);

function searchOf<R extends Resource>({ viewer, db }: StaffCtx, { search }: CrudDeclaration<R>, words: string) {
  if (typeof search === 'function') return search(words, viewer, db);
  return search && contains(sql`(${sql.join([...search], sql` || ' ' || `)})`, words);
}

/** Which rows the caller may see at all; a role without a scope sees none. */
export function scopeOf<R extends Resource>({ viewer }: StaffCtx, { scope }: CrudDeclaration<R>): Condition {
  if (!scope && isStaff(viewer.role)) return allRows();
  const own = (scope as Partial<Record<string, (of: typeof viewer) => Condition>> | undefined)?.[viewer.role];
  return own ? own(viewer) : sql`false`;
}

/** How many rows of a list are counted, and can be reached by the number of their page. */
const countedOf = ({ q }: Pick<ListQuery, 'q'>): number => (q ? FOUND_ROWS : COUNTED_ROWS);

/** One page of a resource: by number as far as rows are counted, beyond by the row that it begins behind or ends before. */
export async function listRows<R extends Resource>(
  ctx: StaffCtx,
  crud: CrudDeclaration<R>,
  query: ListQuery,
): Promise<ListAnswer<LoadedRow<R>>> {
  const { page, limit } = query;
  const where = await conditionOf(ctx, crud, query);
  const most = countedOf(query);
  const [window, counted] = await Promise.all([pageOfIds(ctx, crud, where, query), countUpTo(ctx, crud, where, most)]);
  return {
    items: await loadInOrder(ctx, crud, window.ids),
    total: Math.min(counted, most),
    isCapped: counted > most,
    page,
    limit,
    next: window.hasNext ? (window.ids.at(-1) ?? null) : null,
    previous: window.hasPrevious ? (window.ids[0] ?? null) : null,
  };
}

/** Rows in the order of their ids. */
export async function loadInOrder<Row extends object>(
  ctx: StaffCtx,
  { load }: { load: (ctx: StaffCtx, ids: string[]) => Promise<Row[]> },
  ids: string[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await load(ctx, ids)).map((row) => [(row as { _id: string })._id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []) as Row[];
}

async function countUpTo<R extends Resource>(
  { db }: StaffCtx,
  { table }: CrudDeclaration<R>,
  where: Condition,
  most: number,
) {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most + 1)
    .as('some');
  const [row] = await db.select({ rows: count() }).from(some);
  return row?.rows ?? 0;
}

/** A place in the order: the row there, and what it was sorted by when it was read. */
export interface Edge {
  id: string;
  value: string;
}

interface Window {
  ids: string[];
  /** Where the page ends, which stays known when that row is deleted. */
  end: Edge | undefined;
  hasNext: boolean;
  hasPrevious: boolean;
}

/** Ids of one page. It is read one row further than asked, which tells whether more follows. */
export async function pageOfIds<R extends Resource>(
  ctx: StaffCtx,
  crud: CrudDeclaration<R>,
  where: Condition,
  { q, sort, page, limit, after, before }: Omit<ListQuery, 'after'> & { after?: string | Edge | undefined },
): Promise<Window> {
  const { table } = crud;
  const offset = after || before ? 0 : (page - 1) * limit;
  if (offset > countedOf({ q }))
    throw new Refusal(commonErrors.invalid, { fields: { page: 'Page on from the last page, or narrow the list.' } });
  const order = orderOf(crud, sort, ctx.viewer);
  const down = sort.startsWith('-') !== Boolean(before);
  const edge = after ?? before;
  const { table: kept, by, id } = order;
  const read = ctx.db
    .select({ _id: id, value: sql<string>`(${by})::text` })
    .from(table)
    .$dynamic();
  if (kept !== table) read.innerJoin(kept, eq(id, table._id));
  const rows = await read
    .where(and(where, edge ? await keysetCondition(ctx, order, edge, down) : undefined))
    .orderBy(down ? sql`${by} desc` : sql`${by} asc`, down ? sql`${id} desc` : sql`${id} asc`)
    .limit(limit + 1)
    .offset(offset);
  const shown = rows.slice(0, limit).map(({ _id, value }) => ({ id: _id as string, value }));
  const isFull = rows.length > limit;
  if (before) shown.reverse();
  const window = { ids: shown.map(({ id }) => id), end: shown.at(-1) };
  if (before) return { ...window, hasNext: true, hasPrevious: isFull };
  return { ...window, hasNext: isFull, hasPrevious: Boolean(after) || page > 1 };
}

interface Order {
  table: PgTable;
  by: SQL | PgColumn;
  id: PgColumn;
}

/** What a sort compares, and where that lies: in the resource’s own table or in one that keeps it. */
function orderOf<R extends Resource>({ table, sorts }: CrudDeclaration<R>, sort: string, viewer: Viewer): Order {
  const declared = (sorts as Record<string, Sort>)[sort.replace('-', '')];
  if (!declared) throw new Error(`there is no sort by ${sort}`);
  const by = typeof declared === 'function' ? declared(viewer) : declared;
  return 'by' in by ? by : { table, by, id: table._id };
}

/** Behind the given place in the order; a row that is only named and has gone meanwhile lets the order begin anew. */
async function keysetCondition(
  { db }: StaffCtx,
  { table, by, id }: Order,
  edge: string | Edge,
  down: boolean,
): Promise<Condition> {
  const behind = ({ id: edgeId, value }: Edge) =>
    sql`(${by}, ${id}) ${sql.raw(down ? '<' : '>')} (${value}, ${edgeId})`;
  if (typeof edge !== 'string') return behind(edge);
  // Written out, because a select of one table would take the tables’ names out of a sort with a query in it.
  const { rows } = await db.execute<{ value: string }>(
    sql`select (${by})::text as value from ${table} where ${id} = ${edge}`,
  );
  const [row] = rows;
  return row && behind({ id: edge, value: row.value });
}
