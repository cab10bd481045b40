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

test('an unknown textile is refused by name', async () => {
  await expect(getTextile('tartan-blue')).rejects.toThrow('Unknown textile "tartan-blue"');
});
