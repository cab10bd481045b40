/** Pixels with red, green, blue and alpha, 0…255; the colours are premultiplied by alpha, so that they can be averaged. */
export interface Image {
  readonly width: number;
  readonly height: number;
  /** 4 · width · height bytes, by rows. */
  readonly data: Uint8ClampedArray;
}

/** One value per pixel, by rows: how much of it is covered, how far away, how high. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** An image without anything on it. */
export const blankImage = (width: number, height: number): Image => ({
  width,
  height,
  data: new Uint8ClampedArray(4 * width * height),
});

/** A field of zeros. */
export const blankField = (width: number, height: number): Field => ({
  width,
  height,
  data: new Float32Array(width * height),
});

/** Multiplies the colours of straight-alpha pixels, as files and canvases give them, in place. */
export function premultiply(width: number, height: number, data: Uint8ClampedArray): Image {
  for (let i = 0; i < data.length; i += 4) {
    const alpha = (data[i + 3] as number) / 255;
    if (alpha === 1) continue;
    for (let k = 0; k < 3; k++) data[i + k] = (data[i + k] as number) * alpha;
  }
  return { width, height, data };
}

/** The straight-alpha pixels of an image, as canvases and files take them. */
export function straighten({ data }: Image): Uint8ClampedArray<ArrayBuffer> {
  const straight = new Uint8ClampedArray(data);
  for (let i = 0; i < straight.length; i += 4) {
    const alpha = straight[i + 3] as number;
    if (alpha === 0 || alpha === 255) continue;
    for (let k = 0; k < 3; k++) straight[i + k] = ((data[i + k] as number) * 255) / alpha;
  }
  return straight;
}

/** The image at half the size, each pixel the mean of four. */
export function halve(image: Image): Image {
  const { width, height, data } = image;
  const half = blankImage(Math.max(1, width >> 1), Math.max(1, height >> 1));
  const right = width > 1 ? 4 : 0;
  const below = height > 1 ? 4 * width : 0;
  for (let y = 0, to = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      const from = 4 * (2 * y * width + 2 * x);
      for (let k = 0; k < 4; k++, to++) {
        const at = from + k;
        const sum =
          (data[at] as number) +
          (data[at + right] as number) +
          (data[at + below] as number) +
          (data[at + right + below] as number);
        half.data[to] = sum / 4;
      }
    }
  }
  return half;
}

/** The field at half the size, each value the mean of four. */
export function halveField({ width, height, data }: Field): Field {
  const half = blankField(Math.max(1, width >> 1), Math.max(1, height >> 1));
  for (let y = 0, to = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++, to++) {
      const at = 2 * y * width + 2 * x;
      const sum =
        (data[at] as number) +
        (data[at + 1] as number) +
        (data[at + width] as number) +
        (data[at + width + 1] as number);
      half.data[to] = sum / 4;
    }
  }
  return half;
}

/** Values of `channels` to a pixel at twice the size, or a pixel more, each between the four around it. */
function between<Data extends Float32Array | Uint8ClampedArray>(
  { width, height, data }: { width: number; height: number; data: Data },
  channels: number,
  to: { width: number; height: number; data: Data },
): void {
  for (let y = 0, at = 0; y < to.height; y++) {
    const down = Math.min(height - 1, Math.max(0, (y - 0.5) / 2));
    const upper = Math.floor(down) * width;
    const lower = Math.min(height - 1, Math.floor(down) + 1) * width;
    const v = down % 1;
    for (let x = 0; x < to.width; x++) {
      const along = Math.min(width - 1, Math.max(0, (x - 0.5) / 2));
      const left = Math.floor(along);
      const right = Math.min(width - 1, left + 1);
      const u = along % 1;
      for (let k = 0; k < channels; k++, at++) {
        const of = (pixel: number): number => data[channels * pixel + k] as number;
        const above = of(upper + left) * (1 - u) + of(upper + right) * u;
        to.data[at] = above * (1 - v) + (of(lower + left) * (1 - u) + of(lower + right) * u) * v;
      }
    }
  }
}

/** The image of a half, as large as the whole is. */
export function doubled(half: Image, { width, height }: { width: number; height: number }): Image {
  const whole = blankImage(width, height);
  between(half, 4, whole);
  return whole;
}

/** The field of a half, as large as the whole is. */
export function doubledField(half: Field, { width, height }: { width: number; height: number }): Field {
  const whole = blankField(width, height);
  between(half, 1, whole);
  return whole;
}

/** Lays an image of the same size over another, in place; `cover`, where given, says how much of it shows per pixel. */
export function layOver(under: Image, over: Image, cover?: Field): void {
  const { data } = under;
  for (let i = 0, pixel = 0; i < data.length; i += 4, pixel++) {
    const alpha = over.data[i + 3] as number;
    if (alpha === 0) continue;
    const shown = cover ? (cover.data[pixel] as number) : 1;
    if (shown <= 0) continue;
    const rest = 1 - (alpha / 255) * shown;
    for (let k = 0; k < 4; k++) data[i + k] = (over.data[i + k] as number) * shown + (data[i + k] as number) * rest;
  }
}
