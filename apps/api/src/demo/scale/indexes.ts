import type { ClientBase } from 'pg';

/**
 * Takes the indexes of tables away and returns how to make them again: filling a table first and its indexes afterwards
 * is several times quicker. Unique ones stay, since they are in the order of the rows.
 */
export async function dropIndexes(client: ClientBase, tables: readonly string[]): Promise<(() => Promise<void>)[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where t.relnamespace = 'public'::regnamespace and t.relname = any ($1) and not i.indisunique
     order by t.relname, c.relname`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return rows.map(
    ({ definition }) =>
      async () =>
        void (await client.query(definition)),
  );
}
