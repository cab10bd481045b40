import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Point } from '../geometry.ts';
import { blur } from './blur.ts';
import { distanceInside } from './distance.ts';
import { layFabric } from './fabric.ts';
import { fillHoles } from './fill-holes.ts';
import { fillPolygon, paintPolygon } from './fill-polygon.ts';
import {
  blankField,
  blankImage,
  doubled,
  doubledField,
  halve,
  halveField,
  type Image,
  layOver,
  premultiply,
  straighten,
} from './image.ts';
import { clothColour, readColour, tintSheet } from './tint.ts';
import { type Sheet, sheetOf, warp } from './warp.ts';

const sum = (data: Float32Array): number => data.reduce((all, value) => all + value, 0);
const coordinate = fc.double({ min: 2, max: 38, noNaN: true });
const place: fc.Arbitrary<Point> = fc.tuple(coordinate, coordinate);

/** An image of one colour. */
function plain(width: number, height: number, colour: readonly [number, number, number, number]): Image {
  const image = blankImage(width, height);
  for (let i = 0; i < image.data.length; i += 4) image.data.set(colour, i);
  return premultiply(width, height, image.data);
}

it('covers as much as a triangle’s area, wherever its corners lie', () => {
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
      expect(sum(fillPolygon([a, b, c], 40, 40).data)).toBeCloseTo(area, 2);
    }),
  );
});

it('cuts a polygon off at the edge of the field where its edge crosses it', () => {
  const field = fillPolygon(
    [
      [-2, 0],
      [2, 1],
      [-2, 1],
    ],
    4,
    1,
  );
  expect([...field.data].map((value) => Math.round(value * 1000) / 1000)).toEqual([0.375, 0.125, 0, 0]);
});

it('covers edges by the share that lies within', () => {
  const field = fillPolygon(
    [
      [1.5, 1],
      [3, 1],
      [3, 2.25],
      [1.5, 2.25],
    ],
    4,
    4,
  );
  expect([...field.data].map((value) => Math.round(value * 1000) / 1000)).toEqual([
    0, 0, 0, 0, 0, 0.5, 1, 0, 0, 0.125, 0.25, 0, 0, 0, 0, 0,
  ]);
});

it('paints a polygon as it fills it, beyond the edges too, and over others takes the fuller of the two', () => {
  const corner = fc.integer({ min: -25_000, max: 65_000 }).map((thousandths) => thousandths / 1000);
  const anywhere = fc.tuple(corner, corner);
  const triangle = fc.tuple(anywhere, anywhere, anywhere);
  fc.assert(
    fc.property(triangle, triangle, (one, other) => {
      const field = blankField(40, 30);
      for (const points of [one, other]) paintPolygon(field, points);
      const [a, b] = [fillPolygon(one, 40, 30), fillPolygon(other, 40, 30)];
      field.data.forEach((share, i) => {
        expect(share).toBeCloseTo(Math.max(a.data[i] as number, b.data[i] as number), 4);
      });
      const wide = fillPolygon(
        one.map(([x, y]): Point => [x + 60, y + 60]),
        160,
        150,
      );
      a.data.forEach((share, i) => {
        expect(share).toBeCloseTo(wide.data[(60 + Math.floor(i / 40)) * 160 + 60 + (i % 40)] as number, 3);
      });
    }),
    { numRuns: 60 },
  );
});

it('makes what is smooth as large again as before it was halved', () => {
  const [width, height] = [31, 22];
  const field = blankField(width, height);
  const image = blankImage(width, height);
  for (let i = 0; i < field.data.length; i++) {
    field.data[i] = (i % width) / width + Math.floor(i / width) / height;
    image.data.set([4 * (i % width), 5 * Math.floor(i / width), 7, 255], 4 * i);
  }
  const same = doubledField(halveField(field), field);
  same.data.forEach((value, i) => {
    expect(Math.abs(value - (field.data[i] as number))).toBeLessThan(0.08);
  });
  const whole = doubled(halve(image), image);
  whole.data.forEach((value, i) => {
    expect(Math.abs(value - (image.data[i] as number))).toBeLessThan(8);
  });
});

it('measures how far each pixel lies from the outside', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 63, maxLength: 63 }), (cells) => {
      const [width, height] = [9, 7];
      const mask = blankField(width, height);
      mask.data.set(cells.map(Number));
      mask.data[0] = 0;
      const outside = cells.flatMap((_, i) =>
        mask.data[i] === 0 ? [[i % width, Math.floor(i / width)] as const] : [],
      );
      const measured = distanceInside(mask).data;
      cells.forEach((_, i) => {
        const nearest = Math.min(...outside.map(([x, y]) => Math.hypot((i % width) - x, Math.floor(i / width) - y)));
        expect(measured[i]).toBeCloseTo(nearest, 4);
      });
    }),
  );
});

it('blurs without adding or losing anything inside', () => {
  const field = blankField(31, 31);
  field.data[15 * 31 + 15] = 100;
  const soft = blur(field, 3);
  expect(sum(soft.data)).toBeCloseTo(100, 2);
  expect(soft.data[15 * 31 + 15]).toBeCloseTo(100 / 49, 3);
});

it('leaves a picture as it is where nothing moves', () => {
  const picture = plain(96, 128, [10, 120, 230, 255]);
  for (let i = 0; i < picture.data.length; i += 16) picture.data[i] = (i / 16) % 256;
  expect(warp(sheetOf(picture), (point) => point, 96, 128).data).toEqual(picture.data);
});

it('draws no pixel of sheer cloth twice and misses none, however it is turned and grown', () => {
  const sheer = plain(96, 128, [200, 100, 50, 128]);
  const [turn, grow] = [0.3, 1.37];
  const turned = warp(
    sheetOf(sheer),
    ([x, y]) => [
      120 + grow * ((x - 48) * Math.cos(turn) - (y - 64) * Math.sin(turn)),
      130 + grow * ((x - 48) * Math.sin(turn) + (y - 64) * Math.cos(turn)),
    ],
    240,
    260,
  );
  const alphas = new Set<number>();
  for (let pixel = 0; pixel < 240 * 260; pixel++) alphas.add(turned.data[4 * pixel + 3] as number);
  expect([...alphas].sort((a, b) => a - b)).toEqual([0, 128]);
});

it('reads places in the units of the canvas, however many pixels its picture has', () => {
  const small = plain(96, 128, [10, 120, 230, 255]);
  const move = ([x, y]: Point): Point => [x / 8 + 3, y / 8 - 5];
  const whole = sheetOf(plain(192, 256, [10, 120, 230, 255]), { width: 768, height: 1024 });
  const half = sheetOf(small, { width: 768, height: 1024 });
  expect(warp(half, move, 110, 140).data).toEqual(warp(whole, move, 110, 140).data);
});

it('keeps nothing of what is empty, and draws the same at every size', () => {
  const picture = blankImage(192, 256);
  for (let y = 101; y < 150; y++)
    for (let x = 62; x < 95; x++) picture.data.set([2 * x, y, 40, 255], 4 * (y * 192 + x));
  // A hardly visible speck in two corners keeps the whole of it.
  const whole: Image = { ...picture, data: picture.data.slice() };
  whole.data[3] = 1;
  whole.data[whole.data.length - 1] = 1;
  const [cut, full] = [sheetOf(picture), sheetOf(whole)];
  expect([cut.levels[0].image.width, cut.levels[0].image.height]).toEqual([44, 60]);
  expect(Object.keys(cut.levels[0].whole)).toEqual(['width', 'height']);
  expect(full.levels[0].image.width).toBe(192);
  for (const by of [1, 0.5, 0.25]) {
    const place = ([x, y]: Point): Point => [by * x + 3.3, by * y + 1.7];
    const inside = ({ data }: Image): Uint8ClampedArray => data.slice(4 * 192 * 12, -4 * 192 * 12);
    const drawn = warp(cut, place, 192, 256);
    expect(drawn.data.some((value) => value > 0)).toBe(true);
    expect(inside(drawn)).toEqual(inside(warp(full, place, 192, 256)));
  }
});

it('takes a smaller copy for what is drawn small', () => {
  const stripes = blankImage(96, 128);
  for (let pixel = 0; pixel < 96 * 128; pixel++)
    stripes.data.set(Math.floor(pixel / 96) % 2 ? [255, 255, 255, 255] : [0, 0, 0, 255], 4 * pixel);
  const small = warp(sheetOf(stripes), ([x, y]) => [x / 4, y / 4], 24, 32);
  const reds = Array.from({ length: 24 * 32 }, (_, pixel) => small.data[4 * pixel] as number);
  expect(Math.max(...reds) - Math.min(...reds)).toBeLessThan(4);
});

it('lays sheer pixels over others, and gives them back as files have them', () => {
  const under = plain(1, 1, [0, 0, 255, 255]);
  layOver(under, plain(1, 1, [255, 0, 0, 128]));
  expect([...under.data]).toEqual([128, 0, 127, 255]);
  expect([...straighten(plain(1, 1, [200, 100, 50, 128]))]).toEqual([199, 100, 50, 128]);
  expect([...halve(plain(4, 4, [8, 8, 8, 255])).data.slice(0, 4)]).toEqual([8, 8, 8, 255]);
});

it('fills what is unknown from around it, and leaves what is known', () => {
  const image = blankImage(32, 16);
  const known = blankField(32, 16);
  for (let pixel = 0; pixel < 32 * 16; pixel++) {
    const x = pixel % 32;
    if (x > 8 && x < 23) continue;
    known.data[pixel] = 1;
    image.data.set([x < 16 ? 40 : 200, 90, 10, 255], 4 * pixel);
  }
  const filled = fillHoles(image, known);
  const red = (x: number): number => filled.data[4 * (8 * 32 + x)] as number;
  expect([red(3), red(30)]).toEqual([40, 200]);
  expect(red(12)).toBeGreaterThan(40);
  expect(red(12)).toBeLessThan(red(19));
  expect(red(19)).toBeLessThan(200);
  expect(filled.data[4 * (8 * 32 + 16) + 1]).toBeCloseTo(90, 0);
});

it('dyes cloth with its folds, and leaves embroidery of another colour', () => {
  const image = blankImage(40, 40);
  const blue = [20, 40, 90] as const;
  for (let pixel = 0; pixel < 1600; pixel++) {
    const fold = pixel % 40 < 20 ? 1 : 0.5;
    const colour = pixel < 100 ? [210, 170, 60] : blue.map((value) => value * fold);
    image.data.set([...colour, 255], 4 * pixel);
  }
  const cloth = clothColour([image]);
  if (!cloth) throw new Error('no cloth was found');
  const red = readColour('#c01818');
  if (!red) throw new Error('no colour was read');
  const { data } = tintSheet(sheetOf(image), cloth, red).levels[0].image;
  const at = (pixel: number) => [...data.slice(4 * pixel, 4 * pixel + 3)] as [number, number, number];
  const [light, dark] = [at(40 * 20 + 5), at(40 * 20 + 30)];
  expect(light[0]).toBeGreaterThan(4 * light[2]);
  expect(dark[0] / light[0]).toBeCloseTo(0.5, 1);
  expect(at(10)).toEqual([210, 170, 60]);
  expect([readColour('red'), clothColour([blankImage(9, 9)])]).toEqual([null, null]);
});

/** Fabric in stripes of red and white that go on when it is repeated. */
function striped(): Image {
  const fabric = blankImage(100, 100);
  for (let pixel = 0; pixel < 10_000; pixel++)
    fabric.data.set(Math.abs((pixel % 100) - 50) < 25 ? [200, 20, 20, 255] : [240, 240, 240, 255], 4 * pixel);
  return fabric;
}

/** A garment of 100 px on a canvas of 1000, lit by half from the middle on, with `share` of it in a motif. */
function cut(share: number): Image {
  const image = blankImage(100, 100);
  for (let pixel = 0; pixel < 10_000; pixel++) {
    const light = pixel % 100 < 50 ? 1 : 0.5;
    const isMotif = Math.floor(pixel / 100) % 10 < share * 10;
    image.data.set([...(isMotif ? [230, 200, 40] : [20, 60, 120]).map((value) => value * light), 255], 4 * pixel);
  }
  return image;
}

it('cuts a garment from another fabric in its own light: on plain cloth embroidery stays, of a print nothing does', () => {
  const cloth = [20, 60, 120] as const;
  for (const [share, stays] of [
    [0.1, true],
    [0.4, false],
  ] as const) {
    const [laid] = layFabric([sheetOf(cut(share), { width: 1000, height: 1000 })], cloth, striped());
    const { left, top, image } = (laid as Sheet).levels[0];
    const at = (x: number, y: number) => [...image.data.slice(4 * ((y - top) * image.width + x - left)).slice(0, 3)];
    expect(at(25, 55), 'a red stripe in full light').toEqual([200, 20, 20]);
    expect(at(5, 55), 'a white stripe in full light').toEqual([240, 240, 240]);
    expect(at(75, 55), 'a red stripe in half the light').toEqual([100, 10, 10]);
    if (stays) expect(at(25, 50)).toEqual([230, 200, 40]);
    else expect(Math.abs((at(25, 51)[0] as number) - 200)).toBeLessThan(12);
  }
});

it('mirrors fabric whose edges do not go on into each other', () => {
  const fabric = blankImage(50, 50);
  for (let pixel = 0; pixel < 2500; pixel++) fabric.data.set([5 * (pixel % 50), 90, 90, 255], 4 * pixel);
  const [laid] = layFabric([sheetOf(cut(0), { width: 1000, height: 1000 })], [20, 60, 120], fabric);
  const { image } = (laid as Sheet).levels[0];
  const row = Array.from({ length: 49 }, (_, x) => image.data[4 * (50 * image.width + x)] as number);
  const steps = row.slice(1).map((value, i) => Math.abs(value - (row[i] as number)));
  expect(Math.max(...steps)).toBeLessThan(10);
});
