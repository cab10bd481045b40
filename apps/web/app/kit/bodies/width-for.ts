/** Px that a picture of a body has at least and at most: sharp on any screen, and soon there. */
const [NARROWEST, WIDEST] = [360, 900];
/** Its height and half of both are whole px. */
const STEP = 24;

/** How many px wide a picture of 3 : 4 is drawn for a place of so many CSS px, in which the whole of it is shown. */
export function widthFor({ width, height }: { width: number; height: number }, pixelRatio: number): number {
  const shown = Math.min(width, height > 0 ? (height * 3) / 4 : width) * Math.min(2, pixelRatio);
  return Math.round(Math.min(Math.max(shown, NARROWEST), WIDEST) / STEP) * STEP;
}
