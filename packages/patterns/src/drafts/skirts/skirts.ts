import type { Draft, Fit } from '../../draft/model.ts';
import type { Tape } from '../../draft/tape.ts';
import { draftSkirt } from './skirt.ts';

const CLOSING = 'Sew a zip into the centre of the back, from the waist to the double notch.';
const DARTS = 'Press the darts to the centres; where there are none, the sides take the whole shape.';

/** To below the knee, straight from the hip, with a slit at the back to walk in. */
export const draftStraightSkirt = (tape: Tape, fit: Fit): Draft =>
  draftSkirt(tape, fit, {
    ...{ garment: 'straight-skirt', length: 0.6, slit: 180, hemAllowance: 30 },
    flare: { fitted: 0, regular: 0, loose: 8 },
    notes: [CLOSING, 'Leave the centre of the back open below the single notch, and turn its allowance.', DARTS],
  });

/** To the calf, widening evenly from the hip. */
export const draftALineSkirt = (tape: Tape, fit: Fit): Draft =>
  draftSkirt(tape, fit, {
    ...{ garment: 'a-line-skirt', length: 0.68, slit: 0, hemAllowance: 20 },
    flare: { fitted: 50, regular: 80, loose: 120 },
    notes: [CLOSING, DARTS, 'Let it hang for a day before the hem is turned.'],
  });
