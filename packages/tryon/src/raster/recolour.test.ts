import { expect, it } from 'vitest';
import { blankImage } from './image.ts';
import { recolour } from './recolour.ts';

it('gives a print two other colours, and leaves what is of neither', () => {
  const print = blankImage(30, 30);
  for (let i = 0; i < 900; i++) {
    const [x, y] = [i % 30, Math.floor(i / 30)];
    const colour = x < 18 ? [40, 60, 160, 255] : y < 24 ? [220, 190, 40, 255] : [250, 250, 250, 255];
    print.data.set(colour, 4 * i);
  }
  const wine = [110, 30, 50] as const;
  const ivory = [240, 230, 210] as const;
  const { data } = recolour(print, [wine, ivory]);
  const at = (x: number, y: number) => [...data.slice(4 * (y * 30 + x), 4 * (y * 30 + x) + 3)];
  expect(at(4, 4)).toEqual([...wine]);
  expect(at(24, 4)).toEqual([...ivory]);
  expect(at(24, 28)).toEqual([250, 250, 250]);
  expect(recolour(print, [])).toBe(print);
});
