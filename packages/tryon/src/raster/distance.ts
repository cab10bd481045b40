import { blankField, type Field } from './image.ts';

const FAR = 1e9;

/** Distance in px from each covered pixel (over 0.5) to the nearest that is not (Felzenszwalb and Huttenlocher, 2012). */
export function distanceInside(mask: Field): Field {
  const { width, height } = mask;
  const field = blankField(width, height);
  for (let i = 0; i < field.data.length; i++) field.data[i] = (mask.data[i] as number) > 0.5 ? FAR : 0;
  const line = lineTransform(Math.max(width, height));
  for (let x = 0; x < width; x++) line(field.data, height, x, width);
  for (let y = 0; y < height; y++) line(field.data, width, y * width, 1);
  for (let i = 0; i < field.data.length; i++) field.data[i] = Math.sqrt(field.data[i] as number);
  return field;
}

/** The transform of one row or column: the lower envelope of a parabola per pixel. */
function lineTransform(longest: number) {
  const roots = new Int32Array(longest);
  const bounds = new Float64Array(longest + 1);
  const values = new Float64Array(longest);
  return (data: Float32Array, count: number, start: number, step: number): void => {
    for (let q = 0; q < count; q++) values[q] = data[start + q * step] as number;
    let k = 0;
    roots[0] = 0;
    bounds[0] = -FAR;
    bounds[1] = FAR;
    for (let q = 1; q < count; q++) {
      let meets = 0;
      for (;;) {
        const root = roots[k] as number;
        meets = ((values[q] as number) + q * q - (values[root] as number) - root * root) / (2 * (q - root));
        if (meets > (bounds[k] as number) || k === 0) break;
        k--;
      }
      k++;
      roots[k] = q;
      bounds[k] = Math.max(meets, bounds[k - 1] as number);
      bounds[k + 1] = FAR;
    }
    k = 0;
    for (let q = 0; q < count; q++) {
      while ((bounds[k + 1] as number) < q) k++;
      const root = roots[k] as number;
      data[start + q * step] = (q - root) ** 2 + (values[root] as number);
    }
  };
}
