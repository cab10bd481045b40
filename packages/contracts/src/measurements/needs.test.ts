import { expect, it } from 'vitest';
import { measuresText, missingMeasures, neededMeasures } from './needs.ts';

it('asks of a gown for what a bodice is cut from, of a boubou for less, and of fabric for nothing', () => {
  expect(neededMeasures('gowns')).toContain('waist-girth');
  expect(neededMeasures('boubous')).not.toContain('waist-girth');
  expect(neededMeasures('caps')).toEqual(['head-girth']);
  for (const name of [
    'neck-base-girth',
    'arm-length',
    'hip-girth',
    'outside-leg-length',
    'head-girth',
    'agbada-length',
  ])
    expect(neededMeasures('agbada'), 'a set is robe, tunic, trousers and cap').toContain(name);
  expect(neededMeasures('fabrics')).toEqual([]);
  expect(neededMeasures('a-category-of-tomorrow')).toContain('height');
});

it('misses what is not known, and nothing that is not taken of the figure', () => {
  const values = { height: 1680, 'bust-girth': 920 };
  expect(missingMeasures(['height', 'waist-girth', 'hip-girth'], { figure: 'woman', values })).toEqual([
    'waist-girth',
    'hip-girth',
  ]);
  expect(missingMeasures(['gown-length'], { figure: 'man', values: {} })).toEqual([]);
});

it('names measures as they are called on the figure', () => {
  expect(measuresText(['bust-girth'], 'man')).toBe('chest girth');
  expect(measuresText(['height', 'bust-girth', 'hip-girth'], 'woman')).toBe('height, bust girth and hip girth');
});
