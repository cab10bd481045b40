import { SENATOR } from '../draft/ease.ts';
import type { Draft, Fit } from '../draft/model.ts';
import { lineLength } from '../draft/outline.ts';
import type { Tape } from '../draft/tape.ts';
import { collarPiece } from './tops/collar.ts';
import { draftSetInTop } from './tops/set-in-top.ts';

/** How far the hem lies below the hip, as a share of the height (estimated). */
const BELOW_HIP = 0.13;

/** A close shirt to the middle of the thigh with a band collar, a buttoned front slit and a chest pocket. */
export function draftSenator(tape: Tape, fit: Fit): Draft {
  const draft = draftSetInTop(tape, fit, {
    ...{ garment: 'senator', ease: SENATOR, leastSlit: 260, hasPocket: true },
    flare: { fitted: 8, regular: 14, loose: 24 },
    hemY: (_, hipY) => hipY + BELOW_HIP * tape.read('height'),
    vent: () => 160,
    notes: [
      'Sew the collar between neck and facing, its ends at the slit; the mark on it meets the shoulder.',
      'Close the slit with buttons or a concealed placket, worked on the facing.',
      'Side slits are open below the notch of the side seam; turn them with the hem.',
    ],
  });
  const [front, back] = [lineLength(draft, 'front', 'neck'), lineLength(draft, 'back', 'neck')];
  const neck = ['front', 'back'].map((piece) => ({ piece, edge: 'neck' }));
  return {
    ...draft,
    pieces: [...draft.pieces, collarPiece(back, front)],
    seams: [
      ...draft.seams,
      { name: 'Neck and collar', one: neck, other: [{ piece: 'collar', edge: 'neck' }], eased: 0 },
    ],
  };
}
