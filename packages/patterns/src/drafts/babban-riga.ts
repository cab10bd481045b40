import { BABBAN_RIGA } from '../draft/ease.ts';
import type { Draft, Fit } from '../draft/model.ts';
import type { Tape } from '../draft/tape.ts';
import { draftRobe } from './robes/robe.ts';

/** Which part of the side is open for the arm, and where below the shoulder the gores begin (estimated). */
const OPEN = 0.55;
const GORE_FROM = 0.42;
/** How wide a gore is at the hem, as a share of the robe’s length (estimated). */
const GORE_WIDTH = 0.2;

/** The great gown of the north: wings beyond the hands, gores beside the middle panel, embroidered at neck, chest and back. */
export const draftBabbanRiga = (tape: Tape, fit: Fit): Draft =>
  draftRobe(tape, fit, {
    ...{ garment: 'babban-riga', ease: BABBAN_RIGA, length: 'agbada-length', leastSlit: 200, hasPocket: true },
    isEmbroidered: true,
    gore: {
      of: (length, hemWithout) => ({
        top: GORE_FROM * length,
        width: Math.max(GORE_WIDTH * length, (tape.read('hip-girth') + BABBAN_RIGA.hem[fit] - hemWithout) / 4),
      }),
      hemEase: BABBAN_RIGA.hem[fit],
    },
    side: (wing, length) => ({ opening: OPEN * length, round: Math.min(50, wing * 0.3) }),
    notes: [
      'Embroider front, back and pocket on firm backing before anything is sewn; the drawn outlines are the farthest it reaches.',
      'The shoulder line is straight: the wings are folded over the shoulders when worn.',
      'Let each gore in from its point down, then close the sides below the opening.',
    ],
  });
