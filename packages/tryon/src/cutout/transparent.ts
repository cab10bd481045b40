import { blankField, type Field, type Image } from '../raster/image.ts';

/** Of the pixels of a picture, how many are see-through when its background was removed before: a rounded corner is less. */
const REMOVED = 0.05;
/** Of 255: below it nothing of a pixel is to be seen. */
const CLEAR = 8;

/**
 * A picture whose background was removed before, and how much of each pixel is the garment, 0…1; null where it has a
 * background. Clear pixels get the colour of what they touch, so that edges have no fringe when the picture is made larger.
 */
export function cutByAlpha(image: Image): { picture: Image; cover: Field } | null {
  const { width, height, data } = image;
  const cover = blankField(width, height);
  let clear = 0;
  for (let i = 0; i < cover.data.length; i++) {
    const alpha = data[4 * i + 3] as number;
    if (alpha < CLEAR) clear++;
    else cover.data[i] = alpha / 255;
  }
  return clear > REMOVED * cover.data.length ? { picture: bled(image, cover), cover } : null;
}

/** The picture with the mean colour of their covered neighbours in pixels that are not covered. */
function bled({ width, height, data }: Image, cover: Field): Image {
  const full = { width, height, data: data.slice() };
  for (let i = 0; i < cover.data.length; i++) {
    if (cover.data[i] !== 0) continue;
    const x = i % width;
    const sum = [0, 0, 0];
    let count = 0;
    for (let at = i - width; at <= i + width; at += width)
      for (let j = x > 0 ? at - 1 : at; j <= (x < width - 1 ? at + 1 : at); j++) {
        if (!(cover.data[j] as number)) continue;
        count++;
        for (let k = 0; k < 3; k++) sum[k] = (sum[k] as number) + (data[4 * j + k] as number);
      }
    for (let k = 0; k < 3 && count > 0; k++) full.data[4 * i + k] = (sum[k] as number) / count;
  }
  return full;
}

/** The picture on white, as it looks where nothing is behind it. Straight RGBA, as the picture is. */
export function onWhite({ width, height, data }: Image): Image {
  const flat = { width, height, data: data.slice() };
  for (let i = 0; i < data.length; i += 4) {
    const full = (data[i + 3] as number) / 255;
    for (let k = 0; k < 3; k++) flat.data[i + k] = (data[i + k] as number) * full + 255 * (1 - full);
    flat.data[i + 3] = 255;
  }
  return flat;
}
