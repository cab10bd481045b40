import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { runOften } from '../../../kit/database/prepared.ts';
import { extensionsOf } from '../../../kit/domain.ts';
import { type PictureRow, pictureJson } from '../../media/queries.ts';
import type { ChosenLook } from './rules.ts';

/** SQL of whether something has look `l`: a line of a cart or an order, a design. */
export const isHeld = (): SQL =>
  sql`(${sql.join(
    extensionsOf('lookHolders').map((hash) => sql`exists (select from ${hash.table} where ${hash} = l.hash)`),
    sql` or `,
  )})`;

/** The pictures of those looks that are drawn, by hash. They show the same for every line, whose words are its own. */
export async function drawnLooks(db: Db | Tx, looks: readonly ChosenLook[]): Promise<Map<string, PictureRow>> {
  if (looks.length === 0) return new Map();
  const hashes = [...new Set(looks.map(({ hash }) => hash))];
  const rows = await runOften<{ hash: string; picture: PictureRow }>(
    db,
    'drawn-looks',
    sql`select l.hash, ${pictureJson('f')} as picture from looks l join media f on f.id = l.media_id
      where l.hash = any ((select ${sql.param(hashes)}::text[])::text[])`,
  );
  return new Map(rows.map(({ hash, picture }) => [hash, picture]));
}
