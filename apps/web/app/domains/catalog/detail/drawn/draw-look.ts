import type { Product } from '@adunni/contracts/catalog/catalog';
import { lookOf, recipeOf } from '@adunni/contracts/catalog/recipe';
import { type Drawer, startDrawer } from '../../../../kit/garments/drawer.ts';
import type { Pick } from '../choice/pick.ts';
import type { LookState } from './look.ts';

/** Px that a picture is drawn with at least and at most. */
const [NARROWEST, WIDEST] = [320, 1600];
/** Sharp enough on any screen, and soon there. */
const LARGEST_AT_FIRST = 960;

const bounded = (width: number, most: number): number => Math.round(Math.min(Math.max(width, NARROWEST), most));

/** What draws the looks of one page. */
export interface LookDrawer {
  /** Draws what is picked, to be shown so many px wide; `off` when it can’t be drawn. */
  draw: (product: Product, pick: Pick, width: number, onLook: (look: LookState) => void) => void;
  /** Makes ready for what may be picked, so that the first picture comes as fast as those after it. */
  prepare: (product: Product, pick: Pick, width: number) => void;
  end: () => void;
}

/** Starts what draws; `drawer` stands in for its worker in tests. */
export function startLookDrawer(drawer: Drawer = startDrawer()): LookDrawer {
  return {
    draw(product, pick, width, onLook) {
      const recipe = recipeOf(product, pick);
      if (!recipe) return onLook('off');
      const alt = lookOf(product, pick);
      drawer.draw(recipe, bounded(width, LARGEST_AT_FIRST), (drawn) =>
        onLook(
          drawn
            ? {
                ...drawn,
                alt,
                enlarge: (large, onLarge) =>
                  drawer.draw(recipe, bounded(large, WIDEST), (closer) => {
                    if (!closer?.isRough) onLarge(closer?.image ?? null);
                  }),
                drawPart: ({ width: whole, part }, onPart) =>
                  drawer.draw(recipe, whole, (closer) => onPart(closer?.image ?? null), part),
              }
            : 'off',
        ),
      );
    },
    prepare(product, pick, width) {
      const recipe = recipeOf(product, pick);
      if (recipe) drawer.prepare(recipe, bounded(width, LARGEST_AT_FIRST));
    },
    end: drawer.end,
  };
}
