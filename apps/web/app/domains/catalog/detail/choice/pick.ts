import type { Product, Variant } from '@adunni/contracts/catalog/catalog';
import { type Choice, checkChoice, defaultOptions } from '@adunni/contracts/catalog/choice';
import { bySize } from '../../size-order.ts';

/** What a shopper has picked on the product page so far; `options` maps a group’s id to the choice’s id. */
export interface Pick {
  colour: string | null;
  size: string | null;
  options: Readonly<Record<string, string>>;
}

/** A size or colour to pick; `why` says why it cannot be had just now, or is null. */
export interface Pickable {
  value: string;
  hex: string;
  why: string | null;
}

/** What keeps a pick from the cart; `field` is `colour`, `size` or `options.<group id>`. */
export interface PickFault {
  field: string;
  message: string;
}

/** The part of a product that sizes and colours come from. */
interface Variants {
  variants: readonly Variant[];
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];
const find = ({ variants }: Variants, colour: string | null, size: string | null): Variant | undefined =>
  variants.find((variant) => variant.colour === colour && variant.size === size);

/**
 * What is picked at first: the colour of the first picture, or else of the first variant that can be had; a size when there
 * is one only; default options.
 */
export function firstPick(product: Product): Pick {
  const there = product.variants.filter(({ available }) => available > 0);
  const first = product.pictures[0]?.colour?.toLowerCase();
  const ready = there.find(({ colour }) => colour.toLowerCase() === first) ?? there[0] ?? product.variants[0];
  const sizes = distinct(product.variants.map(({ size }) => size));
  return {
    colour: ready?.colour ?? null,
    size: sizes.length === 1 ? (sizes[0] ?? null) : null,
    options: defaultOptions(product),
  };
}

/** A pick that says something else than what is picked at first; null when nothing was chosen. */
export function chosenOf(product: Product, pick: Pick): Pick | null {
  const first = firstPick(product);
  const isFirst =
    pick.colour === first.colour &&
    pick.size === first.size &&
    product.optionGroups.every(({ _id }) => pick.options[_id] === first.options[_id]);
  return isFirst ? null : pick;
}

/** What an address picks of a product, in place of what is picked at first; what it has not is left out. */
export function pickFrom(product: Product, search: URLSearchParams): Pick {
  const first = firstPick(product);
  const chosen = search.get('options')?.split(',') ?? [];
  const found = product.optionGroups.flatMap(({ _id, choices }): [string, string][] => {
    const choice = choices.find((each) => chosen.includes(each._id));
    return choice ? [[_id, choice._id]] : [];
  });
  const known = (part: 'colour' | 'size') =>
    product.variants.find((variant) => variant[part] === search.get(part))?.[part] ?? first[part];
  return {
    colour: known('colour'),
    size: known('size'),
    options: { ...first.options, ...Object.fromEntries(found) },
  };
}

/** The variant that is picked, or undefined. */
export const pickedVariant = (product: Variants, pick: Pick): Variant | undefined =>
  find(product, pick.colour, pick.size);

/** The pick as contracts and API know it. */
export const choiceOf = (product: Variants, pick: Pick): Choice => ({
  variantId: pickedVariant(product, pick)?._id ?? null,
  options: pick.options,
});

/** Colours of the variants in their given order; `why` looks at the picked size. */
export function coloursOf(product: Variants, { size }: Pick): Pickable[] {
  return distinct(product.variants.map(({ colour }) => colour)).map((colour) => ({
    value: colour,
    hex: product.variants.find((variant) => variant.colour === colour)?.colourHex ?? '',
    why: size === null ? whyNoColour(product, colour) : unavailableReason(product, colour, size),
  }));
}

/** Sizes of the variants from small to large; `why` looks at the picked colour. */
export function sizesOf(product: Variants, { colour }: Pick): Pickable[] {
  return distinct(product.variants.map(({ size }) => size))
    .sort(bySize)
    .map((size) => ({ value: size, hex: '', why: unavailableReason(product, colour, size) }));
}

function whyNoColour({ variants }: Variants, colour: string): string | null {
  const canBeHad = variants.some((variant) => variant.colour === colour && variant.available > 0);
  return canBeHad ? null : `Every size is sold out in ${colour}.`;
}

function unavailableReason(product: Variants, colour: string | null, size: string): string | null {
  const variant = find(product, colour, size);
  if (variant && variant.available > 0) return null;
  const others = product.variants.filter((each) => each.size === size && each.available > 0).map((each) => each.colour);
  const what = product.variants.every((each) => each.size === size) ? 'It' : `Size ${size}`;
  const lack = `${what} is ${variant ? 'sold out' : 'not available'} in ${colour}`;
  return others.length > 0 ? `${lack}; available in ${listed(others)}.` : `${lack}.`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** First reason why the pick cannot go in the cart, in the order of the page, or null. */
export function faultOf(product: Product, pick: Pick): PickFault | null {
  if (product.variants.length > 0) {
    if (pick.colour === null) return { field: 'colour', message: 'Please choose a colour.' };
    if (pick.size === null) return { field: 'size', message: 'Please choose a size.' };
    const why = unavailableReason(product, pick.colour, pick.size);
    if (why) return { field: 'size', message: why };
  }
  const fault = checkChoice(product, choiceOf(product, pick));
  return fault && { field: fault.field, message: fault.message };
}
