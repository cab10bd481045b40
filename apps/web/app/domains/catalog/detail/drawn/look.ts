import type { DrawPart } from '../../../../kit/garments/use-detail.ts';

/** A garment as it was chosen, drawn. */
export interface Look {
  image: ImageData;
  /** What it shows, in words. */
  alt: string;
  isRough: boolean;
  /** Draws it anew with so many px, for who looks closer; tells null when that can’t be done. */
  enlarge: (width: number, onDrawn: (image: ImageData | null) => void) => void;
  /** Draws a part of it, roughly first, for who looks closer still. */
  drawPart: DrawPart;
}

/** `off`: the pictures that there are show it; `waiting`: the first drawing is under way. */
export type LookState = Look | 'off' | 'waiting';
