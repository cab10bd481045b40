// Caps: fila (gobi), hula and abeti-aja.
import type { Garment, Piece, Textile } from '../core/piece.ts';
import { pair } from '../sewing/cut.ts';
import { fold, pleats } from '../sewing/pleats.ts';

const SCALE = 0.6;

const gobiCrown = (textile: Textile): Piece => ({
  path: 'M 372 900 C 356 720 380 560 470 490 C 570 420 740 440 812 520 C 864 590 846 740 828 900 C 700 962 500 962 372 900 Z',
  textile,
  textileScale: SCALE,
  roundness: 110,
  roundHeight: 0.6,
  seed: 131,
  shadow: 0,
  hemWave: 0,
  strokes: pleats([430, 600], [780, 560], [440, 900], [770, 900], 6, { width: [16, 20], height: [5, 7] }),
});

const gobiFlop = (textile: Textile): Piece => ({
  path: 'M 452 506 C 560 410 760 430 838 520 C 908 610 936 720 916 800 C 880 826 838 800 806 750 C 744 660 640 610 540 586 C 492 572 456 548 452 506 Z',
  textile,
  textileScale: SCALE,
  textileTurn: -52,
  profile: 'pillow',
  roundness: 60,
  roundHeight: 0.7,
  seed: 132,
  hemWave: 0,
  shadow: 0.55,
  strokes: pleats([520, 520], [620, 460], [890, 790], [900, 640], 4, { width: [16, 18], height: [8, 8] }),
});

const gobiBrim = (textile: Textile, trim: string): Piece => ({
  path: 'M 366 860 C 500 922 700 922 836 860 C 838 890 838 912 834 936 C 700 996 500 996 370 936 C 366 912 366 890 366 860 Z',
  textile,
  textileScale: SCALE,
  textileTurn: 90,
  profile: 'pillow',
  roundness: 26,
  roundHeight: 0.6,
  seed: 133,
  hemWave: 0,
  overlay: `<path d="M368 872 C 500 932 700 932 835 872" fill="none" stroke="${trim}" stroke-width="5"/>`,
});

/** Fila (gobi): soft cap with the crown folded to one side. */
export function fila(textile: Textile, trim: string): Garment {
  return {
    detail: { x: 400, y: 404, zoom: 2.6 },
    pieces: [gobiCrown(textile), gobiFlop(textile), gobiBrim(textile, trim)],
  };
}

/** Hula: the stiff embroidered cap of the north, straight up and flat on top. */
export function hula(textile: Textile, trim: string): Garment {
  const crown: Piece = {
    path: 'M 392 900 C 378 770 386 640 412 540 C 470 496 730 496 788 540 C 814 640 822 770 808 900 C 700 952 500 952 392 900 Z',
    textile,
    textileScale: SCALE,
    roundness: 110,
    roundHeight: 0.65,
    seed: 151,
    shadow: 0,
    hemWave: 0,
    overlay: Array.from(
      { length: 6 },
      (_, k) =>
        `<path d="M${396 + k * 68} 700 l34 -52 l34 52 l-34 52Z M${418 + k * 68} 700 l12 -20 l12 20 l-12 20Z" fill="none" stroke="${trim}" stroke-width="7"/>`,
    ).join(''),
  };
  return { detail: { x: 400, y: 404, zoom: 2.6 }, pieces: [crown, gobiBrim(textile, trim)] };
}

/** The upright middle of the cap with its embroidered diamonds. */
const abetiCrown = (textile: Textile, trim: string): Piece => ({
  path: 'M 400 920 C 372 700 420 500 560 452 C 700 430 812 640 800 920 C 700 966 500 966 400 920 Z',
  textile,
  textileScale: SCALE,
  roundness: 120,
  roundHeight: 0.65,
  seed: 141,
  shadow: 0,
  hemWave: 0,
  overlay:
    `<path d="M584 450 V936" stroke="${trim}" stroke-width="5"/>` +
    Array.from(
      { length: 5 },
      (_, k) =>
        `<path d="M${585 + k} ${520 + k * 76} l20 26 l-20 26 l-20 -26Z" fill="none" stroke="${trim}" stroke-width="5"/>`,
    ).join(''),
  strokes: pleats([480, 620], [720, 620], [460, 910], [740, 910], 4, { width: [18, 20], height: [4, 5] }),
});

const abetiEar = (textile: Textile, trim: string): Piece => ({
  path: 'M 396 926 C 330 860 236 760 206 640 C 204 610 226 600 254 612 C 372 668 508 776 590 944 C 530 968 450 962 396 926 Z',
  textile,
  textileScale: SCALE,
  textileTurn: -28,
  profile: 'pillow',
  roundness: 46,
  roundHeight: 0.6,
  seed: 142,
  hemWave: 0,
  shadow: 0.5,
  overlay: `<path d="M 408 908 C 344 846 256 752 230 640 C 344 694 478 794 560 938" fill="none" stroke="${trim}" stroke-width="7"/><path d="M 424 890 C 372 838 300 756 272 684 C 360 730 450 806 520 920" fill="none" stroke="${trim}" stroke-width="3" stroke-dasharray="10 7"/>`,
  strokes: [fold([250, 650, 370, 760, 500, 940], 20, 9)],
});

const abetiBrim = (textile: Textile, trim: string): Piece => ({
  path: 'M 392 884 C 500 930 700 930 808 884 C 812 912 812 936 808 958 C 700 1010 500 1010 392 958 C 388 936 388 912 392 884 Z',
  textile,
  textileScale: SCALE,
  textileTurn: 90,
  profile: 'pillow',
  roundness: 26,
  roundHeight: 0.6,
  seed: 143,
  hemWave: 0,
  overlay: `<path d="M393 898 C 500 944 700 944 807 898" fill="none" stroke="${trim}" stroke-width="5"/>`,
});

/** Abeti-aja: the "dog-eared" cap with two upturned flaps. */
export function abetiAja(textile: Textile, trim: string): Garment {
  return {
    detail: { x: 366, y: 404, zoom: 2.6 },
    pieces: [abetiCrown(textile, trim), ...pair(abetiEar(textile, trim)), abetiBrim(textile, trim)],
  };
}
