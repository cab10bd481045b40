import type { PriceList } from '@adunni/contracts/studio/price-list';
import type { DesignRecipe } from '@adunni/contracts/studio/recipe';
import { TEXTILES, textileOf } from '@adunni/contracts/studio/textiles';
import { describe } from '@adunni/garment-art/recipes/describe';
import type { GarmentRecipe } from '@adunni/garment-art/recipes/recipe';
import type { Tx } from '../../../kit/database/connect.ts';
import { categoryFor, type DrawnProduct } from '../../catalog/service.ts';
import { fabricOf, garmentOf, linesOf } from '../asking/words.ts';
import { proposeProduct } from './propose-product.ts';

/** Longest words of a product’s picture and of its summary. */
const MOST_ALT = 200;
const MOST_SUMMARY = 240;

interface Drawn {
  name: string;
  recipe: DesignRecipe;
}

/** All that is proposed of a product that a design would be; its maker changes what they want before it is published. */
export async function draftOf(
  tx: Tx,
  { name, recipe }: Drawn,
  list: PriceList | null,
): Promise<Omit<DrawnProduct, 'picture' | 'makerId'>> {
  const { gender, categories, name: garment } = garmentOf(recipe);
  const { base, groups, basePrice, leadDays } = proposeProduct(recipe, list);
  const textile = textileOf(recipe.cloth);
  const isAdult = gender === 'women' || gender === 'men';
  return {
    base,
    parts: groups.map(({ choices }) => choices.map((choice) => choice.recipe)),
    alt: describe(recipe as GarmentRecipe).slice(0, MOST_ALT),
    form: {
      title: name,
      summary: `${garment} in ${fabricOf(recipe)}, made to your measurements.`.slice(0, MOST_SUMMARY),
      description: aboutOf(recipe),
      ...{ kind: 'made-to-measure', status: 'draft', publishAt: null, featured: false, code: null },
      ...{ gender, categoryId: await categoryFor(tx, categories) },
      fabric: textile ? TEXTILES[textile].label : garment,
      ...{ occasions: [], tags: [], care: [], returnable: false, variants: [] },
      ...{ basePrice, leadDaysMin: leadDays.min, leadDaysMax: leadDays.max },
      sizeChart: isAdult ? gender : 'none',
      optionGroups: groups.map(({ name: called, kind, choices }) => ({
        ...{ _id: null, name: called, kind, required: true },
        choices: choices.map(({ recipe: _recipe, ...choice }) => ({
          ...{ ...choice, _id: null, swatch: null, mediaId: null },
        })),
      })),
    },
  };
}

/** What it is, in words: each fact of the design but for colours, which the picture shows. */
const aboutOf = (recipe: DesignRecipe): string =>
  linesOf(recipe)
    .filter(({ colour }) => !colour)
    .map(({ name, value }) => `${name}: ${value}`)
    .join('\n');
