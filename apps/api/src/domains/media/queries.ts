import type { Picture } from '@adunni/contracts/fields';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { media } from './tables.ts';

/** What of a media row a picture shows. */
export interface PictureRow {
  _id: string;
  width: number;
  height: number;
  alt: string;
  dominant: string;
}

/** The columns of a `PictureRow`, for selects that join the media table. */
export const pictureColumns = {
  _id: media._id,
  width: media.width,
  height: media.height,
  alt: media.alt,
  dominant: media.dominant,
};

/** Whether there is such a picture. */
export async function isPicture(db: Db | Tx, mediaId: string): Promise<boolean> {
  const found = await db.select({ _id: media._id }).from(media).where(eq(media._id, mediaId));
  return found.length > 0;
}

/** A media row as it is answered; widths and formats are served below its `url`. */
export const toPicture = ({ _id, width, height, alt, dominant }: PictureRow): Picture => ({
  _id,
  url: `/media/${_id}`,
  width,
  height,
  alt,
  dominant,
});

/** `toPicture` for a picture that may be missing. */
export const toPictureOrNull = (row: PictureRow | null): Picture | null => row && toPicture(row);

/** SQL of a `PictureRow` as JSON, null without a row; `alias` names the joined media table and is never input. */
export function pictureJson(alias: string): SQL {
  const t = sql.raw(alias);
  return sql`case when ${t}.id is not null then json_build_object('_id', ${t}.id, 'width', ${t}.width,
    'height', ${t}.height, 'alt', ${t}.alt, 'dominant', ${t}.dominant) end`;
}
