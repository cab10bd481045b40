import { expect, it } from 'vitest';
import { svgPath } from '../output/svg.ts';
import { cuttingLine } from './allowance.ts';
import { at, curveOf, flattened, moved } from './path.ts';

it('bears a curve that goes nowhere: it is one place, and no line has to turn by it', () => {
  const nowhere = curveOf(at(100, 0), at(100, 0), at(100, 0), at(100, 0));
  expect(new Set(flattened(nowhere).map(({ x, y }) => `${x},${y}`))).toEqual(new Set(['100,0']));
  expect(svgPath(moved(nowhere, 5, 5), false)).not.toContain('NaN');
  const sides = [
    [at(0, 0), at(100, 0)],
    flattened(nowhere),
    [at(100, 0), at(100, 100)],
    [at(100, 100), at(0, 100)],
    [at(0, 100), at(0, 0)],
  ];
  const cut = cuttingLine(sides.map((places) => ({ places, allowance: 10, turned: false })));
  for (const { x, y } of cut) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
  expect(Math.min(...cut.map(({ x }) => x))).toBeCloseTo(-10);
  expect(Math.max(...cut.map(({ x }) => x))).toBeCloseTo(110);
});
