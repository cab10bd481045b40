import { BOUBOU } from '../draft/ease.ts';
import type { Draft, Fit } from '../draft/model.ts';
import type { Tape } from '../draft/tape.ts';
import { draftRobe } from './robes/robe.ts';

/** The opening for an arm is deeper than half the arm’s girth by so many mm, and this at least (estimated). */
const ARM_ROOM = 150;
const LEAST_OPENING = 280;

/** A flowing gown in full length, its sides sewn together from below the arms down. */
export const draftBoubou = (tape: Tape, fit: Fit): Draft =>
  draftRobe(tape, fit, {
    ...{ garment: 'boubou', ease: BOUBOU, length: 'gown-length', leastSlit: 80, hasPocket: false },
    ...{ isEmbroidered: false, gore: null },
    side: (wing) => ({
      opening: Math.max(LEAST_OPENING, tape.read('upper-arm-girth') / 2 + ARM_ROOM),
      round: Math.min(60, wing * 0.4),
    }),
    notes: [
      'Sew the sides from the end of the arm opening down to the round corner of the hem.',
      'For a waist that sits, stitch front and back together along the body, a hand’s width from it.',
    ],
  });
