import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AGE_GROUPS, FIGURES, type Lengths, limitsOf, MEASURE_NAMES, MEASURES, measuresOf } from './catalogue.ts';
import { changesBetween, checkLengths, isDueAgain, openFindings, type Taken } from './rules.ts';
import { TAPE_PLACES } from './tape-places.ts';
import { LENGTH_UNITS, readInOtherUnit } from './units.ts';

const woman = (values: Lengths, unit: Taken['unit'] = 'cm'): Taken => ({
  figure: 'woman',
  ageGroup: 'adult',
  unit,
  values,
});
const AMAKA: Lengths = {
  ...{ height: 1680, 'bust-girth': 920, 'under-bust-girth': 780, 'waist-girth': 740, 'hip-girth': 1000 },
  ...{ 'wrist-girth': 160, 'inside-leg-length': 770, 'outside-leg-length': 1030 },
};

describe('examining lengths', () => {
  it('finds nothing wrong with a body', () => {
    for (const unit of LENGTH_UNITS) expect(checkLengths(woman(AMAKA, unit))).toEqual([]);
  });

  it('asks whether a bust of 36 is inches, and takes it for neither', () => {
    const [finding, ...others] = checkLengths(woman({ ...AMAKA, 'bust-girth': 360 }));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ kind: 'unit', otherwise: 914, confirmable: false });
    expect(finding?.text).toBe('Bust girth: 36 in = 91.4 cm?');
  });

  it('asks whether 92 typed as inches is centimetres', () => {
    const [finding] = checkLengths(woman({ 'bust-girth': 2337 }, 'in'));
    expect(finding).toMatchObject({ kind: 'unit', otherwise: 920 });
    expect(finding?.text).toBe('Bust girth: 92 cm = 36¼ in?');
  });

  it('asks of everybody who typed every number in the other unit', () => {
    const bodies = fc.record({
      height: fc.integer({ min: 1400, max: 2000 }),
      bust: fc.integer({ min: 460, max: 700 }),
      waist: fc.integer({ min: 400, max: 650 }),
      ageGroup: fc.constantFrom(...AGE_GROUPS),
      unit: fc.constantFrom(...LENGTH_UNITS),
    });
    fc.assert(
      fc.property(bodies, ({ height, bust, waist, ageGroup, unit }) => {
        const stature = ageGroup === 'adult' ? height : Math.round(height * 0.7);
        const inTheirs: Lengths = {
          height: stature,
          'bust-girth': Math.round((stature * bust) / 1000),
          'waist-girth': Math.round((stature * waist) / 1000),
        };
        const other = unit === 'cm' ? 'in' : 'cm';
        const typed = Object.fromEntries(
          Object.entries(inTheirs).map(([name, mm]) => [name, readInOtherUnit(mm, other)]),
        ) as Lengths;
        const asked = checkLengths({ figure: 'man', ageGroup, unit, values: typed });
        expect(asked).toContainEqual(expect.objectContaining({ kind: 'unit', measures: ['height'] }));
      }),
    );
  });

  it('asks of a single length in inches that both units allow, by the height beside it', () => {
    const child = { figure: 'woman', ageGroup: 'child', unit: 'cm' } as const;
    const [finding] = checkLengths({ ...child, values: { height: 1500, 'bust-girth': 300 } });
    expect(finding).toMatchObject({ kind: 'unit', otherwise: 762, confirmable: true });
    expect(checkLengths({ ...child, values: { height: 1500, 'bust-girth': 762 } })).toEqual([]);
    const kept = { ...child, values: { height: 1500, 'bust-girth': 300 } };
    expect(openFindings(kept, [finding?.key ?? ''])).toEqual([]);
    expect(openFindings({ ...kept, values: { height: 1500, 'bust-girth': 310 } }, [finding?.key ?? ''])).toHaveLength(
      1,
    );
  });

  it('refuses what nobody measures, in either unit', () => {
    const [finding] = checkLengths(woman({ 'wrist-girth': 30 }));
    expect(finding).toMatchObject({ kind: 'limit', confirmable: false });
    expect(finding?.text).toBe('Wrist girth must be between 11 cm and 28 cm.');
    expect(openFindings(woman({ 'wrist-girth': 30 }), [finding?.key ?? ''])).toHaveLength(1);
  });

  it.each([
    [{ 'under-bust-girth': 920 }, 'under-bust'],
    [{ 'inside-leg-length': 1030 }, 'inside leg'],
    [{ 'outside-leg-length': 1180 }, 'outside leg'],
  ] as const)('doubts %o until it is confirmed', (change, words) => {
    const taken = woman({ ...AMAKA, ...change });
    const [finding] = checkLengths(taken);
    expect(finding).toMatchObject({ kind: 'relation', confirmable: true });
    expect(finding?.text).toContain(words);
    expect(openFindings(taken, [])).toHaveLength(1);
    expect(openFindings(taken, [finding?.key ?? ''])).toEqual([]);
  });

  it('lets no length outside the limits pass, whatever is confirmed', () => {
    const anything = fc.record({
      name: fc.constantFrom(...MEASURE_NAMES),
      mm: fc.integer({ min: 0, max: 6000 }),
      figure: fc.constantFrom(...FIGURES),
      ageGroup: fc.constantFrom(...AGE_GROUPS),
      unit: fc.constantFrom(...LENGTH_UNITS),
    });
    fc.assert(
      fc.property(anything, ({ name, mm, figure, ageGroup, unit }) => {
        fc.pre(MEASURES[name].figures.includes(figure));
        const taken = { figure, ageGroup, unit, values: { [name]: mm } };
        const all = checkLengths(taken).map(({ key }) => key);
        const { least, most } = limitsOf(name, ageGroup);
        expect(openFindings(taken, all).length === 0).toBe(mm >= least && mm <= most);
        for (const { otherwise } of checkLengths(taken))
          if (otherwise !== undefined) expect(otherwise >= least && otherwise <= most).toBe(true);
      }),
    );
  });
});

describe('the catalogue', () => {
  it('leaves no height in doubt: inches never look like centimetres', () => {
    for (const ageGroup of AGE_GROUPS) {
      const { least, most } = limitsOf('height', ageGroup);
      expect(most / 2.54).toBeLessThan(least);
    }
  });

  it('takes every measure of somebody, and says where the tape goes', () => {
    expect(new Set(FIGURES.flatMap(measuresOf))).toEqual(new Set(MEASURE_NAMES));
    for (const name of MEASURE_NAMES) expect(TAPE_PLACES[name]).toMatch(/\.$/);
  });
});

describe('versions', () => {
  it('say what changed, came and went', () => {
    const after = { height: 1680, 'hip-girth': 1010, 'thigh-girth': 600 };
    expect(changesBetween({ height: 1680, 'bust-girth': 920, 'hip-girth': 1000 }, after)).toEqual([
      { measure: 'bust-girth', from: 920, to: null },
      { measure: 'hip-girth', from: 1000, to: 1010 },
      { measure: 'thigh-girth', from: null, to: 600 },
    ]);
    expect(changesBetween(after, after)).toEqual([]);
  });

  it('are due again after six months', () => {
    expect(isDueAgain('2026-01-31', new Date('2026-07-30T12:00:00Z'))).toBe(false);
    expect(isDueAgain('2026-01-31', new Date('2026-08-01T12:00:00Z'))).toBe(true);
  });
});
