import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';
import type { LoadedLook } from '@adunni/contracts/studio/asking/look';
import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { looks } from '../../catalog/tables.ts';
import { pictureColumns, toPicture } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { linesOf } from './words.ts';

/** Something with a look, or without. */
interface Drawn {
  recipe: RecipePart | null;
  lookHash: string | null;
}

/** Shows looks, with the pictures of those that are drawn. */
export type ShowLook = (drawn: Drawn, alt: string) => LoadedLook | null;

/** Reads the pictures of all that is drawn of these, in one query. */
export async function showLooks(db: Db | Tx, drawn: readonly Drawn[]): Promise<ShowLook> {
  const hashes = [...new Set(drawn.flatMap(({ lookHash }) => lookHash ?? []))];
  const rows =
    hashes.length === 0
      ? []
      : await db
          .select({ hash: looks.hash, picture: pictureColumns })
          .from(looks)
          .innerJoin(media, eq(media._id, looks.mediaId))
          .where(inArray(looks.hash, hashes));
  const pictures = new Map(rows.map(({ hash, picture }) => [hash, picture]));
  return ({ recipe, lookHash }, alt) => {
    if (!recipe) return null;
    const picture = pictures.get(lookHash ?? '');
    return { recipe, picture: picture ? toPicture({ ...picture, alt }) : null, lines: linesOf(recipe) };
  };
}
