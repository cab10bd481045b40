import { inArray } from 'drizzle-orm';
import { products } from '../../domains/catalog/tables.ts';
import { festivals, festivalVersions } from '../../domains/festivals/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { NEIGHBOURS } from './neighbours.ts';
import { NIGERIA } from './nigeria.ts';
import { USUAL } from './types.ts';
import { YORUBA } from './yoruba.ts';

/** The demo’s festivals. */
export const DEMO_FESTIVALS = [...YORUBA, ...NIGERIA, ...NEIGHBOURS].map((festival) => ({ ...USUAL, ...festival }));

const WRITTEN_DAYS_AGO = 30;

/** Stores the festivals with their first version. */
export async function seedFestivals(tx: Tx, { adminId, now }: { adminId: string; now: Date }): Promise<void> {
  const titles = DEMO_FESTIVALS.flatMap(({ pieces }) => pieces);
  const found = await tx
    .select({ _id: products._id, title: products.title })
    .from(products)
    .where(inArray(products.title, titles));
  const ids = new Map(found.map(({ title, _id }) => [title, _id]));
  const at = new Date(now.getTime() - WRITTEN_DAYS_AGO * DAY_MS);
  const written = DEMO_FESTIVALS.map(({ pieces, ...festival }) => {
    const productIds = pieces.map((title) => {
      const id = ids.get(title);
      if (!id) throw new Error(`${festival.title} points to ${title}, which is not there`);
      return id;
    });
    return { ...festival, productIds };
  });
  const rows = await tx
    .insert(festivals)
    .values(written.map((words) => ({ ...words, publishedAt: at, createdAt: at, updatedAt: at })))
    .returning({ _id: festivals._id, title: festivals.title });
  const idOf = new Map(rows.map(({ title, _id }) => [title, _id]));
  await tx.insert(festivalVersions).values(
    written.map((words) => ({
      ...{ festivalId: idOf.get(words.title) ?? '', number: 1, words, byId: adminId, createdAt: at },
    })),
  );
}
