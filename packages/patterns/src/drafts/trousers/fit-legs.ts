import { PatternError } from '../../body/pattern-error.ts';
import type { SOKOTO } from '../../draft/ease.ts';
import type { Fit, Girth } from '../../draft/model.ts';
import { solve } from '../../draft/solve.ts';
import type { Tape } from '../../draft/tape.ts';
import { KNEE, type LegShape, risesOf, thighOf } from './legs.ts';

/** Depth and width hang on each other: what two rounds may leave of a difference, in mm. */
const SPARE = 6;
/** Half the difference of front and back width, in mm (estimated). */
const TO_BACK = 10;
/** From waist through the crotch to waist a body has twice its rise and this share of the hip girth (estimated). */
const DEPTH_OF_SEAT = 0.24;
/** The hem clears the floor by so many mm. */
const ABOVE_FLOOR = 20;
/** A rise outside of these comes of legs that were measured wrongly, in mm. */
const RISE = [140, 460] as const;

function riseOf(tape: Tape): number {
  const rise = tape.read('outside-leg-length') - tape.read('inside-leg-length');
  if (rise >= RISE[0] && rise <= RISE[1]) return rise;
  throw new PatternError(
    `Outside leg less inside leg leaves a rise of ${Math.round(rise)} mm; it must be ${RISE[0]} to ${RISE[1]} mm. Measure both legs again.`,
    ['outside-leg-length', 'inside-leg-length'],
  );
}

export interface LegStyle {
  ease: typeof SOKOTO;
  /** Round the hips, finished, in mm. */
  around: number;
  /** Which share of that a leg’s hem has at least, so that wide legs do not taper. */
  hemShare: number;
}

export interface FittedLeg {
  leg: LegShape;
  /** From waist through the crotch to waist, of the body; and the finished hem, in mm. */
  crotch: number;
  hem: number;
}

/** Legs that can be sat in: the crotch is deepened and the back widened until body and ease have room. */
export function fitLegs(tape: Tape, fit: Fit, { ease, around, hemShare }: LegStyle): FittedLeg {
  const rise = riseOf(tape);
  const quarter = around / 4;
  const frontFork = 0.22 * quarter;
  const thigh = tape.read('thigh-girth') + ease.thigh[fit] + SPARE;
  const knee = tape.read('knee-girth') + ease.knee[fit] + SPARE;
  // Legs run straight from thigh to hem, so a knee that is wide for its thigh widens the hem.
  const byKnee = (knee - (1 - KNEE) * thigh) / KNEE;
  const hem = Math.max(tape.read('ankle-girth') + ease.ankle[fit], around * hemShare, byKnee);
  const crotch = 2 * rise + DEPTH_OF_SEAT * tape.read('hip-girth');
  const shape = (depth: number, fork: number): LegShape => ({
    ...{ depth, hipY: depth * 0.62, length: tape.read('outside-leg-length') - ABOVE_FLOOR },
    front: { width: quarter - TO_BACK, fork: frontFork, hem: hem / 2 - TO_BACK },
    back: { width: quarter + TO_BACK, fork, hem: hem / 2 + TO_BACK },
  });
  const depthFor = (fork: number) =>
    solve(crotch + ease.crotch[fit], rise + 15, rise + 260, (tried) => {
      const { front, back } = risesOf(shape(tried, fork));
      return front.length() + back.length();
    });
  const leastFork = 0.45 * quarter;
  const forkFor = (depth: number) => solve(thigh, leastFork, leastFork + 500, (tried) => thighOf(shape(depth, tried)));
  // A wider back needs less depth, which hardly changes the width again.
  const fork = forkFor(depthFor(forkFor(depthFor(leastFork))));
  return { leg: shape(depthFor(fork), fork), crotch, hem };
}

const along = (line: string, times: number): Girth['measure'] => ({
  along: ['front', 'back'].map((piece) => ({ piece, line, times })),
});
const across = (y: number, times: number): Girth['measure'] => ({
  across: ['front', 'back'].map((piece) => ({ piece, y, times })),
});

/** The girths from the hip down, of legs whose knee and back crotch lie at those heights. */
export function legGirths(
  tape: Tape,
  fit: Fit,
  { ease, around }: LegStyle,
  { leg, hem }: FittedLeg,
  heights: { kneeY: number; backCrotchY: number },
): Girth[] {
  const [hip, ankle] = [tape.read('hip-girth'), tape.read('ankle-girth')];
  return [
    {
      ...{ name: 'Hip', body: hip, ease: ease.hip[fit], measure: across(leg.hipY, 2) },
      atLeast: around > hip + ease.hip[fit],
    },
    {
      ...{ name: 'Thigh', body: tape.read('thigh-girth'), ease: ease.thigh[fit] },
      ...{ measure: across(heights.backCrotchY + 2, 1), atLeast: true },
    },
    {
      ...{ name: 'Knee', body: tape.read('knee-girth'), ease: ease.knee[fit] },
      ...{ measure: across(heights.kneeY, 1), atLeast: true },
    },
    {
      ...{ name: 'Leg hem', body: ankle, ease: ease.ankle[fit], measure: along('hem', 1) },
      atLeast: hem > ankle + ease.ankle[fit],
    },
  ];
}
