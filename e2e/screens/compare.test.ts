import { expect, test } from 'vitest';
import { findSpots } from './compare.ts';
import { CHANNELS, type Picture, reduce } from './reduce.ts';

type Colour = readonly [number, number, number];
interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: Colour;
}

const PAPER: Colour = [250, 247, 242];
const CARD: Colour = [255, 255, 255];
const LINE: Colour = [222, 216, 208];
const INK: Colour = [40, 34, 30];
const GREEN: Colour = [20, 83, 66];
const NIGHT: Colour = [24, 22, 20];

/** A screen of 400 × 300 pixels, with blocks painted over each other, reduced. */
function screen(blocks: Block[], ground: Colour = PAPER): Picture {
  const [width, height] = [400, 300];
  const pixels = new Uint8Array(width * height * CHANNELS);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = ground[at % CHANNELS] ?? 0;
  for (const { x, y, colour, ...size } of blocks)
    for (let row = y; row < y + size.height; row += 1)
      for (let column = x; column < x + size.width; column += 1)
        colour.forEach((value, channel) => {
          pixels[(row * width + column) * CHANNELS + channel] = value;
        });
  return reduce({ width, height, pixels });
}

const block = (x: number, y: number, width: number, height: number, colour: Colour): Block => ({
  ...{ x, y, width, height, colour },
});

/** A line of letters: strokes of two pixels, as dark as the smoothing makes them. */
const words = (x: number, y: number, width: number, colour: Colour = INK): Block[] =>
  Array.from({ length: Math.floor(width / 6) }, (_, index) => block(x + index * 6, y, 2, 11, colour));

const card = (x: number, y: number): Block[] => [
  block(x, y, 160, 90, LINE),
  block(x + 1, y + 1, 158, 88, CARD),
  ...words(x + 16, y + 16, 96),
];
const button = (x: number, y: number, colour = GREEN): Block[] => [
  block(x, y, 88, 36, colour),
  ...words(x + 16, y + 12, 54, CARD),
];
const PAGE = [...words(24, 20, 240), ...card(24, 60), ...card(200, 60), ...button(24, 200)];

const spots = (one: Picture, other: Picture) => findSpots(one, other).length;

test('finds nothing where nothing has changed', () => {
  expect(findSpots(screen(PAGE), screen(PAGE))).toEqual([]);
});

test.each([
  ['down', 0, 8],
  ['up', 0, -8],
  ['aside', 8, 0],
])('finds a card that moved %s by 8 pixels', (_, right, down) => {
  const moved = [...words(24, 20, 240), ...card(24, 60), ...card(200 + right, 60 + down), ...button(24, 200)];
  expect(spots(screen(PAGE), screen(moved))).toBeGreaterThan(0);
});

test('finds an empty card that moved by 8 pixels, by nothing but its line', () => {
  const [edge, inside] = card(200, 60) as [Block, Block];
  const lower = [edge, inside].map((each) => ({ ...each, y: each.y + 8 }));
  expect(spots(screen([edge, inside]), screen(lower))).toBeGreaterThan(0);
});

test('finds a line of words that moved by 8 pixels', () => {
  expect(spots(screen(words(24, 60, 240)), screen(words(24, 68, 240)))).toBeGreaterThan(0);
});

test('finds a button that is gone, and one that has come', () => {
  const without = screen(PAGE.filter(({ y }) => y < 200));
  expect(findSpots(screen(PAGE), without)).toMatchObject([{ x: 6, y: 50, width: 22, height: 9 }]);
  expect(findSpots(without, screen(PAGE))).toMatchObject([{ x: 6, y: 50, width: 22, height: 9 }]);
});

test('finds words that are gone', () => {
  expect(spots(screen(words(24, 60, 96)), screen([]))).toBeGreaterThan(0);
});

test('finds another colour of a block', () => {
  const other = [...PAGE.filter(({ y }) => y < 200), ...button(24, 200, [30, 100, 80])];
  expect(spots(screen(PAGE), screen(other))).toBe(1);
});

test('finds a card that kept the light in the dark', () => {
  const dark = (cards: Colour) => screen([block(24, 60, 160, 90, cards)], NIGHT);
  expect(spots(dark([38, 35, 32]), dark(CARD))).toBe(1);
});

test('takes letters for the same however they are smoothed', () => {
  const softer = PAGE.map((each) => (each.colour === INK ? { ...each, colour: [82, 76, 70] as const } : each));
  expect(findSpots(screen(PAGE), screen(softer))).toEqual([]);
});

test('takes a page for the same that lies a pixel or two lower or farther right', () => {
  for (const [right, down] of [
    [1, 0],
    [0, 1],
    [2, 2],
  ] as const) {
    const moved = PAGE.map((each) => ({ ...each, x: each.x + right, y: each.y + down }));
    expect(findSpots(screen(PAGE), screen(moved)), `${right}, ${down}`).toEqual([]);
  }
});

test('takes colours for the same that storing has changed by a little', () => {
  const stored = screen(PAGE);
  stored.pixels.forEach((value, at) => {
    stored.pixels[at] = Math.min(255, Math.max(0, value + ((at * 7) % 9) - 4));
  });
  expect(findSpots(screen(PAGE), stored)).toEqual([]);
});

test('leaves out what is smaller than anybody sees', () => {
  expect(findSpots(screen(PAGE), screen([...PAGE, block(300, 250, 6, 6, INK)]))).toEqual([]);
});

test('finds everything different in a picture of another size', () => {
  const small = { width: 2, height: 2, pixels: new Uint8Array(12) };
  expect(findSpots(screen(PAGE), small)).toEqual([{ x: 0, y: 0, width: 2, height: 2, pixels: 4 }]);
});
