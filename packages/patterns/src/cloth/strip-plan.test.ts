import { expect, it } from 'vitest';
import { draftGarment, GARMENT_NAMES } from '../drafts/garments.ts';
import { flattened } from '../geometry/path.ts';
import { boxOf } from '../geometry/polygon.ts';
import { YARD } from './cutting-plan.ts';
import { stripDrawing } from './plan-drawing.ts';
import { STRIPS, stripPlan } from './strip-plan.ts';

const usual = { height: 1750, 'bust-girth': 980, 'waist-girth': 840, 'hip-girth': 990 };
const agbada = draftGarment('agbada', 'man', usual, 'regular');

it('joins as many strips as a piece is wide, and one where it is narrower', () => {
  const { panels } = stripPlan(draftGarment('isiagu', 'man', usual, 'regular'), 6);
  const of = (wanted: string) => panels.find(({ name }) => name === wanted);
  expect(of('Chest pocket')).toMatchObject({ panels: 1, strips: 2 });
  expect(of('Sleeve')?.panels).toBe(2);
  expect(of('Front')?.strips).toBeGreaterThan(3);
});

it.each(STRIPS)('takes whole strips of %i inches for an agbada, and says how many yards and what is lost', (inches) => {
  const plan = stripPlan(agbada, inches);
  const eighths = plan.panels.map(({ length }) => (length / YARD) * 8);
  expect(eighths.map(Math.round)).toEqual(eighths.map((each) => expect.closeTo(each, 6)));
  const listed = plan.panels.reduce((sum, { panels, strips }, n) => sum + panels * strips * (eighths[n] ?? 0), 0);
  expect(plan.yards).toBeCloseTo(listed / 8, 6);
  expect(plan.strips).toBe(plan.panels.reduce((sum, { panels, strips }) => sum + panels * strips, 0));
  expect(plan.waste).toBeGreaterThan(0.02);
  expect(plan.waste).toBeLessThan(0.6);
});

it.each(GARMENT_NAMES)('has every piece of %s whole within its panel', (garment) => {
  for (const inches of STRIPS) {
    const { laid, pitch, width, height } = stripPlan(draftGarment(garment, 'woman', usual, 'loose'), inches);
    for (const { outline, left, top, strips, length } of laid) {
      const box = boxOf(outline);
      expect(box.left >= left - 1e-6 && box.right <= left + strips * pitch + 1e-6).toBe(true);
      expect(box.top >= top && box.bottom <= top + length).toBe(true);
      expect(left + strips * pitch <= width && top + length <= height).toBe(true);
    }
  }
});

it('is drawn with the joins of the strips', () => {
  const plan = stripPlan(agbada, 4);
  const { strokes, width, height, letters } = stripDrawing(plan);
  const joins = strokes.filter(({ style }) => style === 'sew');
  expect(joins).toHaveLength(plan.laid.reduce((sum, { strips }) => sum + strips - 1, 0));
  expect(letters.map(({ text }) => text)).toEqual(plan.laid.map(({ name }) => name));
  for (const { path } of strokes)
    for (const { x, y } of flattened(path)) expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
});
