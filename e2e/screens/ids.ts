import { query } from '../kit/database.ts';

/** The first id that a statement finds in the demo of the screens. Throws when it finds none. */
export async function idOf(sql: string, value: string): Promise<string> {
  const [row] = await query<{ id: string }>(`${sql} order by 1 limit 1`, [value]);
  if (!row) throw new Error(`The demo of the screens has nothing for: ${sql} (${value})`);
  return row.id;
}
