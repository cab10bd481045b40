import type { OutfitStatus } from '@adunni/contracts/tryon/staff-outfits';
import { eq, inArray, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { contains } from '../../../kit/database/contains.ts';
import { percentOf } from '../../../kit/periods.rules.ts';
import { productCards } from '../../catalog/queries.ts';
import { products } from '../../catalog/tables.ts';
import { makers } from '../../makers/tables.ts';
import { layersOf } from '../own/own.queries.ts';
import { outfits, trySessions } from '../tables.ts';
import { REACHED } from './traits.queries.ts';

const TRIES = sql<number>`(select count(*)::int from ${trySessions}
  where ${trySessions.outfitId} = ${outfits._id} and ${REACHED.finished})`;

/** Which outfits staff see and in what order. */
export const outfitReads = {
  table: outfits,
  search: (words: string) => sql`${outfits.productId} in (
    select ${products._id} from ${products} join ${makers} on ${makers._id} = ${products.makerId}
    where ${contains(products.title, words)} or ${contains(makers.name, words)})`,
  filters: {
    status: (value: OutfitStatus | 'any') => (value === 'any' ? undefined : eq(outfits.status, value)),
    fit: outfits.fit,
    slot: outfits.slot,
  },
  sorts: { createdAt: outfits._id, tries: TRIES },
  async load({ db, clock }: StaffCtx, ids: string[]) {
    const rows = await db
      .select({ outfit: outfits, title: products.title, maker: makers.name })
      .from(outfits)
      .innerJoin(products, eq(products._id, outfits.productId))
      .innerJoin(makers, eq(makers._id, products.makerId))
      .where(inArray(outfits._id, ids));
    const [cards, tried] = await Promise.all([
      productCards(
        db,
        rows.map(({ outfit }) => outfit.productId),
        clock(),
      ),
      triesBy(db, ids),
    ]);
    return rows.map(({ outfit, title, maker }) => {
      const { tries = 0, versionTries = 0, untouched = 0 } = tried.get(outfit._id) ?? {};
      return {
        ...outfit,
        product: { _id: outfit.productId, name: title },
        maker,
        picture: cards.get(outfit.productId)?.card.picture ?? null,
        ...{ tries, versionTries, quality: percentOf(untouched, versionTries) },
      };
    });
  },
  async detail(ctx: StaffCtx, { _id, product }: { _id: string; product: { _id: string } }) {
    const [sold] = await ctx.db
      .select({ sizeChart: products.sizeChart, labels: products.sizes })
      .from(products)
      .where(eq(products._id, product._id));
    return {
      sizeChart: sold?.sizeChart ?? ('none' as const),
      labels: sold?.labels ?? [],
      layers: await layersOf(ctx, ctx.db, _id),
    };
  },
};

async function triesBy(db: StaffCtx['db'], ids: string[]) {
  const isPresent = sql`${trySessions.outfitVersion} = ${outfits.garmentVersion}`;
  const rows = await db
    .select({
      _id: outfits._id,
      tries: sql<number>`count(*)::int`,
      versionTries: sql<number>`count(*) filter (where ${isPresent})::int`,
      untouched: sql<number>`count(*) filter (where ${isPresent} and not ${trySessions.isAdjusted})::int`,
    })
    .from(trySessions)
    .innerJoin(outfits, eq(outfits._id, trySessions.outfitId))
    .where(sql`${inArray(outfits._id, ids)} and ${REACHED.finished}`)
    .groupBy(outfits._id);
  return new Map(rows.map((row) => [row._id, row]));
}
