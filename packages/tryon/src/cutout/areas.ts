import { blankField, type Field } from '../raster/image.ts';

/** The field without what is covered in pieces smaller than a share of the largest piece. */
export function largestAreas(cover: Field, share: number): Field {
  const { width, height, data } = cover;
  const names = new Int32Array(width * height);
  const waiting = new Int32Array(width * height);
  const sizes = [0];
  for (let start = 0; start < names.length; start++) {
    if (names[start] || (data[start] as number) < 0.5) continue;
    const name = sizes.length;
    let count = 0;
    const take = (i: number): void => {
      if (names[i] || (data[i] as number) < 0.5) return;
      names[i] = name;
      waiting[count++] = i;
    };
    take(start);
    for (let at = 0; at < count; at++) {
      const i = waiting[at] as number;
      const x = i % width;
      if (x > 0) take(i - 1);
      if (x < width - 1) take(i + 1);
      if (i >= width) take(i - width);
      if (i < width * (height - 1)) take(i + width);
    }
    sizes.push(count);
  }
  const least = Math.max(...sizes) * share;
  const kept = blankField(width, height);
  for (let i = 0; i < names.length; i++)
    if (names[i] && (sizes[names[i] as number] as number) >= least) kept.data[i] = data[i] as number;
  return kept;
}
