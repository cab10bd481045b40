import type { LengthName } from '../../body/lengths.ts';
import type { AGBADA } from '../../draft/ease.ts';
import type { Draft, Fit } from '../../draft/model.ts';
import type { Tape } from '../../draft/tape.ts';
import { at, lineOf } from '../../geometry/path.ts';
import { HEAD_EASE, necklineOf } from '../tops/neckline.ts';
import type { Gore } from './gore.ts';
import { robePieces } from './robe-pieces.ts';
import { hemGirth, robeSeams } from './robe-seams.ts';

/** The middle panel reaches so many mm beyond the shoulder, so that its seam hangs on the arm (estimated). */
const BEYOND_SHOULDER = 40;
/** The least width of a wing, in mm. */
const LEAST_WING = 120;
/** A cloth this wide carries the middle panel whole, in mm. */
const WIDEST_HALF = 520;

/** What makes a robe an agbada or a boubou. */
export interface RobeStyle {
  garment: string;
  ease: typeof AGBADA;
  length: LengthName;
  leastSlit: number;
  hasPocket: boolean;
  isEmbroidered: boolean;
  /** Let in between middle panel and wings, and the room that the hem gives beyond the hips; or none. */
  gore: { of: (length: number, hemWithout: number) => Gore; hemEase: number } | null;
  /** How far the sides are open from the shoulder, and how round the corners of the hem are, of a wing so wide and long. */
  side: (wing: number, length: number) => { opening: number; round: number };
  notes: string[];
}

/** A middle panel with straight shoulder seams, and on each side a wing that is folded over the arm. */
export function draftRobe(tape: Tape, fit: Fit, style: RobeStyle): Draft {
  const { ease } = style;
  const [shoulder, arm, bust] = [tape.read('shoulder-width'), tape.read('arm-length'), tape.read('bust-girth')];
  const share = ease.arm[fit] / 100;
  const neckRoom = { body: tape.read('neck-base-girth'), ease: ease.neck[fit] };
  const neck = necklineOf(neckRoom.body + neckRoom.ease, tape.read('head-girth'), style.leastSlit);
  const half = shoulder / 2 + arm * share;
  const middle = Math.min(Math.max(shoulder / 2 + BEYOND_SHOULDER, neck.width + 90), half - LEAST_WING, WIDEST_HALF);
  const length = neck.backDepth + tape.read(style.length);
  const gore = style.gore?.of(length, 4 * half) ?? null;
  const pieces = robePieces({
    neck,
    middle,
    wing: half - middle,
    ...{ length, ...style.side(half - middle, length), hasPocket: style.hasPocket },
    ...{ gore, isEmbroidered: style.isEmbroidered },
    shoulder: lineOf(at(neck.width, 0), at(middle, 0)),
  });
  const high = 300;
  const necklines = [
    { piece: 'front', line: 'neck', times: 2 },
    { piece: 'back', line: 'neck', times: 2 },
  ];
  return {
    ...{ garment: style.garment, fit, pieces, used: tape.used },
    seams: robeSeams(gore !== null),
    girths: [
      {
        ...{ name: 'Width, side to side', body: shoulder + 2 * arm, ease: 2 * arm * (share - 1), atLeast: false },
        measure: {
          across: [
            { piece: 'front', y: high, times: 2 },
            { piece: 'wing', y: high, times: 2 },
          ],
        },
      },
      {
        ...{ name: 'Bust', body: bust, ease: ease.bust[fit], atLeast: true },
        measure: {
          across: [
            { piece: 'front', y: high, times: 2 },
            { piece: 'back', y: high, times: 2 },
            { piece: 'wing', y: high, times: 2 },
            { piece: 'wing', y: -high, times: 2 },
          ],
        },
      },
      { name: 'Neck', ...neckRoom, measure: { along: necklines }, atLeast: false },
      {
        ...{ name: 'Neck and slit over the head', body: tape.read('head-girth'), ease: HEAD_EASE, atLeast: true },
        measure: { along: [...necklines, { piece: 'front', line: 'slit', times: 2 }] },
      },
      ...(style.gore ? [hemGirth(tape.read('hip-girth'), style.gore.hemEase)] : []),
    ],
    notes: style.notes,
  };
}
