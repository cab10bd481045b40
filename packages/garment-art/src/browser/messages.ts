/** A cloth to show a square of: its name, and its colours when they are one's own. */
export interface SwatchOrder {
  name: string;
  colours?: string;
}

/** A rectangle of a picture, in its px: left, top, width and height. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the drawing worker is told. A new order of a picture ends the one before it; cloth is woven when nothing is drawn. */
export type ToDrawer =
  | { kind: 'prepare'; recipe: unknown; width: number } // draws both pictures and shows none: what follows is fast
  | { kind: 'draw'; ticket: number; recipe: unknown; width: number; part?: Part } // px of the sharp picture; a part alone
  | { kind: 'weave'; ticket: number; swatch: SwatchOrder }
  | { kind: 'cancel' };

/** Why nothing was drawn: the recipe was refused, the browser alters what is drawn, or anything else. */
export type DrawingFailure = 'recipe' | 'noise' | 'drawing';

/** What it answers: opaque RGBA as ImageData takes it, first of a smaller picture, then of the whole one; or that it could not. */
export type FromDrawer = { ticket: number } & (
  | { swatch: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }
  | { pixels: Uint8ClampedArray<ArrayBuffer>; width: number; height: number; isRough: boolean }
  | { failure: DrawingFailure }
);
