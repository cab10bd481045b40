import { expect, it } from 'vitest';
import { measuresText, missingMeasures, neededMeasures } from './needs.ts';

const sewn = (categorySlug: string, unchosenKinds: string[] = []) => ({ categorySlug, unchosenKinds });

it('asks for the head of who wears a set with a cap, and of nobody who has chosen none', () => {
  expect(neededMeasures(sewn('agbada', ['lining']))).toContain('head-girth');
  expect(neededMeasures(sewn('grooms', ['headwear']))).not.toContain('head-girth');
  expect(neededMeasures(sewn('grooms', ['headwear']))).toHaveLength(neededMeasures(sewn('grooms')).length - 1);
  expect(neededMeasures(sewn('caps', ['headwear']))).toEqual(['head-girth']);
});

it('asks of a gown for what a bodice is cut from, of a boubou for less, and of fabric for nothing', () => {
  expect(neededMeasures(sewn('gowns'))).toContain('waist-girth');
  expect(neededMeasures(sewn('boubous'))).not.toContain('waist-girth');
  expect(neededMeasures(sewn('caps'))).toEqual(['head-girth']);
  for (const name of [
    'neck-base-girth',
    'arm-length',
    'hip-girth',
    'outside-leg-length',
    'head-girth',
    'agbada-length',
  ])
    expect(neededMeasures(sewn('agbada')), 'a set is robe, tunic, trousers and cap').toContain(name);
  expect(neededMeasures(sewn('fabrics'))).toEqual([]);
  expect(neededMeasures(sewn('a-category-of-tomorrow'))).toContain('height');
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
