import { categoryErrors } from '@adunni/contracts/catalog/categories';
import { CATEGORY_LEVELS, type CategoryForm, type MoveForm } from '@adunni/contracts/catalog/categories-forms';
import { commonErrors } from '@adunni/contracts/errors';
import { asc, eq, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { refuseTaken } from '../../../kit/database/constraint-errors.ts';
import { Refusal } from '../../../kit/errors.ts';
import { slugOf } from '../../makers/rules.ts';
import { categories } from '../tables.ts';
import { takeCategoryPicture } from './picture.service.ts';

const TREE_LOCK = 'category-tree';
const SLUG_TAKEN = { slug: 'Another category has this URL slug.' };

type Category = typeof categories.$inferSelect;

/** Lets one change of the tree’s shape follow the other, so that no two of them make a circle together. */
export async function lockTree(tx: Tx): Promise<Category[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${TREE_LOCK}))`);
  return readTree(tx);
}

/** As `lockTree` for whoever has a category locked already: does not wait, so that the two cannot wait for each other. */
async function holdTreeNow(tx: Tx): Promise<Category[]> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext(${TREE_LOCK})) as held`,
  );
  if (!rows[0]?.held) throw new Refusal(commonErrors.stale);
  return readTree(tx);
}

const readTree = (tx: Tx): Promise<Category[]> =>
  tx.select().from(categories).orderBy(asc(categories.position), asc(categories.name));

/** Writes a new category at the end of its siblings and returns its id. */
export async function createCategory(_ctx: StaffCtx, tx: Tx, form: CategoryForm): Promise<string> {
  const position = endBelow(await lockTree(tx), null, form.parentId);
  await takeCategoryPicture(tx, form, null);
  const insert = tx
    .insert(categories)
    .values({ ...stored(form), position })
    .returning({ _id: categories._id });
  const [category] = await refuseTaken('categories_slug_unique', SLUG_TAKEN, insert.execute());
  if (!category) throw new Error('the category was not stored');
  return category._id;
}

/** Changes a category; below another parent it goes to the end of its siblings there. */
export async function updateCategory(_ctx: StaffCtx, tx: Tx, id: string, form: CategoryForm): Promise<void> {
  const [category] = await tx.select().from(categories).where(eq(categories._id, id));
  await takeCategoryPicture(tx, form, category?.mediaId ?? null);
  const isMoved = category?.parentId !== form.parentId;
  const place = isMoved ? { position: endBelow(await holdTreeNow(tx), id, form.parentId) } : {};
  const update = tx
    .update(categories)
    .set({ ...stored(form), ...place })
    .where(eq(categories._id, id));
  await refuseTaken('categories_slug_unique', SLUG_TAKEN, update.execute());
}

/** The place behind all that is below a parent, where a category may go. */
function endBelow(tree: readonly Category[], id: string | null, parentId: string | null): number {
  checkPlace(tree, id, parentId);
  return tree.filter((each) => each.parentId === parentId).length;
}

const stored = ({ slug, ...form }: CategoryForm) => ({ ...form, slug: slug || slugOf(form.name) });

/** Moves a category to a place among those below a parent, and returns its new version. Throws 404, 409 and 422. */
export async function moveCategory(
  ctx: StaffCtx,
  id: string,
  { version, parentId, position }: MoveForm,
): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const tree = await lockTree(tx);
    const category = tree.find(({ _id }) => _id === id);
    if (!category) throw new Refusal(commonErrors.not_found);
    if (category.version !== version) throw new Refusal(commonErrors.stale);
    checkPlace(tree, id, parentId);
    const siblings = tree.filter((each) => each.parentId === parentId && each._id !== id).map(({ _id }) => _id);
    siblings.splice(position, 0, id);
    await tx
      .update(categories)
      .set({ parentId, version: version + 1 })
      .where(eq(categories._id, id));
    await placeInOrder(tx, siblings);
    return version + 1;
  });
}

/** Gives siblings their places, from 0. */
export async function placeInOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update categories c set position = o.place - 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as o(id, place)
    where c.id = o.id and c.position <> o.place - 1`);
}

/** Refuses a parent that is gone, that lies below the category itself, or that makes the tree too deep. */
function checkPlace(tree: readonly Category[], id: string | null, parentId: string | null): void {
  const byId = new Map(tree.map((each) => [each._id, each]));
  let level = 0;
  for (let up = parentId; up !== null; level += 1) {
    if (up === id)
      throw new Refusal(categoryErrors.into_itself, { fields: { parentId: 'This is a subcategory of it.' } });
    const parent = byId.get(up);
    if (!parent) throw new Refusal(categoryErrors.target_gone, { fields: { parentId: 'It has been removed.' } });
    up = parent.parentId;
  }
  if (level + levelsOf(tree, id) > CATEGORY_LEVELS)
    throw new Refusal(categoryErrors.too_deep, { fields: { parentId: categoryErrors.too_deep.message } });
}

/** Levels that a category takes with all that is below it. */
function levelsOf(tree: readonly Category[], id: string | null): number {
  if (id === null) return 1;
  const below = tree.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map(({ _id }) => levelsOf(tree, _id)));
}
