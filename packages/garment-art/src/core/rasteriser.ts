// What turns shapes into pixels: chosen once by the program that draws, since browsers and Node have no common one.

/** A rectangle of the drawing: left, top, width and height. */
export type Box = readonly [number, number, number, number];

/**
 * Draws SVG markup to RGBA bytes (straight alpha) of width x height px; the box of the drawing is stretched over them.
 * It lets waiting events in before it answers, so that a long drawing can be stopped.
 */
export type Rasteriser = (markup: string, width: number, height: number, box: Box) => Promise<Uint8Array>;

let chosen: Rasteriser | undefined;

/** Sets what draws from now on. */
export function chooseRasteriser(rasteriser: Rasteriser): void {
  chosen = rasteriser;
}

/** Rasterises SVG markup to RGBA bytes (straight alpha); the box defaults to width x height. */
export function rasteriseSvg(
  markup: string,
  width: number,
  height: number,
  box: Box = [0, 0, width, height],
): Promise<Uint8Array> {
  if (!chosen) throw new Error('No rasteriser was chosen: import node/rasteriser.ts, or call chooseRasteriser');
  return chosen(markup, width, height, box);
}
