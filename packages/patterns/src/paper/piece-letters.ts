import type { InnerLine, Piece } from '../draft/model.ts';
import { flattened, type Place } from '../geometry/path.ts';
import { boxOf } from '../geometry/polygon.ts';
import { type Lettering, type Stroke, widthOfText } from './drawing.ts';
import { LINE_HEIGHT, type Line, lettersBox, linesThrough, placeLetters, sidesOf, sizeOff } from './free-place.ts';

/** The largest letters in mm: what a piece is, what is laid on it and said of its fold, and where its slit ends. */
export interface LetterSizes {
  label: number;
  small: number;
  slit: number;
}
export const ON_PAPER: LetterSizes = { label: 9, small: 6, slit: 4 };
/** Screens show a pattern in less than half of its size. */
export const ON_SCREEN: LetterSizes = { label: 30, small: 14, slit: 8 };

/** The least size of letters, and how far they stay off lines, in mm. */
const LABEL = { smallest: 1.8, margin: 4 };
const ON_PIECE = { smallest: 2.2, margin: 2 };
const SLIT = { shares: [1, 0.85, 0.7, 0.55, 0.4], smallest: 2.4, beside: 3, margin: 0.5 };
const FOLD = { smallest: 2.4, margin: 1 };

/** Where along a fold its words may stand, the best first. */
const ALONG_FOLD = [0.5, 0.62, 0.38, 0.74, 0.26, 0.86, 0.14];

const linesOf = (strokes: readonly Stroke[]): Line[] =>
  strokes.flatMap(({ path, closed }) => linesThrough(flattened(path), closed));
const around = (letters: readonly Lettering[]): Line[] => letters.flatMap((each) => sidesOf(lettersBox(each)));

/** Two lines across each place, so that nothing is written into it. */
function acrossPlaces(inner: readonly InnerLine[]): Line[] {
  return inner
    .filter(({ kind }) => kind === 'place')
    .flatMap(({ path }): Line[] => {
      const { left, right, top, bottom } = boxOf(flattened(path));
      return [
        [
          { x: left, y: top },
          { x: right, y: bottom },
        ],
        [
          { x: left, y: bottom },
          { x: right, y: top },
        ],
      ];
    });
}

/** Beside the fold, upright, where it is the farthest from what else is drawn. */
function foldLetters({ edges }: Piece, lines: readonly Line[], largest: number): Lettering[] {
  const fold = edges.find(({ kind }) => kind === 'fold');
  if (!fold) return [];
  const text = 'Place on the fold';
  const most = Math.min(largest, fold.path.length() / 10);
  const shape = { w: LINE_HEIGHT / 2, h: widthOfText(text, 1) / 2, margin: FOLD.margin };
  const places = ALONG_FOLD.map((share) => {
    const { x, y } = fold.path.shiftAlong(fold.path.length() * share);
    const middle = { x: x + most, y };
    return { ...middle, size: Math.min(most, ...lines.map((line) => sizeOff(middle, line, shape))) };
  });
  const best = places.reduce((before, place) => (place.size > before.size + 0.01 ? place : before));
  return [{ text, ...best, size: Math.max(FOLD.smallest, best.size), upright: true }];
}

/** Below the bar of a slit’s end, as large as there is room beside the fold. */
function slitLetters({ x, y }: Place, lines: readonly Line[], largest: number): Lettering {
  const text = 'Slit ends';
  const of = (size: number): Lettering => {
    const half = widthOfText(text, size) / 2;
    return { text, x: x + half + SLIT.beside, y: y + size, size, upright: false };
  };
  const shape = { w: widthOfText(text, 1) / 2, h: LINE_HEIGHT / 2, margin: SLIT.margin };
  const isFree = (letters: Lettering) => lines.every((line) => sizeOff(letters, line, shape) >= letters.size);
  return SLIT.shares.map((share) => of(largest * share)).find(isFree) ?? of(SLIT.smallest);
}

interface Drawn {
  outline: readonly Place[];
  /** What is drawn within the outline. */
  within: readonly Stroke[];
  /** Where slits end. */
  slits: readonly Place[];
  label: readonly string[];
}

/** Everything that is written on a piece: each within it, off its lines and off each other. */
export function pieceLetters(piece: Piece, { outline, within, slits, label }: Drawn, sizes: LetterSizes): Lettering[] {
  // Slits lie on the fold, so the words beside it need not stay off them.
  const onFold = new Set(piece.inner.filter(({ kind }) => kind === 'cut').map(({ path }) => path));
  const drawn = linesOf(within.filter(({ path }) => !onFold.has(path)));
  const seams = piece.edges.filter(({ kind }) => kind !== 'fold').flatMap(({ path }) => linesThrough(flattened(path)));
  const slitWords = slits.map((end) => slitLetters(end, [...drawn, ...seams], sizes.slit));
  const fold = foldLetters(piece, [...drawn, ...seams, ...around(slitWords)], sizes.small);
  const placed = [...slitWords, ...fold];
  const named = piece.inner
    .filter(({ kind }) => kind === 'place')
    .flatMap(({ name, path }) =>
      placeLetters({
        ...{ ...ON_PIECE, largest: sizes.small, outline: flattened(path), text: [name] },
        lines: [...drawn, ...seams, ...around(placed)],
      }),
    );
  const taken = [...drawn, ...around([...placed, ...named])];
  const wanted = { ...LABEL, largest: sizes.label, outline, text: label };
  const offPlaces = placeLetters({ ...wanted, lines: [...taken, ...acrossPlaces(piece.inner)] });
  const isRoomy = (offPlaces[0]?.size ?? 0) > LABEL.smallest;
  return [...(isRoomy ? offPlaces : placeLetters({ ...wanted, lines: taken })), ...placed, ...named];
}
