/** A picture in memory: three bytes for each pixel, red, green and blue, row by row. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** How many bytes a pixel has. */
export const CHANNELS = 3;

/** How many pixels of a screen, in width and in height, one pixel of a reduced picture is the mean of. */
export const REDUCTION = 4;

/** A quarter of a picture’s width and height; each pixel is the mean of a square. What is left over at the end is cut off. */
export function reduce({ width: fullWidth, height: fullHeight, pixels }: Picture): Picture {
  const [width, height] = [Math.floor(fullWidth / REDUCTION), Math.floor(fullHeight / REDUCTION)];
  const reduced = new Uint8Array(width * height * CHANNELS);
  for (let at = 0; at < reduced.length; at += 1) {
    const channel = at % CHANNELS;
    const [x, y] = [((at - channel) / CHANNELS) % width, Math.floor(at / (width * CHANNELS))];
    reduced[at] = Math.round(sumOf(pixels, fullWidth, x, y, channel) / REDUCTION ** 2);
  }
  return { width, height, pixels: reduced };
}

/** The sum of a channel over the square that a reduced pixel stands for. */
function sumOf(pixels: Uint8Array, fullWidth: number, x: number, y: number, channel: number): number {
  const first = (y * REDUCTION * fullWidth + x * REDUCTION) * CHANNELS + channel;
  let sum = 0;
  for (let down = 0; down < REDUCTION; down += 1)
    for (let aside = 0; aside < REDUCTION; aside += 1)
      sum += pixels[first + (down * fullWidth + aside) * CHANNELS] ?? 0;
  return sum;
}
