import { expect, test } from 'vitest';
import type { Textile } from '../core/piece.ts';
import { getTextile } from './library.ts';
import '../node/rasteriser.ts';

/** Textiles of every way to weave, dye, print or embroider. */
const PATTERNS = [
  ...['ankara-hibiscus-coral', 'ankara-scallops-indigo', 'adire-oniko-kola', 'asooke-wine', 'asooke-coral'],
  ...['etu-indigo', 'kente-classic', 'lace-cord-wine', 'lace-voile-sky', 'brocade-ivory', 'shadda-sky', 'george-red'],
  ...['atiku-sand', 'velvet-wine', 'isiagu-black', 'tulle-emerald'],
];

/** Levels of 255 by which cloth woven with fewer px may differ from the whole tile, made as small. */
const ALIKE = 10;

/** Mean difference (0..255) between two neighbouring lines of the tile, across or down. */
function lineDifference({ size, colour }: Textile, first: number, second: number, down: boolean): number {
  const at = (line: number, along: number): number => 3 * (down ? line * size + along : along * size + line);
  let sum = 0;
  for (let along = 0; along < size; along++)
    for (let k = 0; k < 3; k++) sum += Math.abs(colour[at(first, along) + k]! - colour[at(second, along) + k]!);
  return sum / size / 3;
}

test.for(PATTERNS)('%s joins up with itself on all sides', async (name) => {
  const textile = await getTextile(name);
  for (const down of [false, true]) {
    const inside = Array.from({ length: textile.size - 1 }, (_, line) => lineDifference(textile, line, line + 1, down));
    expect(lineDifference(textile, textile.size - 1, 0, down)).toBeLessThanOrEqual(Math.max(...inside));
  }
});

test('a textile carries copies at half, quarter and eighth size', async () => {
  const textile = await getTextile('velvet-wine');
  expect(textile.levels?.map((level) => level.size)).toEqual([512, 256, 128]);
});

/** Mean difference (0..255) of colour between two tiles of the same size. */
const colourDifference = (a: Textile, b: Textile): number =>
  a.colour.reduce((sum, value, i) => sum + Math.abs(value - b.colour[i]!), 0) / a.colour.length;

test.for(PATTERNS)('%s woven for a small picture looks like the whole tile made small', async (name) => {
  const [whole, half, quarter] = [await getTextile(name), await getTextile(name, 512), await getTextile(name, 256)];
  expect([half.size, quarter.size]).toEqual([512, 256]);
  expect([half, ...half.levels!].map(({ step }) => step)).toEqual([2, 4, 8]);
  const [, small, smallest] = whole.levels!;
  expect(colourDifference(half.levels![0]!, small!)).toBeLessThan(ALIKE);
  expect(colourDifference(quarter.levels![0]!, smallest!)).toBeLessThan(ALIKE);
});

test('an unknown textile is refused by name', async () => {
  await expect(getTextile('tartan-blue')).rejects.toThrow('Unknown textile "tartan-blue"');
});
