import { type DriverValueEncoder, is, Param, Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db, Tx } from './connect.ts';
import { BY_TEXT } from './planned-once.ts';

/** Where the values of a statement go, by their names. */
export type Places<Values> = { readonly [K in keyof Values]: Placeholder };

/** What a statement is built from: a query of Drizzle’s. */
interface Query<Answer> {
  prepare(name: string): { execute(): Promise<Answer> };
}

/** What Drizzle makes of a query once: its text, where values go, and how rows become objects. */
interface Built<Answer> {
  params: unknown[];
  execute(): Promise<Answer>;
}

const places = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });

/** The connection that a statement goes through: the transaction’s, or the pool. */
const clientOf = (db: Db | Tx): unknown =>
  '$client' in db ? db.$client : (db as unknown as { session: { client: unknown } }).session.client;

/** What is sent for a place: the value as its column is written, or what the text itself says. */
function filled(param: unknown, values: Record<string, unknown>): unknown {
  if (is(param, Placeholder)) return values[param.name];
  if (!is(param, Param) || !is(param.value, Placeholder)) return param;
  const value = values[param.value.name];
  return value === null ? null : (param.encoder as DriverValueEncoder<unknown, unknown>).mapToDriverValue(value);
}

/**
 * A statement whose text is built with its first use: for what is asked again and again, as building costs more than
 * asking. All that differs between calls is named in `Places`; each connection plans it once.
 */
export function statement<Values extends object, Answer>(
  build: (db: Db, at: Places<Values>) => Query<Answer>,
): (db: Db | Tx, values: Values) => Promise<Answer> {
  let built: Built<Answer> | undefined;
  return (db, values) => {
    built ??= build(db as Db, places as Places<Values>).prepare(BY_TEXT) as unknown as Built<Answer>;
    const params = built.params.map((param) => filled(param, values as Record<string, unknown>));
    return (Object.assign(Object.create(built), { client: clientOf(db), params }) as Built<Answer>).execute();
  };
}

/** That a column is one of the ids in a place. They are selected, so that one plan is kept for any number of them. */
export const isAmong = (column: SQLWrapper, ids: Placeholder): SQL => sql`${column} = any ((select ${ids})::uuid[])`;
