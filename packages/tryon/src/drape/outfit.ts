import type { BodyPoints, HeadPoints } from '../body/body.ts';
import type { Sheet } from '../raster/warp.ts';

/**
 * What a garment is drawn in, from the back to the front; the arms of a body come between `body` and the sleeves, and `front` is
 * what lies over those: a sash.
 */
export type LayerRole = 'back' | 'legR' | 'legL' | 'body' | 'sleeveR' | 'sleeveL' | 'front';

export interface Layer {
  role: LayerRole;
  /** On the garment’s canvas. */
  sheet: Sheet;
}

interface Cut {
  layers: readonly Layer[];
}

/** A garment as it is laid on a body: its layers, and where the body is inside its canvas. */
export interface WornGarment extends Cut {
  /** Follows arms and waist, or hangs from the shoulders. */
  fit: 'fitted' | 'robe';
  /** What it covers; all of the body unless told otherwise. */
  slot?: 'whole' | 'top' | 'bottom';
  /** Its width on the body by its width in the canvas; 1 unless it is cut wider. */
  ease?: number;
  anchors: BodyPoints;
}

/** What is worn on the head, drawn large on a canvas of its own. */
export interface Headwear extends Cut {
  fit: 'head';
  anchors: Pick<HeadPoints, 'templeR' | 'templeL' | 'brow'>;
}

export type Outfit = WornGarment | Headwear;
