/** Widest and narrowest picture that is drawn, px: more than a screen shows of it is of no use. */
const WIDEST = 900;
const NARROWEST = 480;

/** Px of a picture. */
export interface Size {
  width: number;
  height: number;
}

/** The size of the picture for a place of so many CSS px on a screen with so many px to each, 3 by 4. */
export function sizeFor(cssWidth: number, pixelRatio: number): Size {
  const wanted = cssWidth * Math.min(2, pixelRatio);
  const width = Math.round(Math.min(WIDEST, Math.max(NARROWEST, wanted)) / 12) * 12;
  return { width, height: (width / 3) * 4 };
}
