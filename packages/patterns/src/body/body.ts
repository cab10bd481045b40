import { type Core, estimateLength, isNeeded } from './estimate.ts';
import { type Figure, LENGTH_NAMES, type LengthName, LIMITS, labelOf, type Measured } from './lengths.ts';
import { PatternError } from './pattern-error.ts';

/** A whole body in mm: what was not measured is estimated, and says so. */
export interface Body {
  figure: Figure;
  lengths: Readonly<Record<LengthName, number>>;
  estimated: ReadonlySet<LengthName>;
}

/** Of each pair the first must be less than the second. */
const SHORTER: readonly (readonly [LengthName, LengthName])[] = [
  ['under-bust-girth', 'bust-girth'],
  ['inside-leg-length', 'outside-leg-length'],
  ['outside-leg-length', 'height'],
  ['arm-length', 'outside-leg-length'],
  ['wrist-girth', 'upper-arm-girth'],
  ['ankle-girth', 'thigh-girth'],
  ['thigh-girth', 'hip-girth'],
];

function checkLimits(measured: Measured, figure: Figure): void {
  for (const name of LENGTH_NAMES) {
    const value = measured[name];
    if (value === undefined) continue;
    const [least, most] = LIMITS[name];
    if (Number.isFinite(value) && value >= least && value <= most) continue;
    const given = Number.isFinite(value) ? `${Math.round(value)} mm` : 'not a number';
    throw new PatternError(`${labelOf(name, figure)} is ${given}; the limits are ${least} to ${most} mm.`, [name]);
  }
}

/**
 * Completes what was measured.
 * @throws PatternError when height or bust is missing, a length is outside its limits, or two contradict each other
 */
export function completeBody(figure: Figure, measured: Measured): Body {
  checkLimits(measured, figure);
  for (const name of LENGTH_NAMES)
    if (isNeeded(name) && measured[name] === undefined)
      throw new PatternError(`${labelOf(name, figure)} is missing: no pattern can be drafted without it.`, [name]);
  const core: Core = { h: measured.height ?? 0, b: measured['bust-girth'] ?? 0, w: 0, hip: 0 };
  core.w = measured['waist-girth'] ?? estimateLength('waist-girth', figure, core);
  core.hip = measured['hip-girth'] ?? estimateLength('hip-girth', figure, core);
  const value = (name: LengthName) => measured[name] ?? estimateLength(name, figure, core);
  const lengths = Object.fromEntries(LENGTH_NAMES.map((name) => [name, value(name)])) as Record<LengthName, number>;
  for (const [less, more] of SHORTER) {
    if (lengths[less] < lengths[more]) continue;
    // An estimate gives way to what was measured.
    if (measured[less] === undefined) lengths[less] = Math.round(lengths[more] * 0.9);
    else if (measured[more] === undefined) lengths[more] = Math.round(lengths[less] * 1.1);
    else
      throw new PatternError(
        `${labelOf(less, figure)} (${lengths[less]} mm) must be less than ${labelOf(more, figure).toLowerCase()} (${lengths[more]} mm).`,
        [less, more],
      );
  }
  return { figure, lengths, estimated: new Set(LENGTH_NAMES.filter((name) => measured[name] === undefined)) };
}
