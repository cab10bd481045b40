// Sokoto and wrapper on their own, to be worn below any top.
import type { Garment, Piece } from '../core/piece.ts';
import { pair } from '../sewing/cut.ts';
import { pleats, symmetric } from '../sewing/pleats.ts';
import type { DressOptions } from './dress-options.ts';

const SOKOTO_SCALE = 0.42;
const LEG =
  'M 478 652 C 458 720 440 800 436 900 C 432 1150 434 1330 442 1488 C 484 1503 552 1505 586 1490 C 594 1330 596 1120 601 940 C 603 840 603 740 603 652 Z';
const CASING =
  'M 476 634 C 520 648 680 648 724 634 C 730 650 731 668 728 688 C 682 702 518 702 472 688 C 469 668 470 650 476 634 Z';

const leg = ({ textile, trimDark }: DressOptions): Piece => ({
  path: LEG,
  textile,
  textileScale: SOKOTO_SCALE,
  roundness: 74,
  roundHeight: 0.62,
  shadow: 0,
  seed: 81,
  overlay: `<path d="M443 1466 C 486 1480 550 1482 587 1468" fill="none" stroke="${trimDark}" stroke-width="2.4" opacity=".6"/>`,
  strokes: pleats([486, 700], [592, 704], [460, 1490], [570, 1492], 5, { width: [9, 20], height: [7, 9] }),
});

/** The casing that a drawstring gathers, with the string tied in front. */
const casing = ({ textile, trim, trimDark }: DressOptions): Piece => ({
  path: CASING,
  textile,
  textileScale: SOKOTO_SCALE,
  roundness: 30,
  roundHeight: 0.5,
  seed: 82,
  shadow: 0.4,
  strokes: symmetric(pleats([486, 640], [592, 650], [482, 692], [594, 700], 7, { width: [6, 7], height: [4, 5] })),
  overlay:
    `<path d="M473 682 C 518 696 682 696 727 682" fill="none" stroke="${trimDark}" stroke-width="2" opacity=".55"/>` +
    `<path d="M594 668 C 578 700 584 742 574 786 M606 668 C 622 700 614 738 624 772" fill="none" stroke="${trim}" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M600 666 C 574 640 558 660 580 674 C 590 680 598 674 600 668 C 602 674 610 680 620 674 C 642 660 626 640 600 666 Z" fill="none" stroke="${trim}" stroke-width="6"/>`,
});

/** Men’s sokoto: straight, easy trousers on a drawstring. */
export function sokoto(options: DressOptions): Garment {
  return {
    covers: 'bottom',
    fit: 'fitted',
    hemY: 1498,
    detail: { x: 400, y: 600, zoom: 2.4 },
    pieces: [...pair(leg(options), 'legR', 'legL'), casing(options)],
  };
}

const WRAPPER_SCALE = 0.62;
const WRAPPED =
  'M 474 640 C 520 654 680 654 726 640 C 752 700 774 780 782 880 C 800 1080 812 1280 820 1452 C 760 1486 440 1486 380 1452 C 388 1280 400 1080 418 880 C 426 780 448 700 474 640 Z';
const FLAP =
  'M 512 648 C 580 658 680 654 728 640 C 754 700 776 780 784 880 C 802 1080 812 1260 818 1428 C 762 1458 700 1466 650 1460 C 640 1180 590 860 512 648 Z';
const TUCK = 'M 668 640 C 700 622 752 624 776 646 C 790 676 768 704 734 706 C 696 704 670 684 668 640 Z';

const wrapped = ({ textile }: DressOptions): Piece => ({
  path: WRAPPED,
  textile,
  textileScale: WRAPPER_SCALE,
  roundness: 84,
  roundHeight: 0.58,
  folds: { count: 8, height: 0.3, startAt: 0.2, growOver: 0.7 },
  seed: 84,
  fadeDown: 0.14,
  crumple: 0.6,
  displacement: 0.5,
});

const flap = ({ textile }: DressOptions): Piece => ({
  path: FLAP,
  textile,
  textileScale: WRAPPER_SCALE,
  textileTurn: -7,
  textileOffset: [120, 40],
  roundness: 38,
  roundHeight: 0.42,
  strokes: pleats([540, 668], [704, 664], [668, 1458], [800, 1440], 6, { width: [11, 28], height: [6, 15], bow: 26 }),
  seed: 85,
  fadeDown: 0.12,
  shadow: 0.46,
  displacement: 0.3,
});

const tuck = ({ textile }: DressOptions): Piece => ({
  path: TUCK,
  textile,
  textileScale: WRAPPER_SCALE * 0.85,
  textileTurn: 40,
  profile: 'pillow',
  roundness: 24,
  roundHeight: 0.7,
  seed: 86,
  hemWave: 0,
  strokes: pleats([678, 644], [690, 692], [768, 648], [756, 694], 4, { width: [7, 8], height: [6, 6] }),
});

/** A wrapper tied at the waist on its own: the length around, its free end laid over it, and the tuck that holds it. */
export function tiedWrapper(options: DressOptions): Garment {
  return {
    covers: 'bottom',
    fit: 'fitted',
    hemY: 1470,
    detail: { x: 440, y: 600, zoom: 2.4 },
    pieces: [wrapped(options), flap(options), tuck(options)],
  };
}
