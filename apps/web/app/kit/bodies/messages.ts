import type { Part } from '@adunni/garment-art/browser/messages';
import type { FigureLook } from '@adunni/tryon/figure/figure';

/** From where a body is seen. */
export type Side = 'front' | 'back';

/** A garment on a body: its recipe, which is checked before it is drawn, who wears it, and from where it is seen. */
export interface WornOrder {
  recipe: object;
  look: Pick<FigureLook, 'build' | 'lengths' | 'skin'>;
  side: Side;
  /** Px of the picture, 3 : 4. */
  width: number;
  /** What of it is drawn, for who looks closely: all of it unless told. */
  part?: Part;
}

/** What the worker is told; a new order ends the one before it. */
export type ToWearer = { ticket: number } & WornOrder;

/** Why there is no picture: the recipe was refused, the browser alters what is drawn, or anything else. */
export type WearingFailure = 'recipe' | 'noise' | 'drawing';

/** What it answers: opaque RGBA, a rough picture where the sharp one takes longer; or that it could not. */
export type FromWearer = { ticket: number } & (
  | { pixels: Uint8ClampedArray<ArrayBuffer>; width: number; height: number; isRough: boolean }
  | { failure: WearingFailure }
);
