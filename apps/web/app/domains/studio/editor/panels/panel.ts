import type { GarmentRecipe } from '@adunni/garment-art/recipes/recipe';
import type { Drawer } from '../../../../kit/garments/drawer.ts';

/** What every panel of the editor is given. */
export interface PanelProps {
  recipe: GarmentRecipe;
  /** Changes the design; more of the same gesture is one step of undoing. */
  onChange: (recipe: GarmentRecipe, gesture?: string | null) => void;
  /** A gesture came to its end. */
  onRest: () => void;
  weave: Drawer['weave'];
}
