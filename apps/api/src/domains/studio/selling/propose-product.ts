import type { OPTION_KINDS } from '@adunni/contracts/catalog/products-forms';
import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';
import { type Kobo, kobo } from '@adunni/contracts/money';
import type { PriceList } from '@adunni/contracts/studio/price-list';
import { priceOf } from '@adunni/contracts/studio/price-of';
import type { DesignRecipe } from '@adunni/contracts/studio/recipe';
import { yardsOf } from '@adunni/contracts/studio/yards';
import { type Choice, GARMENTS } from '@adunni/garment-art/recipes/choices';
import { optionOf } from '@adunni/garment-art/recipes/describe';
import { type GarmentRecipe, garmentRecipe } from '@adunni/garment-art/recipes/recipe';

type List = Pick<PriceList, 'garments' | 'textiles'>;

/** A choice that customers could have, and what it adds. */
interface ProposedChoice {
  label: string;
  isDefault: boolean;
  priceDelta: Kobo;
  leadDays: number;
  /** What it changes of the recipe; null where it leaves out what others add. */
  recipe: RecipePart | null;
}

/** A part of a design that customers could choose. */
export interface ProposedGroup {
  name: string;
  kind: (typeof OPTION_KINDS)[number];
  choices: ProposedChoice[];
}

/** What a design would be sold as. */
export interface ProposedProduct {
  /** The recipe without what the options add. */
  base: RecipePart;
  groups: ProposedGroup[];
  /** With the cheapest choice of each option; nothing where the price list doesn’t say it. */
  basePrice: Kobo;
  leadDays: { min: number; max: number };
}

/** What is proposed to a maker whose price list says nothing of a design (est.). */
const USUAL_DAYS = { min: 14, max: 28 };
/** Prices are proposed in whole hundreds of naira. */
const STEP = 10_000;
/** The colour of a lining that a design has none of. */
const LINING = '#cbb790';
const KINDS: Readonly<Record<string, ProposedGroup['kind']>> = {
  ...{ embroidery: 'embroidery', linedTo: 'lining', length: 'length', hemY: 'length', neckline: 'neckline' },
  ...{ sleeve: 'sleeve', cap: 'headwear', gele: 'headwear' },
};

/** One way to have a choice, priced as the whole garment with it. */
interface Way {
  label: string;
  isOwn: boolean;
  recipe: RecipePart;
  /** What it sets; empty where it leaves out. */
  set: RecipePart;
  price: Kobo;
  days: number;
}

/**
 * The product that a design would be: the parts of it that customers could choose among those that the maker offers, and
 * what each comes to by the maker’s price list. What the list doesn’t say is proposed without a price.
 */
export function proposeProduct(design: DesignRecipe, list: List | null): ProposedProduct {
  const recipe = design as GarmentRecipe;
  const isPriced = list !== null && priced(design, list) !== null;
  const offers = (varied: RecipePart) => (isPriced ? priced(varied, list) : { price: kobo(0), days: 0 });
  const found = GARMENTS[recipe.garment].choices.flatMap((choice) => {
    const ways = waysOf(recipe, choice, offers);
    return ways.length > 1 && ways.some(({ isOwn }) => isOwn) ? [{ choice, ways }] : [];
  });
  const cheapest = found.reduce<RecipePart>((all, { choice, ways }) => withSet(all, choice, least(ways).set), design);
  const total = offers(cheapest) ?? offers(design);
  return {
    base: found.reduce<RecipePart>(
      (all, { choice, ways }) => (ways.some(isLeftOut) ? withSet(all, choice, {}) : all),
      design,
    ),
    groups: found.map(({ choice, ways }) => groupOf(choice, ways)),
    basePrice: kobo(Math.ceil((total?.price ?? 0) / STEP) * STEP),
    leadDays: isPriced && total ? { min: total.days, max: total.days } : USUAL_DAYS,
  };
}

/** What a garment comes to, whoever wears it; null for what the list doesn’t say. */
function priced(recipe: RecipePart, list: List): { price: Kobo; days: number } | null {
  const yards = yardsOf(recipe);
  const price = yards && priceOf(recipe, list, yards).price;
  return price && { price: price.high, days: price.days };
}

/** The ways to have a choice that can be drawn and are offered. */
function waysOf(
  recipe: GarmentRecipe,
  choice: Choice,
  offers: (varied: RecipePart) => { price: Kobo; days: number } | null,
): Way[] {
  const own = optionOf(recipe, choice);
  return choice.options.flatMap(({ label, value }) => {
    const lining: RecipePart =
      choice.name === 'linedTo' ? { lining: ('lining' in recipe && recipe.lining) || LINING } : {};
    const set: RecipePart = value === undefined ? {} : { [choice.name]: value, ...lining };
    const varied = withSet(recipe, choice, set);
    const offered = garmentRecipe.safeParse(varied).success ? offers(varied) : null;
    return offered ? [{ label, isOwn: own?.label === label, recipe: varied, set, ...offered }] : [];
  });
}

/** A recipe with a choice made anew. */
function withSet(recipe: RecipePart, { name }: Choice, set: RecipePart): RecipePart {
  const gone = name === 'linedTo' ? [name, 'lining'] : [name];
  return { ...Object.fromEntries(Object.entries(recipe).filter(([key]) => !gone.includes(key))), ...set };
}

const isLeftOut = ({ set }: Way): boolean => Object.keys(set).length === 0;
const least = (ways: readonly Way[]): Way => ways.reduce((best, each) => (each.price < best.price ? each : best));

function groupOf({ name, label }: Choice, ways: readonly Way[]): ProposedGroup {
  const from = least(ways).price;
  const soonest = Math.min(...ways.map(({ days }) => days));
  return {
    ...{ name: label, kind: KINDS[name] ?? 'other' },
    choices: ways.map(({ label: says, isOwn, set, price, days }) => ({
      ...{ label: says, isDefault: isOwn, priceDelta: kobo(price - from), leadDays: days - soonest },
      recipe: Object.keys(set).length > 0 ? set : null,
    })),
  };
}
