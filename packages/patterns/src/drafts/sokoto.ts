import { ALLOWANCES } from '../draft/allowances.ts';
import { SOKOTO } from '../draft/ease.ts';
import type { Draft, Fit, Girth } from '../draft/model.ts';
import type { Tape } from '../draft/tape.ts';
import { fitLegs, type LegStyle, legGirths } from './trousers/fit-legs.ts';
import { LEG_SEAMS, legPieces } from './trousers/legs.ts';

/** Room in which the unopened waist passes the hips, and the elastic’s waist the belly, in mm (estimated). */
const OVER_HIPS = 20;
const AT_WAIST = 100;
/** Which share of the width round the hips a leg’s hem has at least (estimated). */
const HEM_SHARE = 0.34;

/** Straight trousers on elastic or a drawstring, front and back leg, that can be sat and squatted in. */
export function draftSokoto(tape: Tape, fit: Fit): Draft {
  const [hip, waist] = [tape.read('hip-girth'), tape.read('waist-girth')];
  const around = Math.max(hip + SOKOTO.hip[fit], waist + AT_WAIST);
  const style: LegStyle = { ease: SOKOTO, around, hemShare: HEM_SHARE };
  const fitted = fitLegs(tape, fit, style);
  const { pieces, ...heights } = legPieces(fitted.leg);
  const along = (line: string, times: number): Girth['measure'] => ({
    along: ['front', 'back'].map((piece) => ({ piece, line, times })),
  });
  return {
    ...{ garment: 'sokoto', fit, pieces, seams: LEG_SEAMS },
    girths: [
      ...legGirths(tape, fit, style, fitted, heights),
      { name: 'Waist over the hips', body: hip, ease: OVER_HIPS, measure: along('waist', 2), atLeast: true },
      {
        ...{ name: 'Crotch, waist to waist', body: fitted.crotch, ease: SOKOTO.crotch[fit], atLeast: true },
        measure: along('rise', 1),
      },
    ],
    used: tape.used,
    notes: [
      `Turn ${ALLOWANCES.casing} mm at the waist for the casing. Elastic: ${Math.round(waist * 0.92)} mm. Drawstring: ${Math.round(waist + 700)} mm.`,
      'Sew the inside legs first, then front and back rise in one seam, twice.',
    ],
  };
}
