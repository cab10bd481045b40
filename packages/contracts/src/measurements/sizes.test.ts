import { expect, it } from 'vitest';
import { CHILDREN, MEN, WOMEN } from './sizes.ts';

type Span = readonly [from: number, to: number];

/** Every girth of every size guide, as spans from the smallest size to the largest. */
const GUIDES: Readonly<Record<string, readonly Span[]>> = {
  'women’s bust': WOMEN.map(({ bust }) => bust),
  'women’s waist': WOMEN.map(({ waist }) => waist),
  'women’s hip': WOMEN.map(({ hip }) => hip),
  'men’s chest': MEN.map(({ chest }) => chest),
  'children’s height': CHILDREN.map(({ height }) => height),
  'children’s chest': CHILDREN.map(({ chest }) => chest),
  'children’s waist': CHILDREN.map(({ waist }) => waist),
};

it.for(Object.entries(GUIDES))('%s leaves no gap between two sizes and no overlap', ([, spans]) => {
  expect(spans.slice(1).map(([from]) => from)).toEqual(spans.slice(0, -1).map(([, to]) => to));
  for (const [from, to] of spans) expect(from).toBeLessThan(to);
});
