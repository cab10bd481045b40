import { clamp } from '../geometry.ts';
import { blur } from '../raster/blur.ts';
import { blankField, type Field, type Image } from '../raster/image.ts';

/** How much of the unevenness of the photo’s light clothes take over. */
const SHARE = 0.35;
/** Share of the shoulders’ width within which light is evened out: folds of the old clothes are no light. */
const SMOOTH = 0.22;

/**
 * How bright cloth is in the light of a photo, about 1: darker on the side that the person is darker on, and darker as a
 * whole where the face is.
 */
export function lightOf(photo: Image, mask: Field, shoulderWidth: number, faceBrightness: number): Field {
  const { width, height } = mask;
  const sums = blankField(width, height);
  const weights = blankField(width, height);
  for (let i = 0; i < sums.data.length; i++) {
    if ((mask.data[i] as number) < 0.6) continue;
    const [r, g, b] = [photo.data[4 * i], photo.data[4 * i + 1], photo.data[4 * i + 2]] as [number, number, number];
    weights.data[i] = 1;
    sums.data[i] = 0.299 * r + 0.587 * g + 0.114 * b;
  }
  const radius = Math.max(4, shoulderWidth * SMOOTH);
  const [soft, share] = [blur(sums, radius), blur(weights, radius)];
  let all = 0;
  let count = 0;
  for (let i = 0; i < soft.data.length; i++) {
    if ((weights.data[i] as number) === 0) continue;
    all += (soft.data[i] as number) / (share.data[i] as number);
    count++;
  }
  const mean = all / Math.max(1, count) || 1;
  const exposure = clamp(0.62 + faceBrightness / 420, 0.72, 1.08);
  const light = blankField(width, height);
  for (let i = 0; i < light.data.length; i++) {
    const near = share.data[i] as number;
    const local = near > 1e-3 ? clamp(1 + ((soft.data[i] as number) / near / mean - 1) * SHARE, 0.8, 1.18) : 1;
    light.data[i] = exposure * (1 + (local - 1) * Math.min(1, near * 1.6));
  }
  return light;
}

/** Brightens and darkens an image, in place. */
export function shine({ data }: Image, light: Field): void {
  for (let i = 0; i < light.data.length; i++) {
    if ((data[4 * i + 3] as number) === 0) continue;
    const by = light.data[i] as number;
    const most = data[4 * i + 3] as number;
    for (let k = 0; k < 3; k++) data[4 * i + k] = Math.min(most, (data[4 * i + k] as number) * by);
  }
}
