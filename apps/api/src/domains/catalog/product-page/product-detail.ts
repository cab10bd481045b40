import type { LoadedProduct } from '@adunni/contracts/catalog/catalog';
import type { BaseRecipe } from '@adunni/contracts/catalog/recipe';
import type { Kobo } from '@adunni/contracts/money';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { runPrepared } from '../../../kit/database/prepared.ts';
import { type MakerCardRow, makerCardColumns, makerCardJoins, toMakerCard } from '../../makers/queries.ts';
import { toPicture, toPictureOrNull } from '../../media/queries.ts';
import { type CardRow, cardColumns, cardJoins, isVisible, toCard } from '../card.queries.ts';
import { wholeRecipe } from '../recipe.rules.ts';
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
  recipe: BaseRecipe | null;
}

/** One visible product with everything that its page shows, in one query; null when there is none. */
export async function findProduct(pool: Pool, productId: string, now: Date): Promise<LoadedProduct | null> {
  const [row] = await runPrepared<DetailRow>(
    pool,
    'find_product',
    sql`
      select ${cardColumns}, p.slug, p.summary, p.description, p.gender, p.fabric, p.occasions, p.tags, p.care,
        p.returnable, p.size_chart as "sizeChart", p.base_price::float8 as "basePrice", p.updated_at as "updatedAt", p.recipe,
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
      choices: group.choices.map(({ priceDelta, picture, recipe: _recipe, ...choice }) => ({
        ...choice,
        priceDelta,
        picture: toPictureOrNull(picture),
      })),
    })),
    ...(row.recipe && { recipe: wholeRecipe(row.recipe, row.optionGroups) }),
    updatedAt: row.updatedAt,
  };
}
