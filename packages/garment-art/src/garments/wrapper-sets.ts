// Blouse and wrapper sets: iro and buba (oleku, classic, bridal), george, peplum.
import type { Garment, Textile } from '../core/piece.ts';
import { buba } from './buba.ts';
import { fittedBlouse } from './fitted-blouse.ts';
import { ipele, wrapper } from './wrapper.ts';

interface SetOptions {
  blouse: Textile;
  wrapper: Textile;
  trim: string;
  trimDark: string;
  blouseScale: number;
}

/** Iro and buba, with or without ipele; hemY 1150 (px) gives the short oleku. */
export function iroBuba(options: SetOptions & { sash?: Textile; hemY?: number; bell?: boolean }): Garment {
  const { blouse, blouseScale: textileScale, trim, trimDark, bell = false, hemY = 1462 } = options;
  return {
    fit: 'fitted',
    hemY,
    detail: { x: 440, y: 380, zoom: 2.3 },
    pieces: [
      ...buba({ textile: blouse, textileScale, trim, trimDark, bell }),
      ...wrapper({ textile: options.wrapper, hemY, textileScale: 0.6 }),
      ...(options.sash ? [ipele(options.sash)] : []),
    ],
  };
}

/** Puff-sleeved blouse over a double wrapper with gold borders (Niger Delta george). */
export function georgeSet(options: SetOptions): Garment {
  const { blouse, blouseScale: textileScale, trim, trimDark } = options;
  return {
    fit: 'fitted',
    hemY: 1470,
    detail: { x: 470, y: 560, zoom: 2.3 },
    pieces: [
      ...wrapper({ textile: options.wrapper, hemY: 1470, textileScale: 0.5, flap: false, border: trim }),
      ...wrapper({ textile: options.wrapper, hemY: 1180, textileScale: 0.5, border: trim }),
      ...fittedBlouse({ textile: blouse, textileScale, trim, trimDark, cut: 'puffed' }),
    ],
  };
}

/** Peplum blouse over a straight wrapper, both in the blouse's scale. */
export function peplumSet(options: SetOptions): Garment {
  const { blouse, blouseScale: textileScale, trim, trimDark } = options;
  return {
    fit: 'fitted',
    hemY: 1440,
    detail: { x: 420, y: 280, zoom: 2.3 },
    pieces: [
      ...wrapper({ textile: options.wrapper, hemY: 1440, textileScale }),
      ...fittedBlouse({ textile: blouse, textileScale, trim, trimDark, cut: 'peplum' }),
    ],
  };
}
