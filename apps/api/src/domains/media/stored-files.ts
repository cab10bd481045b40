import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../kit/database/connect.ts';
import type { StoredFiles } from '../../kit/storage/sweep.ts';
import { isMediaId, type Shelf, UPLOADS } from './rules.ts';
import { media } from './tables.ts';

/** Originals of uploads, which nothing brings back. */
const uploads: StoredFiles = {
  folder: UPLOADS,
  named: async (db, keys) => new Set(await pathsOf(db, keys)),
  expected: async (db, after, limit) => {
    const rows = await db
      .select({ path: media.path })
      .from(media)
      .where(and(eq(media.source, 'upload'), gt(media.path, after)))
      .orderBy(asc(media.path))
      .limit(limit);
    return rows.map(({ path }) => path);
  },
};

async function pathsOf(db: Db, keys: readonly string[]): Promise<string[]> {
  const isNamed = and(eq(media.source, 'upload'), inArray(media.path, [...keys]));
  return (await db.select({ path: media.path }).from(media).where(isNamed)).map(({ path }) => path);
}

/** Folders of what was made of pictures; a picture that was withdrawn has none for everybody. */
const widthsOn = (shelf: Shelf): StoredFiles => ({
  folder: shelf,
  named: async (db, keys) => {
    const idOf = (key: string): string => key.split('/')[1] ?? '';
    const ids = [...new Set(keys.map(idOf))].filter(isMediaId);
    const mayLie = and(inArray(media._id, ids), shelf === 'widths' ? eq(media.isPrivate, false) : undefined);
    const rows = await db.select({ _id: media._id }).from(media).where(mayLie);
    const known = new Set(rows.map(({ _id }) => _id));
    return new Set(keys.filter((key) => known.has(idOf(key))));
  },
});

/** Where earlier versions kept what they made of pictures. */
const formerWidths: StoredFiles = { folder: 'derivatives', named: async () => new Set() };

/** Everything of pictures that lies in storage. */
export const storedPictures = [uploads, widthsOn('widths'), widthsOn('private-widths'), formerWidths];
