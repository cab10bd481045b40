import type { Pool } from 'pg';

interface Column {
  table: string;
  column: string;
}

/**
 * The database dates some rows by its own clock, which nothing can stop: whatever it has dated since `began` is set to
 * one moment. Triggers are left out, since nothing has changed that they keep.
 */
export async function moveStoredMoments(pool: Pool, began: Date, moment: Date): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<Column>(MOMENTS);
    await client.query(`set session_replication_role = 'replica'`);
    for (const { table, column } of rows)
      await client.query(`update ${table} set ${column} = $1 where ${column} >= $2 and ${column} <= now()`, [
        moment,
        began,
      ]);
  } finally {
    client.release(true);
  }
}

const MOMENTS = `select format('%I.%I', table_schema, table_name) as table, format('%I', column_name) as column
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_type = 'BASE TABLE' and table_schema = 'public' and data_type = 'timestamp with time zone'
    and column_default like '%now()%'`;
