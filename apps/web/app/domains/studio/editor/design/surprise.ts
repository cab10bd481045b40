import { type Choice, GARMENTS } from '@adunni/garment-art/recipes/choices';
import type { GarmentName, GarmentRecipe } from '@adunni/garment-art/recipes/recipe';
import type { Cloth, ClothKind } from '@adunni/garment-art/textiles/cloth-kinds';
import { CLOTHS } from '@adunni/garment-art/textiles/cloths';
import { changed, coloursUsed, saidOf, withCloth, withColours } from './change.ts';
import { distance, readHex, toHex } from './colours.ts';

/** Which cloths a garment is sewn from. */
const WORN: Readonly<Record<GarmentName, readonly ClothKind[]>> = {
  agbada: ['brocade', 'aso-oke', 'voile-lace'],
  tunic: ['plain', 'brocade', 'isiagu'],
  dashiki: ['ankara'],
  'buba-sokoto': ['adire', 'ankara', 'voile-lace'],
  'iro-buba': ['aso-oke', 'ankara', 'adire'],
  boubou: ['adire', 'plain', 'brocade'],
  'shift-dress': ['ankara', 'adire', 'voile-lace'],
  'peplum-set': ['ankara', 'cord-lace'],
  'george-set': ['george'],
  'corset-gown': ['cord-lace'],
  'reception-dress': ['tulle'],
  onyonyo: ['brocade', 'velvet'],
  jumpsuit: ['plain', 'kente', 'ankara'],
  duster: ['adire', 'ankara', 'aso-oke'],
  'edo-wrapper': ['velvet'],
  'flare-dress': ['ankara', 'adire'],
};

/** What goes beside a cloth on each garment that is cut from two: the same, a quiet cloth, lace, or its sheer kin. */
const BESIDE: Partial<Record<GarmentName, 'same' | 'quiet' | 'lace' | 'sheer'>> = {
  agbada: 'same',
  tunic: 'same',
  'iro-buba': 'lace',
  'peplum-set': 'same',
  'george-set': 'lace',
  'corset-gown': 'sheer',
  'reception-dress': 'sheer',
  jumpsuit: 'quiet',
  duster: 'quiet',
};

/** Gold, silver, ivory, copper: threads that go with most cloths. */
const THREADS = ['#d9b25a', '#cfd6e6', '#f6ecd8', '#c98a4b', '#8c6a2f'];
/** As far as thread lies from the cloth at least, so that it is seen. */
export const SEEN = 0.24;
/** Colours as weak as these stay as they are, whatever is turned. */
const NEUTRAL = 0.045;

/** Numbers from 0 to 1 by chance, the same for the same seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;
const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
const isSheer = (cloth: Cloth): boolean => 'isSheer' in cloth && cloth.isSheer;
const namesOf = (fits: (cloth: Cloth) => boolean): string[] =>
  Object.entries(CLOTHS).flatMap(([name, cloth]) => (fits(cloth) ? [name] : []));

const isFiner = ({ kind, ...cloth }: Cloth): boolean =>
  kind !== 'plain' || !('finish' in cloth) || cloth.finish === 'satin' || cloth.finish === 'crepe';

function chooseCloth(recipe: GarmentRecipe, random: Random): GarmentRecipe {
  const kinds = WORN[recipe.garment];
  const forWomen = GARMENTS[recipe.garment].wearer === 'women';
  const names = namesOf((cloth) => kinds.includes(cloth.kind) && !isSheer(cloth) && (!forWomen || isFiner(cloth)));
  const chosen = withCloth(recipe, 'cloth', pick(random, names));
  if (random() < 0.5) return chosen;
  // All hues turn together, so that what went together still does; ivory, black and silver stay.
  const by = Math.round(random() * 300) + 30;
  const turned = coloursUsed(chosen, 'cloth').map((hex) => {
    const colour = readHex(hex);
    return colour.strength < NEUTRAL ? hex : toHex({ ...colour, hue: (colour.hue + by) % 360 });
  });
  return withColours(chosen, 'cloth', turned);
}

function chooseSecond(recipe: GarmentRecipe, random: Random): GarmentRecipe {
  const beside = BESIDE[recipe.garment];
  if (!beside) return recipe;
  const main = CLOTHS[recipe.cloth];
  const colours = coloursUsed(recipe, 'cloth');
  const [ground = '#000000'] = colours;
  if (beside === 'sheer') {
    const [kin = ''] = namesOf((cloth) => isSheer(cloth) && cloth.kind === main?.kind);
    return withColours(withCloth(recipe, 'second', kin), 'second', colours);
  }
  if (main?.kind === 'isiagu') return withCloth(recipe, 'second', 'crepe-black');
  if (beside === 'same') return withCloth(recipe, 'second', undefined);
  const plain = namesOf((cloth) => cloth.kind === 'plain' && 'finish' in cloth && cloth.finish === 'crepe');
  if (beside === 'quiet') {
    const near = plain.filter((name) => {
      const { strength } = readHex(CLOTHS[name]?.colours[0] ?? ground);
      return strength < NEUTRAL || name === 'crepe-black';
    });
    return withCloth(recipe, 'second', pick(random, near));
  }
  const lace = pick(random, ['lace-cord-ivory', 'lace-voile-white', 'lace-cord-emerald']);
  const base = toHex({ ...readHex(ground), lightness: Math.min(0.9, readHex(ground).lightness + 0.32) });
  const own = lace === 'lace-cord-emerald' ? [ground, pick(random, ['#f6ecd8', '#ecd9a0'])] : null;
  const chosen = withCloth(recipe, 'second', lace);
  return withColours(chosen, 'second', own ?? (random() < 0.4 ? [base, '#fffaf0'] : null));
}

function chooseThread(recipe: GarmentRecipe, random: Random): GarmentRecipe {
  const [ground = '#000000', ...others] = coloursUsed(recipe, 'cloth');
  const seen = [...others, ...THREADS, '#fbf5e8', '#2a1a12'].filter((thread) => distance(thread, ground) >= SEEN);
  const metallic = seen.filter((thread) => THREADS.includes(thread));
  const thread = pick(random, metallic.length > 0 && random() < 0.6 ? metallic : seen);
  const colour = readHex(thread);
  const darkThread = toHex({ ...colour, lightness: Math.max(0.18, colour.lightness - 0.32) });
  const worked = GARMENTS[recipe.garment].choices.some(({ part }) => part === 'embroidery');
  return changed(recipe, { thread, darkThread, isTonal: worked && random() < 0.18 ? true : undefined });
}

/** Embroideries that belong to a cloth, and to no other. */
const fits = (recipe: GarmentRecipe, { name }: Choice, value: unknown): boolean => {
  if (recipe.garment !== 'tunic' || name !== 'embroidery') return true;
  const { kind } = CLOTHS[recipe.cloth] ?? {};
  if (kind === 'isiagu') return value === 'isiagu';
  return value !== 'isiagu' && (value !== 'woko' || kind === 'plain');
};

function chooseParts(recipe: GarmentRecipe, random: Random): GarmentRecipe {
  let chosen = recipe;
  for (const choice of GARMENTS[recipe.garment].choices) {
    const options = choice.options.filter(({ value }) => fits(chosen, choice, value));
    const isExtra = choice.part === 'accessories' || choice.part === 'trims';
    const option = isExtra && random() < 0.5 ? options[0] : pick(random, options);
    chosen = changed(chosen, { [choice.name]: option?.value });
  }
  const isLined = saidOf(chosen, 'linedTo') !== undefined;
  const colours = coloursUsed(chosen, 'cloth');
  return changed(chosen, { lining: isLined ? pick(random, [...colours, '#f3ead8']) : undefined });
}

function layMotif(recipe: GarmentRecipe, random: Random): GarmentRecipe {
  const share = (): number => Math.round(random() * 20) / 20;
  const [motifX, motifY] = [share(), share()];
  const grain = random() < 0.12 ? 'bias' : undefined;
  return changed(recipe, { clothScale: pick(random, [0.36, 0.42, 0.5, 0.6, 0.7]), motifX, motifY, grain });
}

/** Another design of the same kind, by chance but within taste: the same for the same seed. */
export function surprise(recipe: GarmentRecipe, seed: number): GarmentRecipe {
  const random = chance(seed);
  const { ground } = recipe;
  const start = changed(GARMENTS[recipe.garment].start, { ground });
  return [chooseCloth, chooseSecond, chooseParts, chooseThread, layMotif].reduce(
    (design, choose) => choose(design, random),
    start,
  );
}
