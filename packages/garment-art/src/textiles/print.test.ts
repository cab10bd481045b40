import { expect, test } from 'vitest';
import { loomOf } from '../core/loom.ts';
import { rasteriseWhole } from '../core/tile-drawing.ts';
import { printTile } from './print.ts';
import '../node/rasteriser.ts';

const LOOM = loomOf(256);
const COLOURS = ['#f6a821', '#1a0b08', '#12716b', '#fff4d6', '#7d1128'];
const OTHERS = ['#31507a', '#c9a45c', '#0e1d36', '#ffffff', '#000000'];

/** Shapes that cover one another, slanting edges, and one that is seen through. */
const drawing = ([ground, disc, leaf, speck, line]: readonly string[]): Promise<Uint8Array> =>
  rasteriseWhole(
    LOOM,
    `<rect width="1024" height="1024" fill="${ground}"/><circle cx="400" cy="420" r="300" fill="${disc}"/><path d="M100,900 L500,100 L900,760Z" fill="${leaf}" stroke="${line}" stroke-width="30"/><circle cx="500" cy="500" r="160" fill="${speck}" opacity=".7"/>`,
  );

test('a print in other colours is as if it were drawn with them, and is not drawn again', async () => {
  let drawn = 0;
  const draw = (colours: readonly string[]) => {
    drawn += 1;
    return drawing(colours);
  };
  for (const colours of [COLOURS, OTHERS]) {
    const [printed, whole] = [await printTile(LOOM, 'test', colours, draw), await drawing(colours)];
    const apart = printed.map((value, i) => Math.abs(value - whole[i]!));
    expect(Math.max(...new Set(apart))).toBeLessThanOrEqual(3);
    expect(apart.filter((by) => by > 0).length / apart.length).toBeLessThan(0.05);
  }
  expect(drawn).toBe(2);
});
