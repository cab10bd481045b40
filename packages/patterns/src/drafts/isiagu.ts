import { ISIAGU } from '../draft/ease.ts';
import type { Draft, Fit } from '../draft/model.ts';
import type { Tape } from '../draft/tape.ts';
import { draftSetInTop } from './tops/set-in-top.ts';

/** How far the hem lies below the hip, as a share of the height (estimated). */
const BELOW_HIP = 0.075;

/** A shirt to the upper thigh with a chest pocket, its front slit closed by buttons on a chain. */
export const draftIsiagu = (tape: Tape, fit: Fit): Draft =>
  draftSetInTop(tape, fit, {
    ...{ garment: 'isiagu', ease: ISIAGU, leastSlit: 200, hasPocket: true },
    flare: { fitted: 5, regular: 10, loose: 20 },
    hemY: (_, hipY) => hipY + BELOW_HIP * tape.read('height'),
    vent: () => 110,
    notes: [
      'Work three buttonholes down the slit for the chained buttons.',
      'Match the lion’s heads at the centre, the side seams and the pocket before cutting: buy half a yard more for it.',
    ],
  });
