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
  const sums = new Uint32Array(width * height * CHANNELS);
  for (let y = 0; y < height * REDUCTION; y += 1)
    for (let x = 0; x < width * REDUCTION; x += 1) {
      const from = (y * fullWidth + x) * CHANNELS;
      const to = (Math.floor(y / REDUCTION) * width + Math.floor(x / REDUCTION)) * CHANNELS;
      for (let channel = 0; channel < CHANNELS; channel += 1)
        sums[to + channel] = (sums[to + channel] ?? 0) + (pixels[from + channel] ?? 0);
    }
  return { width, height, pixels: Uint8Array.from(sums, (sum) => Math.round(sum / REDUCTION ** 2)) };
}
