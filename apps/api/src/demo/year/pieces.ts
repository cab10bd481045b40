import { asc, eq } from 'drizzle-orm';
import { type LineChoice, type SellableLine, sellableLines } from '../../domains/catalog/queries.ts';
import { optionChoices, optionGroups, products, variants } from '../../domains/catalog/tables.ts';
import { makers } from '../../domains/makers/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import type { Draw } from '../../kit/draw.ts';

/** A product with some ways in which it is ordered, the usual one first. */
export interface Piece {
  slug: string;
  makerSlug: string;
  makerUserId: string;
  ways: SellableLine[];
}

/** Other ways than the usual in which a piece is ordered. */
const OTHER_WAYS = 3;

/** Every product of the demo as it may be ordered. */
export async function readPieces(tx: Tx, draw: Draw, now: Date): Promise<Piece[]> {
  const known = await tx
    .select({ _id: products._id, slug: products.slug, makerSlug: makers.slug, makerUserId: makers.userId })
    .from(products)
    .innerJoin(makers, eq(makers._id, products.makerId))
    .orderBy(asc(products.slug));
  const choices = await choicesOf(tx, draw);
  const wanted = known.flatMap(({ _id }) => choices.get(_id) ?? []);
  const sold = new Map<string, SellableLine[]>();
  for (const line of await sellableLines(tx, wanted, now, null))
    if (line) sold.set(line.productId, [...(sold.get(line.productId) ?? []), line]);
  return known.map(({ _id, ...piece }) => ({ ...piece, ways: sold.get(_id) ?? [] }));
}

async function choicesOf(tx: Tx, draw: Draw): Promise<Map<string, LineChoice[]>> {
  const choices = new Map<string, LineChoice[]>();
  const shelf = await tx
    .select()
    .from(variants)
    .orderBy(asc(variants.productId), asc(variants.position), asc(variants._id));
  for (const [productId, sizes] of Map.groupBy(shelf, (variant) => variant.productId)) {
    const others = Array.from({ length: OTHER_WAYS }, () => draw.pick(sizes));
    const ways = [...new Set([sizes[0], ...others])];
    choices.set(
      productId,
      ways.map((variant) => ({ productId, variantId: variant?._id ?? null, options: {} })),
    );
  }
  const options = await tx
    .select({ productId: optionGroups.productId, groupId: optionGroups._id, choice: optionChoices })
    .from(optionGroups)
    .innerJoin(optionChoices, eq(optionChoices.groupId, optionGroups._id))
    .orderBy(asc(optionGroups.productId), asc(optionGroups.position), asc(optionChoices.position));
  for (const [productId, own] of Map.groupBy(options, (option) => option.productId)) {
    const groups = [...Map.groupBy(own, ({ groupId }) => groupId)];
    const usual = groups.map(([groupId, of]) => [
      groupId,
      (of.find(({ choice }) => choice.isDefault) ?? of[0])?.choice._id,
    ]);
    const others = Array.from({ length: OTHER_WAYS }, () =>
      groups.map(([groupId, of]) => [groupId, draw.pick(of).choice._id]),
    );
    choices.set(
      productId,
      [usual, ...others].map((chosen) => ({ productId, variantId: null, options: Object.fromEntries(chosen) })),
    );
  }
  return choices;
}
