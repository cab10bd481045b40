import type { Outfit } from '@adunni/contracts/tryon/outfits';
import type { FigureLook } from '@adunni/tryon/figure/figure';

/** What of an outfit its drawing needs. */
export type WornOutfit = Pick<Outfit, '_id' | 'fit' | 'anchors' | 'layers'>;

/** A figure to draw with what it wears, from the skin outwards, on a picture of so many px. */
export interface Order {
  look: FigureLook;
  width: number;
  height: number;
  outfits: readonly WornOutfit[];
}

/** What the worker is told, and what it answers: pixels with straight alpha, or that it could not. */
export type ToWorker = Order & { ticket: number };
export type FromWorker = { ticket: number } & ({ pixels: Uint8ClampedArray<ArrayBuffer> } | { failure: string });
