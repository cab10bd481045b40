import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { categories, looks, optionChoices, products } from '../catalog/tables.ts';
import { orderItems } from '../orders/tables.ts';
import type { Sewn } from './suggested.rules.ts';

/** What choices changed of the product’s recipe, the later ones having the last word. */
const chosenParts = sql<RecipePart[]>`array(
  select ${optionChoices.recipe} from jsonb_array_elements(${orderItems.options}) with ordinality as chosen(option, place)
    join ${optionChoices} on ${optionChoices._id}::text = chosen.option ->> 'choiceId'
  where ${optionChoices.recipe} is not null order by chosen.place)`;

/** What an item is, and what its customer wrote about the fit. */
export interface SewnItem extends Sewn {
  fitNote: string;
}

/** What items of orders are, as far as their products and what was chosen of them say, by their ids. */
export async function sewnItems(db: Db | Tx, itemIds: readonly string[]): Promise<Map<string, SewnItem>> {
  const rows = await db
    .select({
      itemId: orderItems._id,
      title: orderItems.title,
      options: orderItems.options,
      fitNote: orderItems.measurementNote,
      /** As it was bought, where its picture had to be drawn. */
      look: looks.recipe,
      base: sql<RecipePart | null>`${products.recipe} -> 'base'`,
      parts: chosenParts,
      categorySlug: categories.slug,
      fabric: products.fabric,
    })
    .from(orderItems)
    .leftJoin(looks, eq(looks.hash, orderItems.lookHash))
    .leftJoin(products, eq(products._id, orderItems.productId))
    .leftJoin(categories, eq(categories._id, products.categoryId))
    .where(inArray(orderItems._id, [...itemIds]));
  return new Map(
    rows.map(({ itemId, title, options, fitNote, look, base, parts, categorySlug, fabric }) => [
      itemId,
      {
        ...{ title, categorySlug, fabric, fitNote, choices: options.map(({ choice }) => choice) },
        recipe: look ?? (base && Object.assign({}, base, ...parts)),
      },
    ]),
  );
}
