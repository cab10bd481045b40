import type { LinkPreview } from '@adunni/contracts/asoebi/covers';
import type { Picture } from '@adunni/contracts/fields';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { pictureColumns, toPicture } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import type { EventRow } from '../tables.ts';

/** The cover of an event, as everybody is answered who may see the event. */
export async function coverOf(db: Db | Tx, { coverId }: Pick<EventRow, 'coverId'>): Promise<Picture | null> {
  if (coverId === null) return null;
  const [row] = await db.select(pictureColumns).from(media).where(eq(media._id, coverId));
  return row ? toPicture(row) : null;
}

/** What the preview of a link to an event says. */
export async function presentPreview(db: Db | Tx, event: EventRow): Promise<LinkPreview> {
  const { kind, title, celebrants, day, city } = event;
  return { kind, title, celebrants, day, city, cover: await coverOf(db, event) };
}
