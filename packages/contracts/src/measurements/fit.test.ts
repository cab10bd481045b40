import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lengths } from './catalogue.ts';
import { adviceAbout, adviseSize, type Cut, cutOf, type SizedPiece, type Wearer } from './fit.ts';
import { CHILDREN } from './sizes.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const UK = [6, 8, 10, 12, 14, 16, 18, 20].map((size) => `UK ${size}`);
const gown = (cut: Cut = 'regular', sizes: readonly string[] = UK): SizedPiece => ({ chart: 'women', cut, sizes });
const woman = (values: Lengths, measuredOn = '2026-10-01'): Wearer => ({
  ...{ figure: 'woman', ageGroup: 'adult', values, measuredOn },
});
const body = (bust: number, waist: number, hip: number): Lengths => ({
  ...{ 'bust-girth': bust * 10, 'waist-girth': waist * 10, 'hip-girth': hip * 10 },
});

describe('the size for somebody', () => {
  it('is that of the chart when the body is', () => {
    expect(adviseSize(gown(), woman(body(90, 70, 96)), NOW)).toEqual({
      ...{ size: 'UK 12', sureness: 'sure', doubts: [] },
      reasons: ['Your bust, waist and hip fit UK 12 in a regular cut.'],
    });
  });

  it('has room for the largest measure, and says when they lie apart', () => {
    const advice = adviseSize(gown('fitted'), woman(body(90, 70, 104)), NOW);
    expect(advice).toMatchObject({ size: 'UK 16', sureness: 'likely' });
    expect(advice?.doubts.join()).toContain('different sizes');
    expect(advice?.reasons).toEqual([
      'Your hip needs UK 16 in a fitted cut; your bust and waist would fit a smaller size.',
    ]);
    const flowing = adviseSize(gown('flowing'), woman(body(90, 70, 104)), NOW);
    expect(flowing).toMatchObject({ size: 'UK 10' });
    expect(flowing?.reasons.at(-1)).toBe('A flowing cut falls free at the waist.');
  });

  it('is less sure the less is known and the older it is', () => {
    const lone = { 'bust-girth': 900 };
    expect(adviseSize(gown(), woman(lone), NOW)).toMatchObject({ size: 'UK 12', sureness: 'likely' });
    const old = adviseSize(gown(), woman(lone, '2026-01-01'), NOW);
    expect(old?.sureness).toBe('unsure');
    expect(old?.doubts).toEqual([
      'The waist and hip girth are missing.',
      'These measurements are more than six months old.',
    ]);
    expect(adviseSize(gown('flowing'), woman(body(78, 58, 85)), NOW)).toMatchObject({ size: 'UK 6', doubts: [] });
    expect(adviseSize(gown(), woman(body(70, 51, 78)), NOW)?.doubts).toEqual([
      'The smallest size may be large on you.',
    ]);
    expect(adviseSize(gown(), woman(body(91.5, 70, 96)), NOW)?.doubts).toEqual(['You are close to the next size up.']);
  });

  it('is none when all are too small, and when the chart is somebody else’s', () => {
    expect(adviseSize(gown(), woman(body(130, 110, 140)), NOW)).toMatchObject({ size: null });
    const wearer = woman(body(90, 70, 96));
    expect(adviseSize({ ...gown(), chart: 'men' }, wearer, NOW)).toBeNull();
    expect(adviseSize({ ...gown(), chart: 'none' }, wearer, NOW)).toBeNull();
    expect(adviseSize(gown('regular', ['One size']), wearer, NOW)).toBeNull();
    expect(adviseSize(gown(), { ...wearer, ageGroup: 'child' }, NOW)).toBeNull();
    expect(adviseSize(gown(), woman({ height: 1700 }), NOW)).toBeNull();
  });

  it('is a letter where a piece is labelled so, which covers two numbers', () => {
    const lettered = (sizes: readonly string[], wearer: Lengths) =>
      adviseSize(gown('regular', sizes), woman(wearer), NOW)?.size;
    const chart = [body(82, 62, 88), body(86, 66, 92), body(90, 70, 96), body(98, 78, 104), body(108, 88, 114)];
    expect(chart.map((each) => lettered(['S', 'M', 'L', 'XL'], each))).toEqual(['S', 'S', 'M', 'L', 'XL']);
    expect(chart.map((each) => lettered(['S/M', 'L/XL'], each))).toEqual(['S/M', 'S/M', 'S/M', 'L/XL', 'L/XL']);
  });

  it('is a man’s by his chest', () => {
    const kaftan: SizedPiece = { chart: 'men', cut: cutOf('kaftan-and-senator'), sizes: ['S', 'M', 'L', 'XL'] };
    const man = (chest: number): Wearer => ({ ...woman({ 'bust-girth': chest }), figure: 'man' });
    expect([900, 1000, 1100, 1200].map((chest) => adviseSize(kaftan, man(chest), NOW)?.size)).toEqual([
      ...['S', 'M', 'L', 'XL'],
    ]);
    expect(adviseSize(kaftan, man(1000), NOW)?.reasons).toEqual(['Your chest fits M in a regular cut.']);
  });

  it('is a child’s by height, chest and waist, on a chart of its own', () => {
    const sizes = CHILDREN.map(({ size }) => size);
    const chart: SizedPiece = { chart: 'children', cut: 'regular', sizes };
    const child = (values: Lengths): Wearer => ({ ...woman(values), ageGroup: 'child' });
    const values = { height: 1080, 'bust-girth': 580, 'waist-girth': 560 };
    expect(adviseSize(chart, child(values), NOW)).toEqual({
      ...{ size: '4–5 years', sureness: 'sure', doubts: [] },
      reasons: ['Your height, chest and waist fit 4–5 years in a regular cut.'],
    });
    expect(adviseSize(chart, child({ ...values, height: 1190 }), NOW)).toMatchObject({
      size: '6–7 years',
      reasons: ['Your height needs 6–7 years in a regular cut; your chest and waist would fit a smaller size.'],
    });
    expect(adviseSize(chart, child({ 'bust-girth': 580 }), NOW)?.doubts).toEqual([
      'The height is missing.',
      'The waist girth is missing.',
    ]);
    expect(adviseSize(chart, child({ ...values, height: 1700 }), NOW)).toMatchObject({ size: null });
    expect(adviseSize(chart, woman(values), NOW)).toBeNull();
  });

  it('never is one that is tighter than its ease, and the next smaller one always would be', () => {
    const bodies = fc.record({
      bust: fc.integer({ min: 70, max: 125 }),
      waist: fc.integer({ min: 52, max: 105 }),
      hip: fc.integer({ min: 75, max: 130 }),
      cut: fc.constantFrom<Cut>('fitted', 'regular', 'loose', 'flowing'),
      sizes: fc.subarray(UK, { minLength: 1 }),
    });
    fc.assert(
      fc.property(bodies, ({ bust, waist, hip, cut, sizes }) => {
        const wearer = woman(body(bust, waist, hip));
        const index = (size: string | null | undefined) => (size ? sizes.indexOf(size) : sizes.length);
        const own = index(adviseSize(gown(cut, sizes), wearer, NOW)?.size);
        const larger = woman(body(bust + 3, waist + 3, hip + 3));
        expect(index(adviseSize(gown(cut, sizes), larger, NOW)?.size)).toBeGreaterThanOrEqual(own);
        const smaller = sizes.slice(0, own);
        if (smaller.length > 0) expect(adviseSize(gown(cut, smaller), wearer, NOW)?.size).toBeNull();
      }),
    );
  });
});

it('keeps of the advice for several people what is about the size that was bought', () => {
  const advised = (size: string | null) => ({ size, sureness: 'likely' as const, doubts: ['A doubt.'], reasons: [] });
  expect(adviceAbout([advised('M'), advised('L')], 'L')).toEqual({ size: 'L', sureness: 'likely' });
  expect(adviceAbout([null, advised('M')], 'L')).toEqual({ size: 'M', sureness: 'likely' });
  expect(adviceAbout([advised('S'), advised('M')], 'L')).toBeNull();
  expect(adviceAbout([null, advised(null)], 'L')).toBeNull();
});
