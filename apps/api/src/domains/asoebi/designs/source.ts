import type { LoadedDesignPricing } from '@adunni/contracts/asoebi/designs/designs';
import type { DesignForm } from '@adunni/contracts/asoebi/designs/forms';
import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';
import type { LoadedLook } from '@adunni/contracts/studio/asking/look';
import type { Db, Tx } from '../../../kit/database/connect.ts';

/** A design as it was chosen. */
export interface ChosenDesign {
  title: string;
  recipe: RecipePart;
  /** What was chosen of it, in words. */
  lines: LoadedLook['lines'];
}

/** Where the designs lie that packages are sewn from. */
export interface DesignSource {
  /**
   * A design that a person saved, or one that a maker responded to them with. Throws 404 for what is another’s or gone,
   * 409 for what our team removed or what is at another version by now, 422 for what can’t be drawn.
   */
  find: (tx: Tx, userId: string, chosen: DesignForm) => Promise<ChosenDesign>;
  /** What a workshop’s own price list says of recipes, in their order. */
  price: (db: Db | Tx, makerId: string, recipes: readonly RecipePart[]) => Promise<LoadedDesignPricing[]>;
}
