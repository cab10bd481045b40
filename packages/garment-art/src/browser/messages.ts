/** What the drawing worker is told. A new order ends the one before it. */
export type ToDrawer =
  | { kind: 'draw'; ticket: number; recipe: unknown; width: number } // px of the sharp picture
  | { kind: 'cancel' };

/** Why nothing was drawn: the recipe was refused, the browser alters what is drawn, or anything else. */
export type DrawingFailure = 'recipe' | 'noise' | 'drawing';

/** What it answers: opaque RGBA as ImageData takes it, first of a smaller picture, then of the whole one; or that it could not. */
export type FromDrawer = { ticket: number } & (
  | { pixels: Uint8ClampedArray<ArrayBuffer>; width: number; height: number; isRough: boolean }
  | { failure: DrawingFailure }
);
