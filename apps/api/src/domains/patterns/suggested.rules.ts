import type { AgeGroup, Figure } from '@adunni/contracts/measurements/catalogue';
import type { DraftName } from '@adunni/contracts/patterns/choices';
import { textileOf } from '@adunni/contracts/studio/textiles';

type Drafts = readonly DraftName[];

/** A product as far as it says what is sewn. */
export interface Sewn {
  title: string;
  /** What it is cut as, with what its customer chose; null without one. */
  recipe: Readonly<Record<string, string | number | boolean>> | null;
  /** What its customer chose, in words: each choice of an option. */
  choices: readonly string[];
  categorySlug: string | null;
  /** What its product says that it is sewn from, as the work sheet has it. */
  fabric: string | null;
}

/** Which garments something consists of, the outermost first, and what belongs to it that can’t be drafted. */
export interface Consisting {
  suggested: DraftName[];
  undrafted: string[];
}

/** Sets by the garment that names them; the more exact words first: a babban riga stands among agbadas. */
const SETS: readonly (readonly [RegExp, Drafts])[] = [
  [/\b(babban|riga)\b/i, ['babban-riga', 'kaftan', 'trousers']],
  [/\bisiagu\b/i, ['isiagu', 'trousers']],
  [/\bsenator\b/i, ['senator', 'trousers']],
  [/\bagbada\b/i, ['agbada', 'buba', 'sokoto']],
  [/\bboubou\b/i, ['boubou']],
  [/\bcorset\b/i, ['corset', 'a-line-skirt']],
  [/\b(kaftan|caftan)\b/i, ['kaftan', 'trousers']],
  [/\bdashiki\b/i, ['buba']],
];

/** Garments that stand beside each other in a title: “Buba & Sokoto”. */
const NAMED: readonly (readonly [RegExp, DraftName])[] = [
  [/\b(iro|wrapper)\b/i, 'iro'],
  [/\bbuba\b/i, 'buba'],
  [/\b(blouse|bodice|peplum)\b/i, 'bodice'],
  [/\bsokoto\b/i, 'sokoto'],
  [/\b(trousers|pants)\b/i, 'trousers'],
  [/\b(straight|pencil) skirt\b/i, 'straight-skirt'],
  [/\b(?<!straight |pencil )skirt\b/i, 'a-line-skirt'],
];

/** What recipes are cut as, but for a tunic; a block is what a dress without a draft is developed from. */
const BY_GARMENT: Readonly<Record<string, Drafts>> = {
  agbada: ['agbada', 'buba', 'sokoto'],
  dashiki: ['buba'],
  'buba-sokoto': ['buba', 'sokoto'],
  'iro-buba': ['iro', 'buba'],
  boubou: ['boubou'],
  'corset-gown': ['corset', 'a-line-skirt'],
  'peplum-set': ['bodice', 'iro'],
  'george-set': ['bodice', 'iro'],
  'edo-wrapper': ['iro'],
  'shift-dress': ['bodice'],
  'reception-dress': ['bodice', 'straight-skirt'],
  jumpsuit: ['bodice', 'trousers'],
};

const BY_CATEGORY: Readonly<Record<string, Drafts>> = {
  agbada: ['agbada', 'buba', 'sokoto'],
  grooms: ['agbada', 'buba', 'sokoto'],
  'kaftan-and-senator': ['kaftan', 'trousers'],
  sets: ['buba', 'sokoto'],
  boubous: ['boubou'],
  'iro-and-buba': ['iro', 'buba'],
  brides: ['iro', 'buba'],
  wrappers: ['iro'],
};

/** What is worn with a set and can’t be drafted: by the values of a recipe, and by words of choices. */
const WORN: readonly (readonly [string, RegExp, readonly string[]])[] = [
  ['Cap', /\b(cap|fila|gobi|abeti-aja|hula|zanna)\b/i, ['cap']],
  ['Gele', /\b(gele|headtie)\b/i, ['gele']],
  ['Ipele', /\bipele\b/i, ['sash']],
];

/** Where a tunic’s hem is down to which it is cut as a senator, in px of the design canvas. */
const SHORT_HEM = 1080;

/** A tunic is what its title calls it, then what its studs and its hem make it. */
function tunicOf(recipe: NonNullable<Sewn['recipe']>, title: string): Drafts {
  const called = setOf(title)?.find((draft) => draft === 'isiagu' || draft === 'senator' || draft === 'kaftan');
  const byStuds = recipe.embroidery === 'isiagu' ? 'isiagu' : undefined;
  return [called ?? byStuds ?? (Number(recipe.hemY) <= SHORT_HEM ? 'senator' : 'kaftan'), 'trousers'];
}

const setOf = (title: string): Drafts | undefined => SETS.find(([words]) => words.test(title))?.[1];

/** By its recipe; a title only says which of its kind it is. Undefined for a garment that has no drafts. */
function byRecipe({ recipe, title }: Sewn): Drafts | undefined {
  if (!recipe) return undefined;
  if (recipe.garment === 'tunic') return tunicOf(recipe, title);
  const named = recipe.garment === 'agbada' ? setOf(title) : undefined;
  return named?.[0] === 'babban-riga' ? named : BY_GARMENT[String(recipe.garment)];
}

function byTitle(title: string): Drafts | undefined {
  const named = NAMED.filter(([words]) => words.test(title)).map(([, draft]) => draft);
  return setOf(title) ?? (named.length > 0 ? named : undefined);
}

/**
 * The garments that a product consists of as its customer chose it: by its recipe, without one by its title, then by its
 * category; else none.
 */
export function consistsOf(sewn: Sewn): Consisting {
  const { title, recipe, choices, categorySlug } = sewn;
  const drafts = byRecipe(sewn) ?? (recipe ? [] : (byTitle(title) ?? BY_CATEGORY[categorySlug ?? ''] ?? []));
  // Narrow sokoto close with a zip, so they are cut as trousers.
  const isNarrow = recipe ? recipe.trousers === 'narrow' : choices.some((choice) => /\bnarrow sokoto\b/i.test(choice));
  const suggested = drafts.map((draft) => (draft === 'sokoto' && isNarrow ? 'trousers' : draft));
  const isWith = (words: RegExp, values: readonly string[]) =>
    values.some((value) => recipe?.[value]) || choices.some((choice) => words.test(choice));
  const worn = WORN.filter(([, words, values]) => isWith(words, values)).map(([label]) => label);
  return { suggested, undrafted: worn };
}

/** Whether something is sewn from aso-oke: by the cloth of its recipe, without one by what its product and its choices say. */
export const isOfStrips = ({ recipe, title, fabric, choices }: Sewn): boolean =>
  recipe?.cloth === undefined
    ? [title, fabric ?? '', ...choices].some((words) => /\b(aso-?\s?oke|etu)\b/i.test(words))
    : textileOf(recipe.cloth) === 'aso-oke';

/** What is drafted of a profile until its owner chooses. */
export const firstDraftOf = (figure: Figure): DraftName => (figure === 'man' ? 'kaftan' : 'boubou');

/** Whom nothing is drafted for: by the measurements, else by whom the product is for. */
export const isChild = (ageGroup: AgeGroup | undefined, gender: string | null): boolean =>
  ageGroup === undefined ? gender === 'girls' || gender === 'boys' : ageGroup === 'child';
