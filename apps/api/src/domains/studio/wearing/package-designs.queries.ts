import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';
import { designErrors } from '@adunni/contracts/studio/designs';
import { priceOf } from '@adunni/contracts/studio/price-of';
import { yardsOf } from '@adunni/contracts/studio/yards';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import type { Extensions } from '../../../kit/domain.ts';
import { Refusal } from '../../../kit/errors.ts';
import { requestOf } from '../asking/lock.queries.ts';
import { designAsks, designRequests } from '../asking/tables.ts';
import { linesOf } from '../asking/words.ts';
import { isOwn } from '../designs/designs.queries.ts';
import { requireRecipe } from '../designs/read-recipe.ts';
import { designs, priceLists } from '../tables.ts';

type Source = Extensions['packageDesigns'];

/** A design as somebody chose it for a package, unless it changed since. Throws as the place says where it is registered. */
export const findChosen: Source['find'] = async (tx, userId, { from, _id, version }) => {
  const found = from === 'saved' ? await savedDesign(tx, userId, _id) : await respondedDesign(tx, userId, _id);
  if (!found) throw new Refusal(designErrors.design_not_found);
  if (found.version !== version)
    throw new Refusal(designErrors.design_changed, {
      message: 'This design has changed since you chose it. Please choose it again.',
    });
  const recipe = requireRecipe(found.recipe);
  return { title: found.title, recipe, lines: linesOf(recipe) };
};

interface Found {
  title: string;
  recipe: RecipePart | null;
  version: number;
}

async function savedDesign(tx: Tx, userId: string, designId: string): Promise<Found | null> {
  const [row] = await tx
    .select()
    .from(designs)
    .where(and(isOwn(userId), eq(designs._id, designId)))
    // Nobody changes it until the copy is kept.
    .for('share');
  if (!row) return null;
  if (row.publication === 'removed') throw new Refusal(designErrors.design_removed);
  return { title: row.name, recipe: row.recipe, version: row.version };
}

/** What a maker offers to sew: as it was asked, or as they changed it. */
async function respondedDesign(tx: Tx, userId: string, askId: string): Promise<Found | null> {
  const [row] = await tx
    .select({ ask: designAsks, title: designRequests.title, recipe: designRequests.recipe })
    .from(designAsks)
    .innerJoin(designRequests, eq(designRequests._id, designAsks.requestId))
    .where(and(eq(designAsks._id, askId), requestOf(userId), inArray(designAsks.status, ['answered', 'accepted'])))
    .for('share', { of: designAsks });
  const recipe = row && (row.ask.recipe ?? row.recipe);
  return recipe ? { title: row.title, recipe, version: row.ask.revision } : null;
}

/** What a workshop’s own price list says of designs, also one that is not open; null for each where it keeps none. */
export const priceDesigns: Source['price'] = async (db: Db | Tx, makerId, recipes) => {
  const [list] = await db.select().from(priceLists).where(eq(priceLists.makerId, makerId));
  return recipes.map((recipe) => {
    const yards = yardsOf(recipe);
    if (!list || !yards) return null;
    const { price, missing } = priceOf(recipe, list, yards);
    if (!price) return { proposal: null, missing };
    return { proposal: { low: price.low, high: price.high, days: price.days }, missing: [] };
  });
};
