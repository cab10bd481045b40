import type { Point } from '../geometry.ts';
import { blankField, blankImage, type Field, type Image } from '../raster/image.ts';

/** How a picture is put on a garment’s canvas: made larger or smaller, then moved. */
export interface Placing {
  grow: number;
  x: number;
  y: number;
}

/** Where a point of the picture comes to lie on the canvas. */
export const placed = ({ grow, x, y }: Placing, point: Point): Point => [point[0] * grow + x, point[1] * grow + y];

/** An opaque picture and how much of it is the garment, on a canvas; beside the picture nothing is covered. */
export function placeOnCanvas(
  picture: Image,
  cover: Field,
  placing: Placing,
  canvas: { width: number; height: number },
): { picture: Image; cover: Field } {
  const to = { picture: blankImage(canvas.width, canvas.height), cover: blankField(canvas.width, canvas.height) };
  for (let y = 0; y < canvas.height; y++) {
    const v = (y + 0.5 - placing.y) / placing.grow - 0.5;
    if (v < -0.5 || v > picture.height - 0.5) continue;
    const top = Math.max(0, Math.min(picture.height - 2, Math.floor(v)));
    const fy = Math.max(0, Math.min(1, v - top));
    for (let x = 0; x < canvas.width; x++) {
      const u = (x + 0.5 - placing.x) / placing.grow - 0.5;
      if (u < -0.5 || u > picture.width - 0.5) continue;
      const left = Math.max(0, Math.min(picture.width - 2, Math.floor(u)));
      const fx = Math.max(0, Math.min(1, u - left));
      const at = top * picture.width + left;
      const of = (data: ArrayLike<number>, step: number, k: number): number =>
        ((data[step * at + k] as number) * (1 - fx) + (data[step * (at + 1) + k] as number) * fx) * (1 - fy) +
        ((data[step * (at + picture.width) + k] as number) * (1 - fx) +
          (data[step * (at + picture.width + 1) + k] as number) * fx) *
          fy;
      const i = y * canvas.width + x;
      for (let k = 0; k < 3; k++) to.picture.data[4 * i + k] = of(picture.data, 4, k);
      to.picture.data[4 * i + 3] = 255;
      to.cover.data[i] = of(cover.data, 1, 0);
    }
  }
  return to;
}
