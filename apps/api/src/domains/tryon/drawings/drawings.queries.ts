import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { productPictures, products } from '../../catalog/tables.ts';
import { makers } from '../../makers/tables.ts';
import { media } from '../../media/tables.ts';
import { outfits } from '../tables.ts';
import { cutoutNames } from './drawn.ts';

/** What a product was drawn as, by the first of its pictures that we drew; null when none of them was. */
const DRAWN_AS: SQL<string | null> = sql`(
  select split_part(m.path, '/', 2) from ${productPictures} pp join ${media} m on m.id = pp.media_id
  where pp.product_id = products.id and m.source = 'garment-art' and m.path like 'products/%'
  order by pp.position limit 1)`;

/** The name of the cut-out that was drawn of a product; null when there is none. */
export async function cutoutNameOf(db: Db | Tx, productId: string): Promise<string | null> {
  const [row] = await db.select({ name: DRAWN_AS }).from(products).where(eq(products._id, productId));
  return row?.name && cutoutNames().includes(row.name) ? row.name : null;
}

/** Products that may be sold, of which there is a cut-out and no outfit yet, by title. */
export const productsToDraw = (db: Db) =>
  db
    .select({ _id: products._id, title: products.title, maker: makers.name })
    .from(products)
    .innerJoin(makers, eq(makers._id, products.makerId))
    .where(
      sql`${products.status} <> 'archived'
        and not exists (select from ${outfits} where ${outfits.productId} = ${products._id})
        and ${DRAWN_AS} = any(${sql.param(cutoutNames())}::text[])`,
    )
    .orderBy(products.title, products._id);
