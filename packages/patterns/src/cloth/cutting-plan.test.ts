import { expect, it } from 'vitest';
import { draftGarment } from '../drafts/garments.ts';
import { flattened } from '../geometry/path.ts';
import { boxOf } from '../geometry/polygon.ts';
import { CLOTHS, cuttingPlan } from './cutting-plan.ts';
import { planDrawing } from './plan-drawing.ts';

const usual = { height: 1750, 'bust-girth': 980, 'waist-girth': 840, 'hip-girth': 990 };

it.each(CLOTHS)('lays every copy on cloth of %i inches, and says what is bought and lost', (inches) => {
  const plan = cuttingPlan(draftGarment('buba', 'man', usual, 'regular'), inches);
  expect(plan.laid.map(({ name }) => name)).toEqual([
    ...['Front', 'Back', 'Sleeve', 'Sleeve', 'Front neck facing', 'Back neck facing'],
  ]);
  for (const { outline } of plan.laid) {
    const { left, right, top, bottom } = boxOf(outline);
    expect(left >= 0 && right <= inches * 25.4 && top >= 0 && bottom <= plan.length).toBe(true);
  }
  expect(plan.yards).toBeGreaterThanOrEqual(plan.length / 914.4);
  expect(plan.yards * 8).toBe(Math.round(plan.yards * 8));
  expect(plan.waste).toBeGreaterThan(0);
  expect(plan.waste).toBeLessThan(0.7);
});

it('is drawn as it lies on a table, the warp to the right, with a name on each piece', () => {
  const plan = cuttingPlan(draftGarment('buba', 'man', usual, 'regular'), 45);
  const { width, height, strokes, letters } = planDrawing(plan);
  expect([width, height]).toEqual([plan.length, plan.width]);
  expect(letters.map(({ text }) => text)).toEqual(plan.laid.map(({ name }) => name));
  expect(strokes).toHaveLength(plan.laid.length + 1);
  for (const { path } of strokes)
    for (const { x, y } of flattened(path)) expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
});

it('cuts in halves what narrow cloth cannot carry opened', () => {
  const wide = { height: 1900, 'bust-girth': 1700, 'waist-girth': 1700, 'hip-girth': 1700 };
  const draft = draftGarment('kaftan', 'man', wide, 'loose');
  expect(cuttingPlan(draft, 45).joined).toEqual(['Front', 'Back']);
  expect(cuttingPlan(draft, 20)).toMatchObject({ laid: [], yards: 0, tooWide: expect.arrayContaining(['Sleeve']) });
});
