import { PatternError } from '../../body/pattern-error.ts';
import type { Draft, Fit, Girth, Seam } from '../../draft/model.ts';
import type { Tape } from '../../draft/tape.ts';
import { bodyPiece, facings, type TopShape } from './body-pieces.ts';
import { type Pocket, pocketPiece, pocketPlace } from './pocket.ts';
import { type SleeveShape, sleevePiece } from './sleeve.ts';

/** What a girth of the body is, and the ease that the fit gives it, in mm. */
export interface Room {
  body: number;
  ease: number;
}

export interface Top {
  garment: string;
  fit: Fit;
  shape: TopShape;
  sleeve: SleeveShape;
  rooms: Record<'bust' | 'waist' | 'hip' | 'neck' | 'head' | 'upperArm' | 'wrist', Room>;
  levels: { waist: number; hip: number };
  /** The hip alone decides how wide the sides are there, so its girth is met exactly. */
  isByHip: boolean;
  /** On the chest, when there is one. */
  pocket: Pocket | null;
  notes: string[];
}

/** How much must be left between the armhole and the hem, in mm. */
const LEAST_BELOW = 120;

const SEAMS: readonly Seam[] = [
  ['Shoulder', 'front.shoulder', 'back.shoulder'],
  ['Side', 'front.side', 'back.side'],
  ['Underarm of the sleeve', 'sleeve.front-underarm', 'sleeve.back-underarm'],
  ['Front neck and facing', 'front.neck', 'front-facing.neck'],
  ['Back neck and facing', 'back.neck', 'back-facing.neck'],
  ['Shoulder of the facing', 'front-facing.shoulder', 'back-facing.shoulder'],
].map(([name = '', one = '', other = '']) => ({ name, one: [edgeOf(one)], other: [edgeOf(other)], eased: 0 }));

function edgeOf(dotted: string) {
  const [piece = '', edge = ''] = dotted.split('.');
  return { piece, edge };
}

function checkRoom({ shape, sleeve }: Top): void {
  const under = shape.side.start().y;
  if (under > shape.hemY - LEAST_BELOW)
    throw new PatternError(
      `The armhole would end ${Math.round(under)} mm below the shoulder, too near the hem at ${Math.round(shape.hemY)} mm. Check upper-arm girth, armscye girth and the lengths.`,
      ['upper-arm-girth', 'armscye-girth', 'shoulder-to-waist'],
    );
  if (sleeve.length < sleeve.cap.height + 60)
    throw new PatternError(
      `The body is so wide for the arm that no sleeve is left: ${Math.round(sleeve.length)} mm. Check arm length and bust girth.`,
      ['arm-length', 'bust-girth'],
    );
}

function girthsOf({ shape, sleeve, rooms, levels, isByHip }: Top): Girth[] {
  const around = (y: number) => ({
    across: [
      { piece: 'front', y, times: 2 },
      { piece: 'back', y, times: 2 },
    ],
  });
  const neckline = [
    { piece: 'front', line: 'neck', times: 2 },
    { piece: 'back', line: 'neck', times: 2 },
  ];
  const { x: underHalf, y: underY } = shape.side.start();
  const below = (y: number) => Math.min(Math.max(y, underY + 1), shape.hemY - 1);
  const wanted = ({ body, ease }: Room) => body + ease;
  const sleeveTop = { across: [{ piece: 'sleeve', y: sleeve.cap.height + 1, times: 1 }] };
  const sleeveHem = { along: [{ piece: 'sleeve', line: 'hem', times: 1 }] };
  return [
    { name: 'Bust', ...rooms.bust, measure: around(below(0)), atLeast: underHalf * 4 > wanted(rooms.bust) + 1 },
    { name: 'Waist', ...rooms.waist, measure: around(below(levels.waist)), atLeast: true },
    { name: 'Hip', ...rooms.hip, measure: around(below(levels.hip)), atLeast: !isByHip },
    { name: 'Neck', ...rooms.neck, measure: { along: neckline }, atLeast: false },
    { name: 'Sleeve at the top', ...rooms.upperArm, measure: sleeveTop, atLeast: sleeve.isWider },
    { name: 'Sleeve hem', ...rooms.wrist, measure: sleeveHem, atLeast: false },
    {
      ...{ name: 'Neck and slit over the head', ...rooms.head, atLeast: true },
      measure: { along: [...neckline, { piece: 'front', line: 'slit', times: 2 }] },
    },
  ];
}

/** Puts a top together. @throws PatternError where the lengths leave no room for it */
export function topOf(top: Top, tape: Tape): Draft {
  checkRoom(top);
  const { shape, sleeve, pocket } = top;
  const front = bodyPiece('front', shape);
  return {
    ...{ garment: top.garment, fit: top.fit, notes: top.notes, used: tape.used },
    pieces: [
      { ...front, inner: [...front.inner, ...(pocket ? [pocketPlace(pocket)] : [])] },
      bodyPiece('back', shape),
      sleevePiece(sleeve),
      ...facings(shape.neck, shape.shoulder),
      ...(pocket ? [pocketPiece(pocket)] : []),
    ],
    seams: [
      ...SEAMS,
      {
        name: 'Sleeve into the armhole',
        one: [
          { piece: 'front', edge: 'armhole' },
          { piece: 'back', edge: 'armhole' },
        ],
        other: [{ piece: 'sleeve', edge: 'cap' }],
        eased: 0,
      },
    ],
    girths: girthsOf(top),
  };
}
