// Reception dress in beaded tulle.
import type { Garment, Piece, Textile } from '../core/piece.ts';
import { backSeam, withNape } from '../sewing/behind.ts';
import { pair } from '../sewing/cut.ts';
import { fold, pleats, symmetric } from '../sewing/pleats.ts';
import type { DressOptions } from './dress-options.ts';

type ReceptionOptions = DressOptions & { sheer: Textile };

const SCALE = 0.42;
const SHEATH =
  'M 512 300 C 480 300 450 306 434 326 C 438 400 446 480 452 520 C 460 566 468 600 474 640 C 446 720 426 790 426 860 C 424 960 432 1060 442 1150 C 500 1172 700 1172 758 1150 C 768 1060 776 960 774 860 C 774 790 754 720 726 640 C 732 600 740 566 748 520 C 754 480 762 400 766 326 C 750 306 720 300 688 300 C 676 350 648 386 600 430 C 552 386 524 350 512 300 Z';
const SLEEVE =
  'M 438 322 C 404 330 384 380 368 450 C 340 560 296 650 276 720 C 266 762 280 796 306 806 C 340 810 366 796 372 766 C 396 680 430 600 450 510 Z';
const OVERSKIRT =
  'M 470 636 C 500 650 556 656 604 656 C 590 860 548 1180 506 1512 C 410 1520 310 1508 234 1484 C 280 1180 370 820 470 636 Z';

const back = ({ textile }: ReceptionOptions): Piece => ({
  path: 'M 512 300 C 540 282 660 282 688 300 C 676 350 648 386 600 430 C 552 386 524 350 512 300 Z',
  textile,
  textileScale: SCALE,
  layer: 'back',
  tone: 0.42,
  shadow: 0,
  crumple: 0.1,
  hemWave: 0,
});

const overskirtBack = ({ sheer }: ReceptionOptions): Piece => ({
  path: 'M 470 640 L 730 640 C 800 900 880 1200 930 1490 C 820 1530 380 1530 270 1490 C 320 1200 400 900 470 640 Z',
  textile: sheer,
  textileScale: SCALE,
  shadow: 0,
  tone: 0.85,
  seed: 94,
  folds: { count: 12, height: 0.5 },
});

const sheath = ({ textile, trim }: ReceptionOptions): Piece => ({
  path: SHEATH,
  textile,
  textileScale: SCALE,
  mirrorTextile: true,
  roundness: 94,
  roundHeight: 0.62,
  seed: 95,
  overlay: `<path d="M 510 298 C 524 352 552 390 600 434 C 648 390 676 352 690 298" fill="none" stroke="${trim}" stroke-width="9"/>`,
  strokes: symmetric([
    fold([456, 430, 494, 486, 550, 490], 30, [12, 6]),
    fold([470, 640, 520, 676, 590, 680], 11, [5, 2]),
    fold([436, 800, 500, 830, 570, 826], 13, [-5, -2]),
  ]),
});

/** The right half of the overskirt, parted in front and edged with a line of beads. */
const overskirt = ({ sheer, trim }: ReceptionOptions): Piece => ({
  path: OVERSKIRT,
  textile: sheer,
  textileScale: SCALE,
  roundness: 30,
  roundHeight: 0.3,
  seed: 96,
  shadow: 0.4,
  overlay: `<path d="M604 656 C 590 860 548 1180 506 1512" fill="none" stroke="${trim}" stroke-width="7"/>`,
  strokes: pleats([592, 690], [484, 660], [520, 1510], [262, 1480], 8, { width: [8, 32], height: [4, 20] }),
});

const waistband = ({ textile }: ReceptionOptions): Piece => ({
  path: 'M 470 622 C 520 642 680 642 730 622 C 733 640 734 654 733 668 C 680 688 520 688 467 668 C 466 654 467 640 470 622 Z',
  textile,
  textileScale: SCALE,
  profile: 'pillow',
  roundness: 16,
  roundHeight: 0.6,
  hemWave: 0,
  seed: 97,
});

const NAPE = { left: 512, right: 688, y: 300, depth: 22 };

const sheathBack = (options: ReceptionOptions): Piece => ({
  ...sheath(options),
  path: withNape(SHEATH, NAPE),
  overlay: backSeam(324, 640, options.trim),
  strokes: symmetric([fold([470, 640, 520, 676, 590, 680], 11, [5, 2])]),
});

const sleeve = ({ sheer, trim }: ReceptionOptions): Piece => ({
  path: SLEEVE,
  textile: sheer,
  textileScale: SCALE,
  textileTurn: 16,
  roundness: 50,
  roundHeight: 0.6,
  seed: 98,
  overlay: `<path d="M270 764 C 288 790 340 796 374 764" fill="none" stroke="${trim}" stroke-width="10"/>`,
  strokes: pleats([430, 350], [396, 380], [354, 790], [288, 770], 5, { width: [9, 15], height: [6, 10] }),
});

/** Reception dress in beaded tulle: fitted midi, bishop sleeves, parted sheer overskirt. */
export function receptionDress(options: ReceptionOptions): Garment {
  return {
    fit: 'fitted',
    hemY: 1500,
    detail: { x: 410, y: 290, zoom: 2.3 },
    pieces: [
      back(options),
      overskirtBack(options),
      sheath(options),
      ...pair(overskirt(options)),
      waistband(options),
      ...pair(sleeve(options), 'sleeveR', 'sleeveL'),
    ],
    behind: {
      pieces: [
        sheathBack(options),
        { ...overskirtBack(options), tone: 1, shadow: 0.3 },
        waistband(options),
        ...pair(sleeve(options), 'sleeveR', 'sleeveL'),
      ],
    },
  };
}
