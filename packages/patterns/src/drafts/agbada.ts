import { AGBADA } from '../draft/ease.ts';
import type { Draft, Fit } from '../draft/model.ts';
import type { Tape } from '../draft/tape.ts';
import { draftRobe } from './robes/robe.ts';

/** Which part of the side is open for the arm (estimated). */
const OPEN = 0.62;

/** The outer robe: wings with round corners, open but near the hem, and a pocket on the chest. */
export const draftAgbada = (tape: Tape, fit: Fit): Draft =>
  draftRobe(tape, fit, {
    ...{ garment: 'agbada', ease: AGBADA, length: 'agbada-length', leastSlit: 160, hasPocket: true },
    ...{ isEmbroidered: false, gore: null },
    side: (wing, length) => {
      const round = Math.min(wing * 0.7, length * 0.28);
      return { round, opening: Math.min(OPEN * length, length - round - 80) };
    },
    notes: [
      'The shoulder line is straight: the wings are folded over the shoulders when worn.',
      'Sew the pocket onto the left front before the facing.',
    ],
  });
