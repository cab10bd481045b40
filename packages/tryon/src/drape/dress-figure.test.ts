import { expect, it } from 'vitest';
import { TEMPLATE } from '../body/body.ts';
import { drawFigure } from '../figure/figure.ts';
import { figureBody } from '../figure/figure-body.ts';
import { blankImage, type Image } from '../raster/image.ts';
import { sheetOf } from '../raster/warp.ts';
import { dressFigure } from './dress-figure.ts';
import type { WornGarment } from './outfit.ts';

const [WIDTH, HEIGHT] = [300, 400];
const LOOK = { build: 'woman', lengths: { height: 165 }, skin: [150, 98, 66] } as const;

/** Cloth from the chest to the middle of the thighs, all over the canvas’s width. */
function cloth(): Image {
  const image = blankImage(300, 400);
  for (let y = 110; y < 230; y++) for (let x = 0; x < 300; x++) image.data.set([40, 60, 140, 255], 4 * (y * 300 + x));
  return image;
}
const garment: WornGarment = {
  fit: 'robe',
  anchors: TEMPLATE,
  layers: [{ role: 'body', sheet: sheetOf(cloth(), { width: 1200, height: 1600 }) }],
};
const at = ({ data, width }: Image, x: number, y: number): number[] => {
  const i = 4 * (Math.round(y) * width + Math.round(x));
  return [...data.slice(i, i + 4)];
};

it('lays cloth on a figure with its shadow just below the hem, and leaves the figure as it was', () => {
  const { picture, body } = drawFigure(LOOK, WIDTH, HEIGHT);
  const before = picture.data.slice();
  const dressed = dressFigure({ picture, body, outfits: [garment] });
  expect(picture.data).toEqual(before);
  const x = body.kneeR[0];
  let hem = Math.round(body.hipR[1]);
  while ((at(dressed, x, hem)[2] as number) > (at(dressed, x, hem)[0] as number)) hem++;
  const [below, skin] = [at(dressed, x, hem + 1), at(picture, x, hem + 1)];
  expect(below[0]).toBeLessThan((skin[0] as number) * 0.9);
  expect(below[0]).toBeGreaterThan((skin[0] as number) * 0.6);
  expect(below[3]).toBe(255);
  expect(at(dressed, x, hem + 40)).toEqual(at(picture, x, hem + 40));
  expect(dressFigure({ picture, body, outfits: [] }).data).toEqual(before);
});

it('knows the points of a figure without drawing it', () => {
  expect(figureBody(LOOK, WIDTH, HEIGHT)).toEqual(drawFigure(LOOK, WIDTH, HEIGHT).body);
});
