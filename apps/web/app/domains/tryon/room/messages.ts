import type { Outfit } from '@adunni/contracts/tryon/outfits';
import type { Moved } from '@adunni/tryon/body/adjust';
import type { FigureLook } from '@adunni/tryon/figure/figure';
import type { ReadPixels } from '../photo/messages.ts';

/** A layer that no server has: straight RGBA, whose canvas may be larger. */
export interface DrawnLayer {
  role: Outfit['layers'][number]['role'];
  drawn: { width: number; height: number; data: Uint8ClampedArray };
}

/** What of an outfit its drawing needs. */
export type WornOutfit = Pick<Outfit, '_id' | 'fit' | 'slot' | 'anchors'> & {
  layers: readonly (Pick<Outfit['layers'][number], 'role' | 'picture'> | DrawnLayer)[];
  /** `#rrggbb` of the colour that was picked, or where the picture of the fabric is; null as its own pictures are. */
  tint: string | null;
  /** By how much wider than its pictures it is laid; 1 unless told otherwise. */
  ease?: number;
};

/** A figure to be drawn on a picture of so many px; what it wears follows the points that were moved. */
export interface DrawnFigure {
  look: FigureLook;
  width: number;
  height: number;
  moved?: Moved;
}

/** Who is dressed in what, from the skin outwards; a photo is dressed in its own size. */
export interface Order {
  on: DrawnFigure | { photo: { id: string; read: ReadPixels }; moved: Moved };
  outfits: readonly WornOutfit[];
}

/** The worker keeps the photo that was sent last and the one before it, to which somebody may go back. */
export const KEPT_PHOTOS = 2;

/** What the worker is told. A photo is sent before it is dressed, unless it is kept; an outfit that may be put on is foreseen. */
export type ToWorker =
  | { kind: 'hold'; id: string; read: ReadPixels }
  | { kind: 'foresee'; outfit: WornOutfit }
  | {
      kind: 'draw';
      ticket: number;
      on: DrawnFigure | { photoId: string; moved: Moved };
      outfits: readonly WornOutfit[];
    };

/** What it answers: pixels with straight alpha, first rough ones where the finished take longer; or that it could not. */
export type FromWorker = { ticket: number } & (
  | { pixels: Uint8ClampedArray<ArrayBuffer>; width: number; height: number; isRough: boolean }
  | { failure: string }
);
