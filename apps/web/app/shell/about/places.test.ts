import { expect, it } from 'vitest';
import { NIGERIA } from '../../kit/maps/borders.ts';
import { labels, MAP_SIZE, onMap, split } from './places.ts';

it('draws towns that it knows, the parts of Lagos as one, and names the others', () => {
  const { drawn, others } = split(['Yaba', 'Ibadan', 'Lekki', 'Yaba', 'London', 'Kano', 'Accra']);
  expect([drawn.map(({ name, parts }) => [name, parts]), others]).toEqual([
    [
      ['Ibadan', []],
      ['Kano', []],
      ['Lagos', ['Lekki', 'Yaba']],
    ],
    ['Accra', 'London'],
  ]);
  expect(split(['Lagos']).drawn).toMatchObject([{ name: 'Lagos', parts: [] }]);
});

it('names towns on the drawing where neither a dot nor another name is in the way', () => {
  const { drawn } = split(['Abeokuta', 'Yaba', 'Benin City', 'Enugu', 'Ibadan', 'Calabar', 'Port Harcourt', 'Kano']);
  expect(labels(drawn).map(({ name, anchor }) => [name, anchor])).toEqual([
    ['Abeokuta', 'end'],
    ['Benin City', 'middle'],
    ['Calabar', 'start'],
    ['Enugu', 'start'],
    ['Ibadan', 'start'],
    ['Kano', 'start'],
    ['Lagos', 'start'],
    ['Port Harcourt', 'end'],
  ]);
});

it('keeps every point within the drawing', () => {
  const { drawn } = split(['Maiduguri', 'Sokoto', 'Calabar', 'Lagos', 'Port Harcourt']);
  for (const { x, y } of [...NIGERIA, ...drawn.map(({ place }) => place)].map(onMap)) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(MAP_SIZE.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(MAP_SIZE.height);
  }
});
