// Coral-style bead set and aso-oke clutch.
import type { Garment, Piece, Textile } from '../core/piece.ts';
import { beadDefs, strand } from '../sewing/beads.ts';
import { pleats } from '../sewing/pleats.ts';

/** Necklace of five strands, two bracelets and earrings. */
export function coralSet(colour = '#c4402b'): Garment {
  let svg = beadDefs(colour);
  for (let s = 4; s >= 0; s--) {
    const reach = 232 + s * 46;
    const drop = 380 + s * 122;
    svg += strand(
      (t) => [
        600 - Math.cos(t * Math.PI) * (214 + (reach - 214) * Math.sin(t * Math.PI) ** 0.8),
        268 + Math.sin(t * Math.PI) * drop,
      ],
      40 + s * 9,
      15.5,
      s % 2 ? 9 : 0,
    );
  }
  svg += strand((t) => [600 - Math.cos(t * Math.PI) * 214, 262 + Math.sin(t * Math.PI) * 236], 24, 19);
  for (const cx of [320, 880])
    for (let row = -1; row <= 1; row++)
      svg += strand(
        (t) => [cx + Math.cos(t * 2 * Math.PI) * (130 + row * 4), 1390 + row * 27 + Math.sin(t * 2 * Math.PI) * 58],
        27,
        14,
        row ? 0 : 7,
      );
  for (const cx of [545, 655])
    svg += `<circle cx="${cx}" cy="1330" r="12" fill="url(#gold)"/>${strand((t) => [cx, 1358 + t * 96], 3, 15 + 3)}`;
  return { pieces: [], ornaments: svg, detail: { x: 328, y: 330, zoom: 2.2 } };
}

const CLUTCH_SCALE = 0.7;

const clutchBody = (textile: Textile, trim: string): Piece => ({
  path: 'M 190 590 C 184 560 200 548 226 546 L 974 546 C 1000 548 1016 560 1010 590 L 1002 1012 C 1000 1044 982 1056 952 1056 L 248 1056 C 218 1056 200 1044 198 1012 Z',
  textile,
  textileScale: CLUTCH_SCALE,
  profile: 'pillow',
  roundness: 60,
  roundHeight: 0.4,
  seed: 151,
  crumple: 0.25,
  hemWave: 0,
  shadow: 0,
  overlay: `<path d="M212 1030 H988" stroke="${trim}" stroke-width="4" stroke-dasharray="12 8"/>`,
});

const clutchFlap = (textile: Textile, trim: string): Piece => ({
  path: 'M 186 580 C 184 552 202 538 228 536 L 972 536 C 998 538 1016 552 1014 580 C 960 690 800 820 600 862 C 400 820 240 690 186 580 Z',
  textile,
  textileScale: CLUTCH_SCALE,
  textileTurn: 90,
  profile: 'pillow',
  roundness: 34,
  roundHeight: 0.4,
  seed: 152,
  crumple: 0.2,
  hemWave: 0,
  shadow: 0.6,
  overlay: `<path d="M 196 580 C 260 684 410 800 600 842 C 790 800 940 684 1004 580" fill="none" stroke="${trim}" stroke-width="11"/><path d="M 214 566 C 276 660 420 772 600 814 C 780 772 924 660 986 566" fill="none" stroke="${trim}" stroke-width="3" stroke-dasharray="10 7"/>`,
  strokes: pleats([300, 560], [900, 560], [560, 830], [640, 830], 3, { width: [30, 20], height: [3, 2] }),
});

/** Envelope clutch in cloth with a gold clasp. */
export function clutch(textile: Textile, trim: string): Garment {
  const clasp =
    `${beadDefs('#c4402b')}<circle cx="600" cy="842" r="46" fill="url(#gold)"/><circle cx="600" cy="842" r="30" fill="none" stroke="#7a5412" stroke-width="4"/><circle cx="600" cy="842" r="17" fill="url(#bead0)"/>` +
    strand((t) => [1000 + Math.sin(t * Math.PI) * 90 - t * 30, 600 + t * 640], 30, 11, 5);
  return {
    ornaments: clasp,
    detail: { x: 372, y: 486, zoom: 2.66 },
    pieces: [clutchBody(textile, trim), clutchFlap(textile, trim)],
  };
}
