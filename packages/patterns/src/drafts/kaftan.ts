import { KAFTAN } from '../draft/ease.ts';
import type { Draft, Fit } from '../draft/model.ts';
import type { Tape } from '../draft/tape.ts';
import { draftSetInTop } from './tops/set-in-top.ts';

/** A long shirt with side slits from below the hip and a deep front slit; its length runs from the nape. */
export const draftKaftan = (tape: Tape, fit: Fit): Draft =>
  draftSetInTop(tape, fit, {
    ...{ garment: 'kaftan', ease: KAFTAN, leastSlit: 220, hasPocket: false },
    flare: { fitted: 25, regular: 40, loose: 70 },
    hemY: (backDepth) => backDepth + tape.read('kaftan-length'),
    vent: (hemY, hipY) => Math.max(120, Math.min(450, hemY - hipY - 30)),
    notes: ['Side slits are open below the notch of the side seam; turn them with the hem.'],
  });
