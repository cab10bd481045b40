import type { Picture } from '@adunni/contracts/fields';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { pictureToken } from './signed-address.ts';
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

/** Where a picture or a PDF lies, what it is, and whether it is private; null when there is none. */
export async function findPicture(db: Db | Tx, mediaId: string) {
  const [found = null] = await db
    .select({ source: media.source, path: media.path, contentType: media.contentType, isPrivate: media.isPrivate })
    .from(media)
    .where(eq(media._id, mediaId));
  return found;
}

/** A media row as everybody is answered; widths and formats are served below its `url`, unless it is private. */
export const toPicture = ({ _id, width, height, alt, dominant }: PictureRow): Picture => ({
  _id,
  url: `/media/${_id}`,
  width,
  height,
  alt,
  dominant,
});

/** What addresses are signed with. */
export type AddressSigner = Pick<Deps, 'config' | 'clock'>;

/**
 * A media row as it is answered to somebody who may see it, private or not: at an address that holds some minutes.
 * Whoever calls it has asked for that right in their query.
 */
export function toPrivatePicture({ config, clock }: AddressSigner): (row: PictureRow) => Picture {
  const now = clock();
  return (row) => ({ ...toPicture(row), url: `/media/${row._id}/${pictureToken(config.authSecret, row._id, now)}` });
}

/** `toPicture` for a picture that may be missing. */
export const toPictureOrNull = (row: PictureRow | null): Picture | null => row && toPicture(row);

/** SQL of a `PictureRow` as JSON, null without a row; `alias` names the joined media table and is never input. */
export function pictureJson(alias: string): SQL {
  const t = sql.raw(alias);
  return sql`case when ${t}.id is not null then json_build_object('_id', ${t}.id, 'width', ${t}.width,
    'height', ${t}.height, 'alt', ${t}.alt, 'dominant', ${t}.dominant) end`;
}
