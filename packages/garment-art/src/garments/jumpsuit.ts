// Wide-legged jumpsuit with a wrap bodice and flutter sleeves.
import type { Garment, Piece, Textile } from '../core/piece.ts';
import { backSeam, napeEdge } from '../sewing/behind.ts';
import { pair } from '../sewing/cut.ts';
import { fold, mirrorStrokes, pleats, symmetric } from '../sewing/pleats.ts';

export interface JumpsuitOptions {
  textile: Textile;
  belt: Textile;
  trim: string;
  textileScale: number;
}

const LEG =
  'M 474 640 C 520 652 570 654 602 652 L 606 850 C 600 1050 590 1290 584 1486 C 500 1504 390 1502 318 1482 C 344 1260 384 1000 410 840 C 424 760 446 696 474 640 Z';
const RIGHT_FRONT =
  'M 512 278 C 484 286 456 298 438 314 C 432 370 438 440 452 500 C 460 548 468 596 470 642 C 530 660 610 660 664 650 C 640 600 580 470 512 278 Z';
const LEFT_FRONT =
  'M 688 278 C 716 286 744 298 762 314 C 768 370 762 440 748 500 C 740 548 732 596 730 642 C 680 660 590 660 536 650 C 560 596 624 470 688 278 Z';
const SLEEVE = 'M 442 310 C 384 322 336 378 300 462 C 330 512 386 538 440 530 C 450 470 452 390 442 310 Z';
const BODICE_FOLDS = pleats([500, 310], [450, 380], [640, 646], [490, 640], 5, { width: [10, 14], height: [6, 9] });

const back = ({ textile, textileScale }: JumpsuitOptions): Piece => ({
  path: 'M 512 278 C 545 258 655 258 688 278 C 664 400 630 500 600 560 C 570 500 536 400 512 278 Z',
  textile,
  textileScale,
  layer: 'back',
  tone: 0.4,
  shadow: 0,
  crumple: 0.2,
  hemWave: 0,
});

const leg = ({ textile, textileScale }: JumpsuitOptions): Piece => ({
  path: LEG,
  textile,
  textileScale,
  roundness: 84,
  roundHeight: 0.55,
  seed: 40,
  fadeDown: 0.08,
  shadow: 0.26,
  strokes: pleats([584, 690], [488, 680], [564, 1494], [350, 1484], 6, { width: [12, 32], height: [5, 19] }),
});

const leftFront = ({ textile, textileScale, trim }: JumpsuitOptions): Piece => ({
  path: LEFT_FRONT,
  textile,
  textileScale,
  roundness: 80,
  roundHeight: 0.55,
  seed: 41,
  strokes: mirrorStrokes(BODICE_FOLDS),
  overlay: `<path d="M 688 278 C 624 470 560 596 536 650" fill="none" stroke="${trim}" stroke-width="5"/>`,
  hemWave: 0,
});

const rightFront = ({ textile, textileScale, trim }: JumpsuitOptions): Piece => ({
  path: RIGHT_FRONT,
  textile,
  textileScale,
  roundness: 80,
  roundHeight: 0.55,
  seed: 42,
  strokes: BODICE_FOLDS,
  overlay: `<path d="M 512 278 C 580 470 640 600 664 650" fill="none" stroke="${trim}" stroke-width="5"/>`,
  hemWave: 0,
});

const sleeve = ({ textile, textileScale }: JumpsuitOptions): Piece => ({
  path: SLEEVE,
  textile,
  textileScale,
  textileTurn: 24,
  roundness: 44,
  roundHeight: 0.5,
  seed: 43,
  strokes: pleats([440, 326], [420, 340], [424, 528], [316, 474], 6, { width: [8, 18], height: [5, 13] }),
});

const belt = ({ belt, trim }: JumpsuitOptions): Piece => ({
  path: 'M 466 620 C 520 640 680 640 734 620 C 738 644 738 668 736 688 C 680 708 520 708 464 688 C 462 668 462 644 466 620 Z',
  textile: belt,
  textileScale: 0.5,
  profile: 'pillow',
  roundness: 18,
  roundHeight: 0.55,
  seed: 44,
  overlay: `<rect x="562" y="622" width="76" height="68" rx="14" fill="none" stroke="${trim}" stroke-width="11"/><path d="M600 640 V672" stroke="${trim}" stroke-width="8"/>`,
  hemWave: 0,
  strokes: symmetric([fold([470, 650, 520, 664, 556, 666], 8, -4)]),
});

const NAPE = { left: 512, right: 688, y: 278 };

/** The bodice from behind, in one piece. */
const wholeBack = ({ textile, textileScale, trim }: JumpsuitOptions): Piece => ({
  path: `M 512 278 C 484 286 456 298 438 314 C 432 370 438 440 452 500 C 460 548 468 596 470 642 C 530 660 670 660 730 642 C 732 596 740 548 748 500 C 762 440 768 370 762 314 C 744 298 716 286 688 278 ${napeEdge(NAPE)} Z`,
  textile,
  textileScale,
  roundness: 80,
  roundHeight: 0.55,
  seed: 42,
  overlay: backSeam(300, 640, trim),
  strokes: symmetric([fold([470, 620, 500, 590, 560, 580], 12, [5, 2]), fold([540, 640, 530, 560, 536, 480], 12, 4)]),
  hemWave: 0,
});

/** Jumpsuit: two palazzo legs, crossed bodice, belt with a buckle. */
export function jumpsuit(options: JumpsuitOptions): Garment {
  return {
    fit: 'fitted',
    hemY: 1490,
    detail: { x: 420, y: 280, zoom: 2.3 },
    pieces: [
      back(options),
      ...pair(leg(options), 'legR', 'legL'),
      leftFront(options),
      rightFront(options),
      ...pair(sleeve(options), 'sleeveR', 'sleeveL'),
      belt(options),
    ],
    behind: {
      pieces: [
        ...pair(leg(options), 'legR', 'legL'),
        wholeBack(options),
        ...pair(sleeve(options), 'sleeveR', 'sleeveL'),
        { ...belt(options), overlay: '' },
      ],
    },
  };
}
