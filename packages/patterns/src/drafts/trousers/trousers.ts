import { TROUSERS } from '../../draft/ease.ts';
import type { Draft, Fit } from '../../draft/model.ts';
import type { Tape } from '../../draft/tape.ts';
import { dartSeams, finishedLength, waistAlong } from '../waists/waist-line.ts';
import { waistband } from '../waists/waistband.ts';
import { fitLegs, type LegStyle, legGirths } from './fit-legs.ts';
import { flyPieces } from './fly.ts';
import { LEG_SEAMS, legPieces } from './legs.ts';
import { trouserTops } from './trouser-waist.ts';

/** So much wider than the waist the hips are cut at least: the lean of the back’s centre and one dart in each back (estimated). */
const BEYOND_WAIST = 110;
/** Which share of the width round the hips a leg’s hem has at least (estimated). */
const HEM_SHARE = 0.33;

/** Straight trousers with darts, a fly and a waistband. */
export function draftTrousers(tape: Tape, fit: Fit): Draft {
  const [waist, hip] = [tape.read('waist-girth'), tape.read('hip-girth')];
  const waistEase = TROUSERS.waist[fit];
  const around = Math.max(hip + TROUSERS.hip[fit], waist + waistEase + BEYOND_WAIST);
  const style: LegStyle = { ease: TROUSERS, around, hemShare: HEM_SHARE };
  const fitted = fitLegs(tape, fit, style);
  const { tops, front, back } = trouserTops(fitted.leg, (waist + waistEase) / 2);
  const { pieces, ...heights } = legPieces(fitted.leg, tops);
  const sewn = [...waistAlong('front', front), ...waistAlong('back', back)];
  const [frontHalf, backHalf] = [finishedLength(front), finishedLength(back)];
  return {
    ...{ garment: 'trousers', fit, used: tape.used },
    pieces: [
      ...pieces,
      waistband(waist + waistEase, [frontHalf, frontHalf + backHalf, frontHalf + 2 * backHalf]),
      ...flyPieces(fitted.leg.hipY),
    ],
    seams: [
      ...LEG_SEAMS,
      ...dartSeams('front', front),
      ...dartSeams('back', back),
      { name: 'Waist and band', one: sewn, other: [{ piece: 'waistband', edge: 'waist' }], eased: 0 },
      {
        ...{ name: 'Fly and facing', eased: 0 },
        one: [{ piece: 'front', edge: 'fly' }],
        other: [{ piece: 'fly-facing', edge: 'fly' }],
      },
      {
        ...{ name: 'Fly and shield', eased: 0 },
        one: [{ piece: 'front', edge: 'fly' }],
        other: [{ piece: 'fly-shield', edge: 'fly' }],
      },
    ],
    girths: [
      {
        ...{ name: 'Waist', body: waist, ease: waistEase, atLeast: false },
        measure: { along: sewn.map(({ piece, edge, times = 1 }) => ({ piece, line: edge, times })) },
      },
      ...legGirths(tape, fit, style, fitted, heights),
      {
        ...{ name: 'Crotch, waist to waist', body: fitted.crotch, ease: TROUSERS.crotch[fit], atLeast: true },
        measure: {
          along: [
            { piece: 'front', line: 'fly', times: 1 },
            { piece: 'front', line: 'rise', times: 1 },
            { piece: 'back', line: 'rise', times: 1 },
          ],
        },
      },
    ],
    notes: [
      'The fly is open down to the mark at the hip: face one front, and sew the shield under the other with the zip between.',
      'The band begins at the fly; its underlap lies below. Press the darts to the centres.',
      'Sew the inside legs first, then front and back rise in one seam up to the fly.',
    ],
  };
}
