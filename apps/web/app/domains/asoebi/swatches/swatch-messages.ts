/** A garment that is to be drawn: addresses of its layers from back to front and of its cloth, and `#rrggbb` of the colours. */
export interface SwatchOrder {
  ticket: number;
  layers: string[];
  cloth: string;
  colours: string[];
}

/** What was drawn; no pixels where it could not be. */
export type SwatchDrawn =
  | { ticket: number; pixels: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }
  | { ticket: number; pixels: null };
