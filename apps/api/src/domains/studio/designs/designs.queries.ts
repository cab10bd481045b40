import type { LoadedDesign, LoadedGalleryItem, LoadedSharedDesign } from '@adunni/contracts/studio/designs';
import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { lookHash } from '../../catalog/rules.ts';
import { looks } from '../../catalog/tables.ts';
import { users } from '../../identity/tables.ts';
import { pictureColumns, toPictureOrNull } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { designs } from '../tables.ts';
import { visibilityOf } from './designs.rules.ts';
import { readRecipe } from './read-recipe.ts';

/** Designs of a person that are not deleted. */
export const isOwn = (userId: string): SQL | undefined => and(eq(designs.ownerId, userId), isNull(designs.deletedAt));

const isPublished = and(eq(designs.publication, 'published'), isNull(designs.deletedAt), eq(users.status, 'active'));

async function load(db: Db | Tx, where: SQL | undefined): Promise<LoadedDesign[]> {
  const rows = await db
    .select({ row: designs, picture: pictureColumns })
    .from(designs)
    .leftJoin(looks, eq(looks.hash, designs.lookHash))
    .leftJoin(media, eq(media._id, looks.mediaId))
    .where(where)
    .orderBy(desc(designs.updatedAt), desc(designs._id));
  return rows.map(({ row, picture }) => ({
    ...row,
    visibility: visibilityOf(row),
    picture: toPictureOrNull(picture),
    isPictureCurrent: picture !== null && row.lookHash === lookHash(row.recipe),
  }));
}

/** The designs of a person, those that were changed last first. */
export const findDesigns = (db: Db | Tx, userId: string): Promise<LoadedDesign[]> => load(db, isOwn(userId));

/** A design of a person; null for what is another’s or does not exist. */
export async function findDesign(db: Db | Tx, userId: string, designId: string): Promise<LoadedDesign | null> {
  const [found = null] = await load(db, and(isOwn(userId), eq(designs._id, designId)));
  return found;
}

/** What others see of a design. What can’t be drawn any more is left out. */
async function loadForOthers(db: Db | Tx, where: SQL | undefined, page = { limit: 1, offset: 0 }) {
  const rows = await db
    .select({
      ...{ _id: designs._id, name: designs.name, recipe: designs.recipe, by: users.firstName },
      ...{ decidedAt: designs.decidedAt, picture: pictureColumns },
    })
    .from(designs)
    .innerJoin(users, eq(users._id, designs.ownerId))
    .leftJoin(looks, eq(looks.hash, designs.lookHash))
    .leftJoin(media, eq(media._id, looks.mediaId))
    .where(where)
    .orderBy(desc(designs.decidedAt), desc(designs._id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.flatMap(({ decidedAt, picture, ...row }) => {
    const recipe = readRecipe(row.recipe);
    return recipe ? [{ ...row, recipe, picture: toPictureOrNull(picture), publishedAt: decidedAt }] : [];
  });
}

/** A design by its link; null where the link was withdrawn or its owner’s account is not active. */
export async function findShared(db: Db | Tx, token: string): Promise<LoadedSharedDesign | null> {
  const isShared = and(eq(designs.shareToken, token), isNull(designs.deletedAt), eq(users.status, 'active'));
  const [found = null] = await loadForOthers(db, isShared);
  return found;
}

/** A page of the gallery, newest first. */
export async function findGallery(
  db: Db | Tx,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: LoadedGalleryItem[]; total: number; page: number; limit: number }> {
  const [rows, [counted]] = await Promise.all([
    loadForOthers(db, isPublished, { limit, offset: (page - 1) * limit }),
    db.select({ total: count() }).from(designs).innerJoin(users, eq(users._id, designs.ownerId)).where(isPublished),
  ]);
  return { items: rows.flatMap(dated), total: counted?.total ?? 0, page, limit };
}

/** A published design; null when there is none. */
export async function findPublished(db: Db | Tx, designId: string): Promise<LoadedGalleryItem | null> {
  const [found = null] = (await loadForOthers(db, and(isPublished, eq(designs._id, designId)))).flatMap(dated);
  return found;
}

const dated = <T extends { publishedAt: Date | null }>({ publishedAt, ...rest }: T) =>
  publishedAt ? [{ ...rest, publishedAt }] : [];

/** What the person’s file says of their designs, also of those that were just deleted. */
export const exportDesigns = (db: Db | Tx, userId: string) =>
  db
    .select({
      ...{ name: designs.name, recipe: designs.recipe, publication: designs.publication },
      ...{ publicationReason: designs.publicationReason, shareToken: designs.shareToken },
      ...{ createdAt: designs.createdAt, updatedAt: designs.updatedAt, deletedAt: designs.deletedAt },
    })
    .from(designs)
    .where(eq(designs.ownerId, userId))
    .orderBy(designs.createdAt, designs._id);
