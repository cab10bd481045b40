import type { GENDERS, LoadedProductCard, SIZE_CHARTS } from '@adunni/contracts/catalog/catalog';
import {
  type Choice,
  type ChoiceFault,
  type ChosenOption,
  checkChoice,
  chosenVariant,
  leadDaysOfChoice,
  optionsLabel,
  priceOfChoice,
  unchosenKinds,
} from '@adunni/contracts/catalog/choice';
import type { BaseRecipe } from '@adunni/contracts/catalog/recipe';
import type { Picture } from '@adunni/contracts/fields';
import type { Kobo } from '@adunni/contracts/money';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { runOften } from '../../../kit/database/prepared.ts';
import { type PictureRow, toPicture, toPictureOrNull } from '../../media/queries.ts';
import { isVisible } from '../card.queries.ts';
import { isCommission, isCommissionOf, isForBuyer } from '../commissions/queries.ts';
import { drawnLooks } from '../looks/queries.ts';
import { type ChosenLook, chosenLook, drawnLook } from '../looks/rules.ts';
import type { ProductPictureRow } from '../product-page/choices-json.ts';
import { wholeRecipe } from '../recipe.rules.ts';
import {
  categoryJoins,
  categoryPath,
  coloursShownJson,
  type GroupPart,
  groupsPartJson,
  type VariantPart,
  variantsPartJson,
} from './parts-json.ts';

/** A product with what a shopper chose of it. */
export interface LineChoice extends Choice {
  productId: string;
}

/** A line as it could be sold now. */
export interface SellableLine {
  productId: string;
  title: string;
  kind: LoadedProductCard['kind'];
  /** Published or agreed with the buyer, its maker approved, and the choice is one that can be ordered. Stock is apart. */
  forSale: boolean;
  /** What is wrong with the choice, or null. */
  fault: ChoiceFault | null;
  unitPrice: Kobo;
  /** Pieces on the shelf; null when nothing is counted, as for made-to-measure. */
  stock: number | null;
  /** Whether it was agreed with one customer, so that the shop has no page of it. */
  isCommission: boolean;
  maker: { _id: string; slug: string; name: string };
  /** The product’s category first, then everything above it. */
  categoryIds: string[];
  categorySlug: string;
  gender: (typeof GENDERS)[number];
  /** By which its sizes are labelled, and the sizes that it has. */
  sizeChart: (typeof SIZE_CHARTS)[number];
  sizes: string[];
  returnable: boolean;
  /** As chosen, with the days that options add. */
  leadDaysMin: number;
  leadDaysMax: number;
  /** The chosen variant, also when it has been withdrawn. */
  variant: { _id: string; sku: string; size: string; colour: string } | null;
  options: ChosenOption[];
  /** Kinds of options that it offers and of which none was chosen. */
  unchosenKinds: string[];
  /** The look that was chosen, once it is drawn; else a picture in the chosen colour if there is one. */
  picture: Picture | null;
  /** The look that was chosen, where no picture of the product shows it and the choice is one that can be ordered. */
  look: (ChosenLook & { isDrawn: boolean }) | null;
}

interface SellableRow {
  _id: string;
  title: string;
  recipe: BaseRecipe | null;
  kind: LoadedProductCard['kind'];
  visible: boolean;
  isCommission: boolean;
  returnable: boolean;
  basePrice: Kobo;
  leadDaysMin: number;
  leadDaysMax: number;
  maker: { _id: string; slug: string; name: string };
  categoryIds: string[];
  categorySlug: string;
  gender: (typeof GENDERS)[number];
  sizeChart: (typeof SIZE_CHARTS)[number];
  sizes: string[];
  variants: VariantPart[];
  optionGroups: GroupPart[];
  pictures: ProductPictureRow[];
}

/**
 * Reads what lines would be sold as to a buyer, in their order, in one query, or two where looks were chosen; null where
 * the product does not exist, or was agreed with somebody else. A buyer of null is anybody.
 */
export async function sellableLines(
  db: Db | Tx,
  lines: readonly LineChoice[],
  now: Date,
  buyerId: string | null,
): Promise<(SellableLine | null)[]> {
  if (lines.length === 0) return [];
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const variantIds = lines.flatMap(({ variantId }) => variantId ?? []);
  const choiceIds = lines.flatMap(({ options }) => Object.values(options ?? {}));
  const query = sql`
    select p.id as "_id", p.title, p.recipe, p.kind, p.gender, p.returnable,
      (${isVisible(now)} or ${isCommissionOf(buyerId, now)}) as visible, ${isCommission(sql`p.id`)} as "isCommission",
      p.base_price::float8 as "basePrice", p.lead_days_min as "leadDaysMin", p.lead_days_max as "leadDaysMax",
      json_build_object('_id', m.id, 'slug', m.slug, 'name', m.name) as maker, ${categoryPath} as "categoryIds",
      k0.slug as "categorySlug", p.size_chart as "sizeChart", p.sizes,
      ${variantsPartJson(variantIds)} as variants, ${groupsPartJson(choiceIds)} as "optionGroups",
      ${coloursShownJson} as pictures
    from products p join makers m on m.id = p.maker_id ${categoryJoins}
    where p.id = any ((select ${sql.param(ids)}::uuid[])::uuid[]) and ${isForBuyer(buyerId)}`;
  // Selected, so that nothing is planned for how many there are: a plan for any number is as good, and kept.
  const rows = await runOften<SellableRow>(db, 'sellable-lines', query);
  const products = new Map(rows.map((row) => [row._id, row]));
  const sold = lines.map((line) => {
    const product = products.get(line.productId);
    return product ? toSellable(product, line) : null;
  });
  const drawn = await drawnLooks(
    db,
    sold.flatMap((line) => line?.look ?? []),
  );
  return sold.map((line) => line && asDrawn(line, drawn));
}

/** A line with the picture of its look, if there is one. */
function asDrawn(line: SellableLine, drawn: ReadonlyMap<string, PictureRow>): SellableLine {
  const { look } = line;
  const picture = look && drawn.get(look.hash);
  return picture
    ? { ...line, look: { ...look, isDrawn: true }, picture: toPicture({ ...picture, alt: look.alt }) }
    : line;
}

function toSellable(product: SellableRow, line: LineChoice): SellableLine {
  const offered = { ...product, variants: product.variants.filter(({ archived }) => !archived) };
  const fault = checkChoice(offered, line);
  const variant = chosenVariant(product, line);
  const lead = leadDaysOfChoice(product, line);
  const colours = [variant?.colour, ...optionsLabel(product, line).map(({ choice }) => choice)];
  const picture = product.pictures.find(({ colour }) => colour && colours.includes(colour)) ?? product.pictures[0];
  const look = fault
    ? null
    : lookOfLine(product, { colour: variant?.colour ?? null, options: line.options ?? {} }, picture);
  return {
    productId: product._id,
    title: product.title,
    kind: product.kind,
    forSale: product.visible && fault === null,
    isCommission: product.isCommission,
    fault,
    unitPrice: priceOfChoice(product, line),
    stock: variant ? (variant.archived ? 0 : variant.stock) : null,
    maker: product.maker,
    categoryIds: product.categoryIds,
    categorySlug: product.categorySlug,
    gender: product.gender,
    sizeChart: product.sizeChart,
    sizes: product.sizes,
    returnable: product.returnable,
    leadDaysMin: lead.min,
    leadDaysMax: lead.max,
    variant: variant && { _id: variant._id, sku: variant.sku, size: variant.size, colour: variant.colour },
    options: optionsLabel(product, line),
    unchosenKinds: unchosenKinds(product, line),
    picture: toPictureOrNull(picture ?? null),
    look: look && { ...look, isDrawn: false },
  };
}

function lookOfLine(
  { title, recipe, optionGroups }: SellableRow,
  picked: { colour: string | null; options: Readonly<Record<string, string>> },
  picture: ProductPictureRow | undefined,
): ChosenLook | null {
  const whole = recipe && wholeRecipe(recipe, optionGroups);
  if (!picture) return drawnLook({ title, recipe: whole, optionGroups }, picked);
  return chosenLook({ title, recipe: whole, optionGroups }, picked, picture.colour);
}
