import { ALLOWANCES } from '../draft/allowances.ts';
import { IRO } from '../draft/ease.ts';
import type { Draft, Fit, Piece } from '../draft/model.ts';
import type { Tape } from '../draft/tape.ts';
import { at, lineOf } from '../geometry/path.ts';
import { hem, seam } from './tops/body-pieces.ts';

/** The hem ends so far above the floor, and so much is rolled at the waist, in mm (estimated). */
const ABOVE_FLOOR = 50;
const ROLL = 60;
/** A tie, cut double, and how far it reaches beyond half the waist to be knotted, in mm (estimated). */
const TIE = { width: 50, knot: 350 };

/** A rectangle whose warp runs down the paper. */
function strip(id: string, name: string, count: number, width: number, height: number, ends: 'hem' | 'seam'): Piece {
  const [a, b, c, d] = [at(0, 0), at(width, 0), at(width, height), at(0, height)];
  const long = ends === 'hem' ? hem : seam;
  const allowance = ends === 'hem' ? ALLOWANCES.hem : ALLOWANCES.facing;
  return {
    ...{ id, name, count, inner: [], notches: [] },
    edges: [
      long('start', lineOf(a, b), allowance),
      long('hem', lineOf(b, c), allowance),
      long('end', lineOf(c, d), allowance),
      long('waist', lineOf(d, a), allowance),
    ],
    grain: [
      { x: width * 0.75, y: height * 0.2 },
      { x: width * 0.75, y: height * 0.8 },
    ],
  };
}

/** A wrapper: one length of cloth that goes round the hips and laps over in front, with two ties. */
export function draftIro(tape: Tape, fit: Fit): Draft {
  const [hip, waist] = [tape.read('hip-girth'), tape.read('waist-girth')];
  const widest = Math.max(hip, waist);
  const around = (widest * IRO.around[fit]) / 100;
  const length = tape.read('outside-leg-length') - ABOVE_FLOOR + ROLL;
  return {
    ...{ garment: 'iro', fit, seams: [], used: tape.used },
    pieces: [
      strip('wrapper', 'Wrapper', 1, length, around, 'hem'),
      strip('tie', 'Tie', 2, TIE.width, waist / 2 + TIE.knot, 'seam'),
    ],
    girths: [
      {
        ...{ name: 'Around the widest of waist and hip, with the overlap', atLeast: false },
        ...{ body: widest, ease: around - widest },
        measure: { along: [{ piece: 'wrapper', line: 'hem', times: 1 }] },
      },
    ],
    notes: [
      'The warp runs round the body: lay the length of the wrapper along the fabric.',
      'On fabric that is just wide enough the selvedges serve instead of the hems at waist and foot.',
      'Fold the ties along their length, and sew one to each upper corner.',
    ],
  };
}
