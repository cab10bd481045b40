import { SKIRT } from '../../draft/ease.ts';
import type { Draft, Fit, Girth } from '../../draft/model.ts';
import type { Tape } from '../../draft/tape.ts';
import { HIP_BELOW_WAIST } from '../tops/rooms.ts';
import {
  cutWithoutDarts,
  dartSeams,
  dartsFor,
  finishedLength,
  type WaistLine,
  waistAlong,
  waistLine,
} from '../waists/waist-line.ts';
import { waistband } from '../waists/waistband.ts';
import { type SkirtShape, skirtPanel } from './skirt-panel.ts';

/** Which part of a quarter’s surplus over the waist the side takes, and at least and most how much, in mm (estimated). */
const SIDE = { share: 0.4, least: 20, most: 55 };
/** A smaller surplus is taken at the side alone, without darts. */
const WITHOUT_DARTS = 30;
/** How much more the back’s darts take than the front’s, each half of it, in mm (estimated). */
const TO_BACK = { share: 0.25, most: 15 };
/** How wide a dart should be at most, and how long, by the depth of the hip (estimated). */
const DART = { width: 32, front: 0.5, back: 0.72 };

/** What makes a skirt straight or an A-line. Lengths in mm. */
export interface SkirtStyle {
  garment: string;
  /** From the waist, as a share of the outside leg. */
  length: number;
  flare: Readonly<Record<Fit, number>>;
  slit: number;
  hemAllowance: number;
  notes: string[];
}

/** Waists of front and back, whose darts and sides take what the hip is wider. */
function waistsOf(hip: number, waist: number, hipY: number): { front: WaistLine; back: WaistLine } {
  const surplus = hip - waist;
  if (surplus <= WITHOUT_DARTS) {
    const plain = waistLine({ cut: cutWithoutDarts(waist), finished: waist, darts: 0, dartLength: 0 });
    return { front: plain, back: plain };
  }
  const cut = hip - Math.min(SIDE.most, Math.max(SIDE.least, SIDE.share * surplus));
  const toBack = Math.min(TO_BACK.most, TO_BACK.share * (surplus - WITHOUT_DARTS));
  const half = (finished: number, depth: number) =>
    waistLine({
      ...{ cut, finished, dartLength: depth * hipY },
      darts: dartsFor(cut - finished, DART.width, finished),
    });
  return { front: half(waist + toBack, DART.front), back: half(waist - toBack, DART.back) };
}

/** A skirt with darts on a waistband, closed at the centre of the back. */
export function draftSkirt(tape: Tape, fit: Fit, style: SkirtStyle): Draft {
  const [waist, hip] = [tape.read('waist-girth'), tape.read('hip-girth')];
  const [waistEase, hipEase] = [SKIRT.waist[fit], SKIRT.hip[fit]];
  const around = Math.max(hip + hipEase, waist + waistEase);
  const shape: SkirtShape = {
    hipY: HIP_BELOW_WAIST * tape.read('height'),
    length: style.length * tape.read('outside-leg-length'),
    hip: around / 4,
    ...{ flare: style.flare[fit], hemAllowance: style.hemAllowance, slit: style.slit },
  };
  const waists = waistsOf(shape.hip, (waist + waistEase) / 4, shape.hipY);
  const sewn = [...waistAlong('front', waists.front), ...waistAlong('back', waists.back)];
  const [front, back] = [finishedLength(waists.front), finishedLength(waists.back)];
  const both = (line: string): Girth['measure'] => ({
    along: ['front', 'back'].map((piece) => ({ piece, line, times: 2 })),
  });
  return {
    ...{ garment: style.garment, fit, used: tape.used, notes: style.notes },
    pieces: [
      skirtPanel('front', shape, waists.front),
      skirtPanel('back', shape, waists.back),
      waistband(waist + waistEase, [back, back + front, back + 2 * front]),
    ],
    seams: [
      { name: 'Side', one: [{ piece: 'front', edge: 'side' }], other: [{ piece: 'back', edge: 'side' }], eased: 0 },
      ...dartSeams('front', waists.front),
      ...dartSeams('back', waists.back),
      { name: 'Waist and band', one: sewn, other: [{ piece: 'waistband', edge: 'waist' }], eased: 0 },
    ],
    girths: [
      {
        ...{ name: 'Waist', body: waist, ease: waistEase, atLeast: false },
        measure: { along: sewn.map(({ piece, edge, times = 1 }) => ({ piece, line: edge, times })) },
      },
      {
        ...{ name: 'Hip', body: hip, ease: hipEase, atLeast: around > hip + hipEase },
        measure: { across: ['front', 'back'].map((piece) => ({ piece, y: shape.hipY, times: 2 })) },
      },
      { name: 'Hem', body: hip, ease: hipEase, atLeast: true, measure: both('hem') },
    ],
  };
}
