import type { LoadedProductRecord, StaffPicture } from '@adunni/contracts/catalog/products';
import type { Kobo } from '@adunni/contracts/money';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { type PictureRow, pictureColumns, toPicture, toPictureOrNull } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { catalogUploads } from '../pictures/tables.ts';
import { type GroupRow, groupsJson } from '../product-page/choices-json.ts';
import { productPictures, products, variants } from '../tables.ts';
import { loadProducts } from './list.queries.ts';

/** Everything that the editor of a product shows. */
export async function productRecord(ctx: StaffCtx, id: string): Promise<LoadedProductRecord> {
  const { db } = ctx;
  const [[row], [product], shown, offered, more] = await Promise.all([
    loadProducts(ctx, [id]),
    db.select().from(products).where(eq(products._id, id)),
    picturesOf(db, id),
    variantsOf(db, id),
    productContext(db, id),
  ]);
  if (!row || !product) throw new Error(`the product ${id} went while it was read`);
  return {
    ...product,
    ...row,
    basePrice: product.basePrice,
    categoryPath: more.categoryPath,
    variants: offered,
    optionGroups: more.groups.map((group) => ({
      ...group,
      choices: group.choices.map(({ priceDelta, picture, recipe: _recipe, ...choice }) => ({
        ...choice,
        priceDelta,
        picture: toPictureOrNull(picture),
      })),
    })),
    pictures: shown,
    inCarts: more.inCarts,
    ordered: more.ordered,
    createdAt: product.createdAt,
  };
}

async function picturesOf(db: Db | Tx, productId: string): Promise<StaffPicture[]> {
  const whole = alias(media, 'whole');
  const rows = await db
    .select({ colour: productPictures.colour, picture: pictureColumns, originalId: catalogUploads.originalId })
    .from(productPictures)
    .innerJoin(media, eq(media._id, productPictures.mediaId))
    .leftJoin(catalogUploads, eq(catalogUploads.mediaId, productPictures.mediaId))
    .where(eq(productPictures.productId, productId))
    .orderBy(asc(productPictures.position), asc(productPictures.mediaId));
  const ids = rows.flatMap(({ originalId }) => originalId ?? []);
  const originals = new Map<string, PictureRow>();
  if (ids.length > 0)
    for (const original of await db.select().from(whole).where(inArray(whole._id, ids)))
      originals.set(original._id, original);
  return rows.map(({ colour, picture, originalId }) => ({
    ...toPicture(picture),
    colour,
    original: toPictureOrNull((originalId && originals.get(originalId)) || null),
  }));
}

async function variantsOf(db: Db | Tx, productId: string): Promise<LoadedProductRecord['variants']> {
  const rows = await db
    .select({
      variant: variants,
      held: sql<number>`(select coalesce(sum(h.quantity), 0)::int from stock_holds h
        where h.variant_id = variants.id and h.status = 'held')`,
    })
    .from(variants)
    .where(sql`${variants.productId} = ${productId} and not ${variants.archived}`)
    .orderBy(asc(variants.position), asc(variants._id));
  return rows.map(({ variant: { _id, sku, size, colour, colourHex, price, stock }, held }) => ({
    _id,
    sku,
    size,
    colour,
    colourHex,
    price,
    stock,
    held,
  }));
}

interface ProductContext {
  groups: (Omit<GroupRow, 'choices'> & { choices: (GroupRow['choices'][number] & { priceDelta: Kobo })[] })[];
  categoryPath: { _id: string; name: string }[];
  inCarts: number;
  ordered: number;
}

/** Options of a product, the path of its category, and how many shoppers have or ordered it. */
async function productContext(db: Db | Tx, productId: string): Promise<ProductContext> {
  const { rows } = await db.execute(sql`
    select ${groupsJson} as groups,
      (select json_agg(json_build_object('_id', c.id, 'name', c.name) order by a.depth desc)
        from category_ancestors a join categories c on c.id = a.ancestor_id where a.category_id = p.category_id)
        as "categoryPath",
      (select count(*)::int from cart_items where product_id = p.id and not saved_for_later) as "inCarts",
      (select coalesce(sum(i.quantity), 0)::int from order_items i
        join order_parts o on o.id = i.part_id where i.product_id = p.id and o.stage <> 'cancelled') as ordered
    from products p where p.id = ${productId}`);
  return rows[0] as unknown as ProductContext;
}
