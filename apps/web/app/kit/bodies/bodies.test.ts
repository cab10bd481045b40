import { expect, it } from 'vitest';
import { bodyFor, buildOf, groupsFor, inWords, keyOf, labelOf } from './bodies.ts';
import { MODELS } from './models.ts';
import type { Measured } from './own-figure.ts';

const AMAKA: Measured = {
  ...{ _id: 'p1', name: 'Amaka', figure: 'woman' },
  current: { values: { height: 1650, 'bust-girth': 980, 'waist-girth': 820, 'hip-girth': 1080 } },
};

it('names every model by its build and height, no two alike', () => {
  expect(groupsFor('women').map(({ legend, models }) => [legend, models.map(labelOf)])).toEqual([
    ['Women', ['Slim, 172 cm', 'Medium, 168 cm', 'Plus size, 163 cm']],
    ['Men', ['Slim, 184 cm', 'Medium, 180 cm', 'Plus size, 176 cm']],
  ]);
  expect(new Set(MODELS.map(inWords)).size).toBe(6);
  expect(inWords(bodyFor('women', 'leila', []))).toBe('a slim woman, 172 cm tall');
});

it.each([
  ['men', 'Men'],
  ['boys', 'Men'],
  ['women', 'Women'],
  ['girls', 'Women'],
  ['unisex', 'Women'],
] as const)('of what is cut for %s, shows %s first and one of medium build', (wearer, legend) => {
  expect(groupsFor(wearer)[0]?.legend).toBe(legend);
  expect(buildOf(bodyFor(wearer, null, []).look)).toBe('Medium');
  expect(`${bodyFor(wearer, null, []).look.build === 'man' ? 'Men' : 'Women'}`).toBe(legend);
});

it('shows the body that was chosen last, and the usual one when that is gone', () => {
  expect(bodyFor('men', 'bisi', []).id).toBe('bisi');
  expect(bodyFor('men', 'p1', []).id).toBe('kofi');
  expect(bodyFor('men', '__proto__', []).id).toBe('kofi');
  const own = bodyFor('men', 'p1', [AMAKA]);
  expect([keyOf(own), inWords(own), own.look.lengths.waist]).toEqual(['p1', 'the figure of Amaka', 82]);
});
