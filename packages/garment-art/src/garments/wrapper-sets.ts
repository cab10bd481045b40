// Blouse and wrapper sets: iro and buba (oleku, classic, bridal), george, peplum.
import type { Garment, Textile } from '../core/piece.ts';
import { pair } from '../sewing/cut.ts';
import { buba, bubaBack } from './buba.ts';
import { fittedBlouse, fittedBlouseBack } from './fitted-blouse.ts';
import { ipele, wrapper, wrapperBack } from './wrapper.ts';

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
    behind: {
      pieces: [
        ...bubaBack({ textile: blouse, textileScale, trim, trimDark, bell }),
        ...wrapperBack({ textile: options.wrapper, hemY, textileScale: 0.6 }),
        // It hangs down behind the same shoulder, which is at the other side of the picture.
        ...(options.sash ? pair(ipele(options.sash), 'front', 'front').slice(1) : []),
      ],
    },
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
    behind: {
      pieces: [
        ...wrapperBack({ textile: options.wrapper, hemY: 1470, textileScale: 0.5, border: trim }),
        ...wrapperBack({ textile: options.wrapper, hemY: 1180, textileScale: 0.5, border: trim }),
        ...fittedBlouseBack({ textile: blouse, textileScale, trim, trimDark, cut: 'puffed' }),
      ],
    },
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
    behind: {
      pieces: [
        ...wrapperBack({ textile: options.wrapper, hemY: 1440, textileScale }),
        ...fittedBlouseBack({ textile: blouse, textileScale, trim, trimDark, cut: 'peplum' }),
      ],
    },
  };
}
