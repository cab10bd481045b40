import { at, curveOf, type Place } from '../../geometry/path.ts';
import { distance } from '../../geometry/polygon.ts';
import { placedWaist } from '../waists/placed-waist.ts';
import { cutOfChord, dartsFor, finishedOfChord, type WaistLine, waistLine } from '../waists/waist-line.ts';
import type { LegShape, LegTops } from './legs.ts';
import { risesOf } from './legs.ts';

/** How far the waist rises at the side; which part of the surplus the sides take, and at most how much, in mm (estimated). */
const SIDE = { rise: 10, share: 0.2, most: 45 };
/** A surplus that the back takes alone, and the front’s part of a greater one. */
const BY_BACK = 40;
const FRONT_SHARE = 0.4;
/** How wide a dart should be at most, and how long, by the depth of the hip (estimated). */
const DART = { width: 30, front: 0.55, back: 0.75 };

function dartedWaist(chord: number, finished: number, dartLength: number): WaistLine {
  const darts = dartsFor(chord - finished, DART.width, finished);
  return waistLine({ cut: cutOfChord(chord, finished, darts), finished, darts, dartLength });
}

/** Fits the waists of front and back, together half of the finished waist, onto legs that are wider there. */
export function trouserTops(leg: LegShape, halfWaist: number): { tops: LegTops; front: WaistLine; back: WaistLine } {
  const rises = risesOf(leg);
  const centres = { front: rises.front.start(), back: rises.back.start() };
  const chords = (side: Place) => ({ front: distance(centres.front, side), back: distance(centres.back, side) });
  const surplusAt = (side: Place) => chords(side).front + chords(side).back - halfWaist;
  const inwards = Math.min(SIDE.most, SIDE.share * surplusAt(at(0, -SIDE.rise)));
  const side = at(inwards, -SIDE.rise);
  const chord = chords(side);
  const surplus = surplusAt(side);
  const byFront = surplus > BY_BACK ? FRONT_SHARE * surplus : 0;
  const plain = finishedOfChord(chord.front);
  const front = byFront
    ? dartedWaist(chord.front, chord.front - byFront, DART.front * leg.hipY)
    : waistLine({ cut: cutOfChord(chord.front, plain, 0), finished: plain, darts: 0, dartLength: 0 });
  const finished = halfWaist - (byFront ? chord.front - byFront : plain);
  const back = dartedWaist(chord.back, finished, DART.back * leg.hipY);
  return {
    ...{ front, back },
    tops: {
      hasFly: true,
      side: curveOf(at(0, leg.hipY), at(0, leg.hipY * 0.55), at(inwards * 0.6, leg.hipY * 0.25), side),
      front: placedWaist(front, centres.front, side),
      back: placedWaist(back, centres.back, side),
    },
  };
}
