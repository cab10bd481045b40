// The sleeves of a tunic: long with a plain or a buttoned cuff, embroidered or not, or short.
import type { Piece, Textile } from '../core/piece.ts';
import { pair } from '../sewing/cut.ts';
import { fold } from '../sewing/pleats.ts';
import { buttonedCuff, cuffs, embroideredCuff, type TunicStyle } from '../sewing/tunic-embroidery.ts';

export type TunicSleeve = 'plain' | 'buttoned' | 'short';

interface SleeveOptions {
  textile: Textile;
  textileScale: number;
  trim: string;
  trimDark: string;
  style: TunicStyle;
  sleeve?: TunicSleeve;
  hasWorkedCuffs?: boolean;
}

const LONG =
  'M 426 308 C 392 326 376 372 366 430 C 342 560 306 690 282 800 C 298 818 330 826 354 820 C 386 720 422 600 442 500 Z';
const SHORT =
  'M 426 308 C 392 326 376 372 366 430 C 356 486 344 540 330 596 C 352 616 388 624 414 616 C 426 576 434 540 442 500 Z';

const FOLDS = [
  fold([420, 330, 396, 470, 360, 600, 330, 740], [14, 16], [8, 9]),
  fold([404, 536, 362, 556, 330, 562], 9, [-8, -5]),
  fold([408, 572, 362, 596, 322, 606], 10, [8, 6]),
  fold([400, 612, 356, 634, 314, 640], 9, [-7, -5]),
  fold([384, 460, 394, 520, 376, 566], 12, -8),
  fold([340, 700, 336, 750, 320, 800], 10, -6),
];

type Side = 'front' | 'back';

const ENDS: Record<TunicSleeve, (options: SleeveOptions, side: Side) => string> = {
  plain: ({ style, trim, trimDark, hasWorkedCuffs }) =>
    hasWorkedCuffs ? embroideredCuff(trim, trimDark) : cuffs(style, trim, trimDark),
  buttoned: ({ trim, trimDark, hasWorkedCuffs }, side) =>
    buttonedCuff(trim, trimDark, side) + (hasWorkedCuffs ? embroideredCuff(trim, trimDark) : ''),
  short: ({ trimDark }) =>
    `<path d="M334 580 C 356 600 390 608 418 600" fill="none" stroke="${trimDark}" stroke-width="3" opacity=".8"/>`,
};

/** Both sleeves, from in front or from behind. */
export function tunicSleeves(options: SleeveOptions, side: Side): Piece[] {
  const { textile, textileScale, sleeve = 'plain' } = options;
  const piece: Piece = {
    path: sleeve === 'short' ? SHORT : LONG,
    textile,
    textileScale,
    roundness: 50,
    roundHeight: 0.75,
    seed: 23,
    // What creases at the elbow is not there.
    strokes: sleeve === 'short' ? FOLDS.slice(0, 1) : FOLDS,
    overlay: ENDS[sleeve](options, side),
    textileTurn: 12,
  };
  return pair(piece, 'sleeveR', 'sleeveL');
}
