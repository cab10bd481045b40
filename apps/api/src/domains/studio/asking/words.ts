import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';
import type { LoadedLook, LookChoice } from '@adunni/contracts/studio/asking/look';
import { type Choice, GARMENTS } from '@adunni/garment-art/recipes/choices';
import { factsOf } from '@adunni/garment-art/recipes/describe';
import type { GarmentName, GarmentRecipe } from '@adunni/garment-art/recipes/recipe';
import { CLOTHS } from '@adunni/garment-art/textiles/cloths';

/** Where the shop sells such garments, the best first. */
const CATEGORIES: Readonly<Record<GarmentName, readonly string[]>> = {
  agbada: ['agbada', 'men'],
  tunic: ['kaftan-and-senator', 'men'],
  dashiki: ['sets', 'men'],
  'buba-sokoto': ['sets', 'men'],
  'iro-buba': ['iro-and-buba', 'women'],
  boubou: ['boubous', 'women'],
  'shift-dress': ['gowns', 'women'],
  'peplum-set': ['gowns', 'women'],
  'george-set': ['wrappers', 'women'],
  'corset-gown': ['gowns', 'women'],
  'reception-dress': ['gowns', 'women'],
  onyonyo: ['gowns', 'women'],
  jumpsuit: ['jumpsuits', 'women'],
  duster: ['jumpsuits', 'women'],
  'edo-wrapper': ['wrappers', 'women'],
  'flare-dress': ['girls', 'kids'],
};
/** What a garment is called where its title names two. */
const CALLED: Partial<Record<GarmentName, string>> = { tunic: 'Kaftan', 'flare-dress': 'Flare dress' };

/** A recipe that is stored was checked as it came. */
const checked = (recipe: RecipePart) => recipe as GarmentRecipe;

/** The garment of a recipe, as the shop speaks of it. */
export function garmentOf(recipe: RecipePart) {
  const { garment } = checked(recipe);
  const { title, wearer } = GARMENTS[garment];
  return { name: CALLED[garment] ?? title, gender: wearer, categories: CATEGORIES[garment] };
}

/** What its main cloth is called. */
export const fabricOf = (recipe: RecipePart): string => CLOTHS[checked(recipe).cloth]?.title ?? 'As agreed';

/** What was chosen of a garment, in words. */
export const linesOf = (recipe: RecipePart): LoadedLook['lines'] =>
  factsOf(checked(recipe)).map(({ label: name, value }) => ({
    ...{ name, value },
    ...(value.startsWith('#') && { colour: value }),
  }));

const cloths = Object.entries(CLOTHS).map(([value, { title: label }]) => ({ value, label }));

/** A choice of cloth; one’s own colours are those of another. */
const clothChoice = (name: string, key: string, colours: string, none?: string): LookChoice => ({
  name,
  options: [
    ...(none ? [{ label: none, set: {}, clear: [key, colours] }] : []),
    ...cloths.map(({ value, label }) => ({ label, set: { [key]: value }, clear: [colours] })),
  ],
});

/** The colour of a lining that nobody has chosen one for. */
const FILLED: Readonly<Record<string, RecipePart | undefined>> = { linedTo: { lining: '#cbb790' } };

const choice = ({ name, label, options }: Choice): LookChoice => ({
  name: label,
  options: options.map(({ label: says, value }) => ({
    label: says,
    ...(value === undefined ? { set: {}, clear: [name] } : { set: { [name]: value }, clear: [], fill: FILLED[name] }),
  })),
});

/** What a maker may change of a garment. */
export function choicesOf(recipe: RecipePart): LookChoice[] {
  const { cloth, second, thread, choices } = GARMENTS[checked(recipe).garment];
  const tonal: LookChoice = {
    name: thread,
    options: [
      { label: 'In its own colour', set: {}, clear: ['isTonal'] },
      { label: 'Tone on tone', set: { isTonal: true }, clear: [] },
    ],
  };
  return [
    clothChoice(cloth, 'cloth', 'clothColours'),
    ...(second ? [clothChoice(second, 'second', 'secondColours', 'Same fabric')] : []),
    ...choices.map(choice),
    tonal,
  ];
}
