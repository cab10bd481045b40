import { expect, it } from 'vitest';
import { colourName } from './colour-name.ts';
import { PALETTE } from './palette.ts';

it('calls a colour by the nearest that has a name', () => {
  const shades = ['#d9b25a', '#c9a45c', '#0e1d36', '#e8b7c2', '#0a3a2c', '#777777', '#FFFFFF'];
  const names = ['Gold', 'Gold', 'Navy', 'Pink', 'Dark green', 'Grey', 'White'];
  expect(shades.map(colourName)).toEqual(names);
  for (const { name, hex } of PALETTE) expect(colourName(hex)).toBe(name);
});
