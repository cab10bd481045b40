import { expect, it } from 'vitest';
import { BORDER, labels, MAP_SIZE, onMap, split } from './places.ts';

it('draws towns that it knows, each once, and names the others', () => {
  const { drawn, others } = split(['Lekki', 'Ibadan', 'Lekki', 'London', 'Accra']);
  expect([drawn.map(({ name }) => name), others]).toEqual([
    ['Ibadan', 'Lekki'],
    ['Accra', 'London'],
  ]);
});

it('names towns on the drawing where neither a dot nor another name is in the way', () => {
  const { drawn } = split(['Surulere', 'Lekki', 'Yaba', 'Benin City', 'Enugu', 'Calabar', 'Port Harcourt', 'Kano']);
  expect(labels(drawn).map(({ name, anchor }) => [name, anchor])).toEqual([
    ['Benin City', 'middle'],
    ['Calabar', 'start'],
    ['Enugu', 'start'],
    ['Kano', 'start'],
    ['Lekki', 'start'],
    ['Port Harcourt', 'end'],
    ['Surulere', 'middle'],
  ]);
});

it('keeps every point within the drawing', () => {
  const { drawn } = split(['Maiduguri', 'Sokoto', 'Calabar', 'Lekki', 'Port Harcourt']);
  for (const { x, y } of [...BORDER, ...drawn.map(({ place }) => place)].map(onMap)) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(MAP_SIZE.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(MAP_SIZE.height);
  }
});
