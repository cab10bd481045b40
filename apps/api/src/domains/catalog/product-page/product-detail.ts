import type { LoadedProduct, LoadedProductCard } from '@adunni/contracts/catalog/catalog';
import type { Kobo } from '@adunni/contracts/money';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { runPrepared } from '../../../kit/database/prepared.ts';
import { type MakerCardRow, makerCardColumns, makerCardJoins, toMakerCard } from '../../makers/queries.ts';
import { toPicture, toPictureOrNull } from '../../media/queries.ts';
import { type CardRow, cardColumns, cardJoins, isVisible, toCard } from '../card.queries.ts';
import {
  type GroupRow,
  groupsJson,
  type ProductPictureRow,
  picturesJson,
  type VariantRow,
  variantsJson,
} from './choices-json.ts';

type Said = Pick<
  LoadedProduct,
  'slug' | 'summary' | 'description' | 'gender' | 'fabric' | 'occasions' | 'tags' | 'care' | 'returnable' | 'sizeChart'
>;
interface DetailRow extends CardRow, Said {
  basePrice: Kobo;
  updatedAt: Date;
  /** From the product’s own category up. */
  path: { _id: string; slug: string; name: string }[];
  madeBy: MakerCardRow;
  pictures: ProductPictureRow[];
  variants: VariantRow[];
  optionGroups: GroupRow[];
}

/** One visible product with everything that its page shows, in one query; null when there is none. */
export async function findProduct(pool: Pool, productId: string, now: Date): Promise<LoadedProduct | null> {
  const [row] = await runPrepared<DetailRow>(
    pool,
    'find_product',
    sql`
      select ${cardColumns}, p.slug, p.summary, p.description, p.gender, p.fabric, p.occasions, p.tags, p.care,
        p.returnable, p.size_chart as "sizeChart", p.base_price::float8 as "basePrice", p.updated_at as "updatedAt",
        (select json_agg(json_build_object('_id', c.id, 'slug', c.slug, 'name', c.name) order by a.depth)
          from category_ancestors a join categories c on c.id = a.ancestor_id
          where a.category_id = p.category_id) as path,
        (select to_json(one) from (select ${makerCardColumns} from (select m.*) m ${makerCardJoins(now)}) one) as "madeBy",
        ${picturesJson} as pictures, ${variantsJson} as variants, ${groupsJson} as "optionGroups"
      from products p ${cardJoins}
      where p.id = ${productId} and ${isVisible(now)}`,
  );
  return row ? toProduct(row) : null;
}

function toProduct(row: DetailRow): LoadedProduct {
  const [own] = row.path;
  if (!own) throw new Error(`product ${row._id} has no category`);
  return {
    ...toCard(row),
    slug: row.slug,
    summary: row.summary,
    description: row.description,
    gender: row.gender,
    fabric: row.fabric,
    occasions: row.occasions,
    tags: row.tags,
    care: row.care,
    returnable: row.returnable,
    sizeChart: row.sizeChart,
    basePrice: row.basePrice,
    category: own,
    categoryPath: row.path.toReversed().map(({ slug, name }) => ({ slug, name })),
    maker: toMakerCard(row.madeBy),
    pictures: row.pictures.map((picture) => ({ ...toPicture(picture), colour: picture.colour })),
    variants: row.variants
      .filter(({ archived }) => !archived)
      .map(({ archived: _archived, price, stock, ...variant }) => ({
        ...variant,
        price,
        available: stock,
      })),
    optionGroups: row.optionGroups.map((group) => ({
      ...group,
      choices: group.choices.map(({ priceDelta, picture, ...choice }) => ({
        ...choice,
        priceDelta,
        picture: toPictureOrNull(picture),
      })),
    })),
    updatedAt: row.updatedAt,
  };
}

/** How many related pieces a page shows. */
const RELATED = 8;

/**
 * Visible pieces that go with a product, the closest first: same category, maker, wearer, cloth, occasions. Looks
 * among those of the same maker or below the same top category. Null when the product itself is not visible.
 */
export async function findRelated(pool: Pool, productId: string, now: Date): Promise<LoadedProductCard[] | null> {
  const rows = await runPrepared<CardRow | { _id: null }>(
    pool,
    'find_related',
    sql`
      with this as (
        select p.*, (select ancestor_id from category_ancestors where category_id = p.category_id
          order by depth desc limit 1) as top_id
        from products p join makers m on m.id = p.maker_id where p.id = ${productId} and ${isVisible(now)}),
      hits as (
        select p.id, row_number() over (order by
          (p.category_id = this.category_id)::int * 4 + (p.gender = this.gender)::int * 3
          + (p.maker_id = this.maker_id)::int * 2 + (p.fabric = this.fabric)::int
          + (p.occasions && this.occasions)::int * 2 desc, p.featured desc, p.created_at desc, p.id desc) as place
        from this join products p on p.id <> this.id
          and (p.maker_id = this.maker_id or p.category_id in (
            select category_id from category_ancestors where ancestor_id = this.top_id))
        join makers m on m.id = p.maker_id
        where ${isVisible(now)} order by place limit ${RELATED})
      select shown.* from this left join (
        select hits.place, ${cardColumns} from hits join products p on p.id = hits.id ${cardJoins}) shown on true
      order by shown.place`,
  );
  return rows.length === 0 ? null : rows.flatMap((row) => (row._id === null ? [] : [toCard(row)]));
}
