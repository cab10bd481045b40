import { CORSET } from '../../draft/ease.ts';
import type { Draft, Fit, Girth } from '../../draft/model.ts';
import type { Tape } from '../../draft/tape.ts';
import { HIP_BELOW_WAIST } from '../tops/rooms.ts';
import { type CorsetLevel, corsetPanels, type PanelWidths } from './corset-panels.ts';

/** A corset lifts the bust: so far above the waist it lies at least, as a share of the height (estimated). */
const LEAST_BUST_TO_WAIST = 0.075;
/** How far down from bust to waist the under-bust lies, and how far below the waist a corset ends, by height (estimated). */
const UNDER_BUST = 0.45;
const BELOW_WAIST = 0.055;
/** The centre front reaches to the bust points, but to this share of a half at most; how the rest is parted (estimated). */
const WIDEST_FRONT = 0.28;
const REST = { sideFront: 0.36, sideBack: 0.34 };

/** A strapless corset bodice of seven panels, boned along its seams and laced at the back. */
export function draftCorset(tape: Tape, fit: Fit): Draft {
  const height = tape.read('height');
  const [bust, under] = [tape.read('bust-girth'), tape.read('under-bust-girth')];
  const [waist, hip] = [tape.read('waist-girth'), tape.read('hip-girth')];
  const bustToWaist = tape.read('shoulder-to-waist') - tape.read('shoulder-to-bust-point');
  const waistY = Math.max(bustToWaist, LEAST_BUST_TO_WAIST * height);
  const atFoot = waist + ((hip - waist) * BELOW_WAIST) / HIP_BELOW_WAIST;
  const rooms: readonly { name: string; body: number; ease: number; y: number; shares: CorsetLevel['shares'] }[] = [
    { name: 'Bust', body: bust, ease: CORSET.bust[fit], y: 0, shares: [0.2, 0.4, 0.4] },
    { name: 'Under-bust', body: under, ease: CORSET.underBust[fit], y: UNDER_BUST * waistY, shares: [0.5, 0.25, 0.25] },
    { name: 'Waist', body: waist, ease: CORSET.waist[fit], y: waistY, shares: [0.36, 0.34, 0.3] },
    {
      ...{ name: 'Below the waist', body: atFoot, ease: CORSET.foot[fit], y: waistY + BELOW_WAIST * height },
      shares: [0.34, 0.36, 0.3],
    },
  ];
  const levels = rooms.map(({ body, ease, y, shares }) => ({ y, half: (body + ease) / 2, shares }));
  const widest = Math.max(...levels.map(({ half }) => half));
  const front = Math.min(tape.read('bust-point-separation') / 2, WIDEST_FRONT * widest);
  const [sideFront, sideBack] = [(widest - front) * REST.sideFront, (widest - front) * REST.sideBack];
  const widths: PanelWidths = [front, sideFront, sideBack, widest - front - sideFront - sideBack];
  const pieces = corsetPanels(levels, widths);
  const seam = (name: string, one: string, other: string, edge: string) => ({
    ...{ name, one: [{ piece: one, edge }], other: [{ piece: other, edge }], eased: 0 },
  });
  return {
    ...{ garment: 'corset', fit, pieces, used: tape.used },
    seams: [
      seam('Over the bust', 'centre-front', 'side-front', 'seam-1'),
      seam('Side', 'side-front', 'side-back', 'seam-2'),
      seam('Back', 'side-back', 'centre-back', 'seam-3'),
    ],
    girths: rooms.map(
      ({ name, body, ease, y }): Girth => ({
        ...{ name: `${name}, edge to edge`, body, ease, atLeast: false },
        measure: { across: pieces.map(({ id }) => ({ piece: id, y, times: 2 })) },
      }),
    ),
    notes: [
      'Cut twice: a firm layer for the bones and the outer fabric. Sew a bone into the allowance of every seam and beside the lacing.',
      `Laced, the edges at the back stand about ${CORSET.gap} mm apart: set the eyelets 25 mm apart, and a panel below them.`,
      'Sew a test of firm cotton first, and shape the seam over the bust on the body.',
    ],
  };
}
