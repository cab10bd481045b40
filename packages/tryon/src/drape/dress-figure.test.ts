import { expect, it } from 'vitest';
import { TEMPLATE } from '../body/body.ts';
import { drawFigure } from '../figure/figure.ts';
import { figureBody } from '../figure/figure-body.ts';
import { blankImage, type Image } from '../raster/image.ts';
import { sheetOf } from '../raster/warp.ts';
import { dressFigure, seenOnBody } from './dress-figure.ts';
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

it('lays the part of a canvas that is seen in a part of the picture, as the whole would be', () => {
  const canvas = { width: 1200, height: 1600 };
  const { picture, body } = drawFigure(LOOK, WIDTH, HEIGHT);
  const whole = dressFigure({ picture, body, outfits: [garment] });
  const part = { x: 120, y: 150, width: 60, height: 90 };
  const near = drawFigure(LOOK, WIDTH, HEIGHT, part);
  const box = seenOnBody(['body'], garment, near.body, { canvas, window: part });
  expect(box).not.toBeNull();
  if (!box) return;
  expect(box.width).toBeLessThan(600);
  expect(box.height).toBeLessThan(800);
  // The cloth has a px for four of its canvas, whose cells are 25 px.
  const [left, top] = [Math.floor(box.x / 4), Math.floor(box.y / 4)];
  const woven = cloth();
  const cut = blankImage(Math.ceil(box.width / 4) + 1, Math.ceil(box.height / 4) + 1);
  for (let y = 0; y < cut.height; y++)
    for (let x = 0; x < cut.width; x++) {
      const from = 4 * ((top + y) * 300 + left + x);
      cut.data.set(woven.data.subarray(from, from + 4), 4 * (y * cut.width + x));
    }
  const sheet = sheetOf(cut, canvas, { left, top, whole: { width: 300, height: 400 } });
  const dressed = dressFigure({
    ...near,
    outfits: [{ ...garment, layers: [{ role: 'body', sheet }] }],
  });
  const rim = 8;
  for (let y = rim; y < part.height - rim; y++)
    for (let x = rim; x < part.width - rim; x++) {
      const [there, here] = [at(whole, part.x + x, part.y + y), at(dressed, x, y)];
      for (const [k, level] of here.entries()) expect(Math.abs(level - (there[k] as number))).toBeLessThan(6);
    }
});

it('sees nothing of a canvas where its garment is not', () => {
  const { body } = drawFigure(LOOK, WIDTH, HEIGHT, { x: 2000, y: 2000, width: 50, height: 50 });
  const size = { canvas: { width: 1200, height: 1600 }, window: { width: 50, height: 50 } };
  expect(seenOnBody(['body'], garment, body, size)).toBeNull();
});
