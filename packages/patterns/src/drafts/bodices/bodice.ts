import type { Along, Draft, Fit, Girth, Piece, Seam } from '../../draft/model.ts';
import type { Tape } from '../../draft/tape.ts';
import { roundCap, type SleeveShape, sleevePiece } from '../tops/sleeve.ts';
import { type BodicePieces, type BodiceShape, bodicePieces } from './bodice-pieces.ts';
import { type BodiceRooms, bodiceRooms, bodiceShape, roomOf } from './bodice-shape.ts';

/** By how many mm the cap is eased in, and how narrow a sleeve is at least for its armhole (estimated). */
const CAP_EASE = 20;
const LEAST_SLEEVE = 0.76;

const along = (piece: string, edges: readonly string[]): Along => edges.map((edge) => ({ piece, edge }));

/** The legs of a piece’s darts, sewn to each other. */
function dartSeams({ id, inner }: Piece): Seam[] {
  const legs = inner.map(({ name }) => name);
  return Array.from({ length: legs.length / 2 }, (_, n) => ({
    name: `Dart ${n + 1}, ${id}`,
    one: along(id, legs.slice(2 * n, 2 * n + 1)),
    other: along(id, legs.slice(2 * n + 1, 2 * n + 2)),
    eased: 0,
  }));
}

const seamsOf = ({ front, back }: BodicePieces): Seam[] => [
  { name: 'Shoulder', one: along('front', ['shoulder']), other: along('back', ['shoulder']), eased: 0 },
  { name: 'Side', one: along('front', front.side), other: along('back', back.side), eased: 0 },
  ...dartSeams(front.piece),
  ...dartSeams(back.piece),
  {
    ...{ name: 'Sleeve into the armhole', eased: CAP_EASE },
    one: [...along('front', ['armhole']), ...along('back', ['armhole'])],
    other: along('sleeve', ['cap']),
  },
  {
    ...{ name: 'Underarm of the sleeve', eased: 0 },
    one: along('sleeve', ['front-underarm']),
    other: along('sleeve', ['back-underarm']),
  },
];

function girthsOf(rooms: BodiceRooms, shape: BodiceShape, quarters: BodicePieces, sleeve: SleeveShape): Girth[] {
  const lines = (ofPiece: (which: 'front' | 'back') => readonly string[]): Girth['measure'] => ({
    along: (['front', 'back'] as const).flatMap((piece) => ofPiece(piece).map((line) => ({ piece, line, times: 2 }))),
  });
  const across = (piece: string, y: number, times: number) => ({ piece, y, times });
  return [
    {
      ...{ name: 'Bust', ...rooms.bust, atLeast: shape.half * 4 > roomOf(rooms.bust) + 1 },
      measure: { across: [across('front', shape.bustY - 1, 2), across('back', shape.bustY - 1, 2)] },
    },
    { name: 'Waist', ...rooms.waist, measure: lines((piece) => quarters[piece].waist), atLeast: false },
    { name: 'Neck', ...rooms.neck, measure: lines(() => ['neck']), atLeast: false },
    {
      ...{ name: 'Sleeve at the top', ...rooms.upperArm, atLeast: sleeve.isWider },
      measure: { across: [across('sleeve', sleeve.cap.height + 1, 1)] },
    },
    {
      ...{ name: 'Sleeve hem', ...rooms.wrist, atLeast: false },
      measure: { along: [{ piece: 'sleeve', line: 'hem', times: 1 }] },
    },
  ];
}

/** A close bodice to the waist with a set-in sleeve, from which dresses, blouses and jackets are developed. */
export function draftBodice(tape: Tape, fit: Fit): Draft {
  const rooms = bodiceRooms(tape, fit);
  const shape = bodiceShape(tape, rooms);
  const quarters = bodicePieces(shape);
  const back = shape.armhole.back.length();
  const around = shape.armhole.front.length() + back;
  const width = Math.max(roomOf(rooms.upperArm), around * LEAST_SLEEVE);
  const sleeve: SleeveShape = {
    cap: roundCap(width, around + CAP_EASE),
    ...{ length: tape.read('arm-length'), hem: roomOf(rooms.wrist), shoulderAlong: back + CAP_EASE / 2 },
    isWider: width > roomOf(rooms.upperArm) + 0.5,
  };
  return {
    ...{ garment: 'bodice', fit, used: tape.used },
    pieces: [quarters.front.piece, quarters.back.piece, sleevePiece(sleeve)],
    seams: seamsOf(quarters),
    girths: girthsOf(rooms, shape, quarters, sleeve),
    notes: [
      'A block to develop dresses, blouses and jackets from: trace it, move its darts, and draw your own neck and length.',
      `Ease ${CAP_EASE} mm of the cap into the armhole. Press waist darts to the centres and bust darts down.`,
      'The centre of the back is open for a zip. Sew a test of firm cotton first.',
    ],
  };
}
