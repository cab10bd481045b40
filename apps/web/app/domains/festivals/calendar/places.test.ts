import type { FestivalCard } from '@adunni/contracts/festivals/festivals';
import { expect, it } from 'vitest';
import { MAP_SIZE, onMap, spotsOf } from './places.ts';

const at = (title: string, latitude: number, longitude: number) => ({ title, latitude, longitude }) as FestivalCard;

it('lays what is north above and what is east to the right, within the drawing', () => {
  const [kano, lagos, accra] = [onMap([8.52, 12]), onMap([3.38, 6.5]), onMap([-0.2, 5.6])];
  expect(kano.y).toBeLessThan(lagos.y);
  expect(accra.x).toBeLessThan(lagos.x);
  for (const { x, y } of [kano, lagos, accra]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(MAP_SIZE.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(MAP_SIZE.height);
  }
});

it('gives festivals of one place one mark, and marks their order from north to south', () => {
  const spots = spotsOf([
    at('Eyo', 6.45, 3.39),
    at('Durbar', 12, 8.52),
    at('Carnival', 6.5, 3.4),
    at('Homowo', 5.55, -0.2),
  ]);
  expect(spots.map(({ festivals }) => festivals.map(({ title }) => title))).toEqual([
    ['Durbar'],
    ['Eyo', 'Carnival'],
    ['Homowo'],
  ]);
});
