import type { ProductForm } from '@adunni/contracts/catalog/products-forms';
import { commonErrors } from '@adunni/contracts/errors';
import { and, asc, eq, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { optionChoices, optionGroups } from '../tables.ts';

type GroupForm = ProductForm['optionGroups'][number];

/**
 * Makes a product’s options those of the form, in its order. Orders keep their own copy of what was chosen; a cart line
 * with an option that is gone shows as no longer available.
 */
export async function writeOptions(tx: Tx, productId: string, form: readonly GroupForm[]): Promise<void> {
  await refuseForeignIds(tx, productId, form);
  const kept = form.flatMap(({ _id }) => _id ?? []);
  const isGone = and(
    eq(optionGroups.productId, productId),
    kept.length > 0 ? notInArray(optionGroups._id, kept) : undefined,
  );
  await drawDefaults(tx, productId, isGone);
  await tx.delete(optionGroups).where(isGone);
  for (const [position, { _id, name, kind, required, choices }] of form.entries()) {
    const values = { productId, name, kind, required, position };
    const groupId = _id ?? (await addGroup(tx, values));
    if (_id) await tx.update(optionGroups).set(values).where(eq(optionGroups._id, _id));
    await writeChoices(tx, groupId, choices);
  }
}

/** Draws a product as it is chosen at first by options that go, since nobody chooses of them any more. */
async function drawDefaults(tx: Tx, productId: string, isGone: SQL | undefined): Promise<void> {
  const defaults = await tx
    .select({ recipe: optionChoices.recipe })
    .from(optionChoices)
    .innerJoin(optionGroups, eq(optionGroups._id, optionChoices.groupId))
    .where(and(isGone, eq(optionChoices.isDefault, true), isNotNull(optionChoices.recipe)))
    .orderBy(asc(optionGroups.position));
  if (defaults.length === 0) return;
  const drawn = JSON.stringify(Object.assign({}, ...defaults.map(({ recipe }) => recipe)));
  await tx.execute(sql`
    update products set recipe = jsonb_set(recipe, '{base}', recipe -> 'base' || ${drawn}::jsonb)
    where id = ${productId} and recipe is not null`);
}

async function addGroup(tx: Tx, values: typeof optionGroups.$inferInsert): Promise<string> {
  const [group] = await tx.insert(optionGroups).values(values).returning({ _id: optionGroups._id });
  if (!group) throw new Error('the options were not stored');
  return group._id;
}

/** Groups and choices that the form names must be this product’s, each choice in its own group. */
async function refuseForeignIds(tx: Tx, productId: string, form: readonly GroupForm[]): Promise<void> {
  const rows = await tx
    .select({ groupId: optionGroups._id, choiceId: optionChoices._id })
    .from(optionGroups)
    .leftJoin(optionChoices, eq(optionChoices.groupId, optionGroups._id))
    .where(eq(optionGroups.productId, productId));
  const known = new Set(rows.flatMap(({ groupId, choiceId }) => [groupId, `${groupId} ${choiceId}`]));
  const named = form.flatMap(({ _id, choices }) => [
    ...(_id ? [_id] : []),
    ...choices.flatMap((choice) => (choice._id ? [`${_id} ${choice._id}`] : [])),
  ]);
  if (new Set(named).size < named.length || named.some((name) => !known.has(name)))
    throw new Refusal(commonErrors.not_found);
}

async function writeChoices(tx: Tx, groupId: string, form: GroupForm['choices']): Promise<void> {
  const kept = form.flatMap(({ _id }) => _id ?? []);
  await tx
    .delete(optionChoices)
    .where(and(eq(optionChoices.groupId, groupId), kept.length > 0 ? notInArray(optionChoices._id, kept) : undefined));
  const rows = form.map(({ priceDelta, ...choice }, position) => ({
    ...choice,
    priceDelta,
    groupId,
    position,
  }));
  const added = rows.filter(({ _id }) => !_id).map(({ _id: _, ...row }) => row);
  if (added.length > 0) await tx.insert(optionChoices).values(added);
  const changed = rows.filter(({ _id }) => _id);
  if (changed.length === 0) return;
  await tx.execute(sql`
    update option_choices o set label = c.label, price_delta = c."priceDelta", lead_days = c."leadDays",
      is_default = c."isDefault", swatch = c.swatch, media_id = c."mediaId", position = c.position
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c("_id" uuid, label text, "priceDelta" bigint,
      "leadDays" int, "isDefault" boolean, swatch text, "mediaId" uuid, position int)
    where o.id = c."_id" and (o.label, o.price_delta, o.lead_days, o.is_default, o.swatch, o.media_id, o.position)
      is distinct from (c.label, c."priceDelta", c."leadDays", c."isDefault", c.swatch, c."mediaId", c.position)`);
}
