// How the named textiles are woven: a title for people, and the colours of each kind of cloth in the order given.
import type { Textile } from '../core/piece.ts';
import { type AdirePattern, adire } from './adire.ts';
import { type AnkaraPattern, ankara } from './ankara.ts';
import { type AsoOkeStyle, asoOke } from './asooke.ts';
import { type BrocadeFigure, brocade } from './brocade.ts';
import { cordLace, voileLace } from './lace.ts';
import { type PlainFinish, plain } from './plain.ts';
import { beadedTulle } from './tulle.ts';
import { velvet } from './velvet.ts';

export interface NamedTextile {
  title: string;
  make: () => Promise<Textile>;
}

/** Ankara: pattern, then ground, accent, second, light and dark colour. */
export const wax = (
  title: string,
  pattern: AnkaraPattern,
  ground: string,
  accent: string,
  second: string,
  light: string,
  dark: string,
  seed = 3,
): NamedTextile => ({
  title,
  make: () => ankara({ ground, accent, second, light, dark }, pattern, seed),
});
/** Adire: pattern, then the deep and the middle of the dye bath and what resisted it. */
export const dyed = (
  title: string,
  pattern: AdirePattern,
  deep: string,
  mid: string,
  resist: string,
): NamedTextile => ({
  title,
  make: () => adire({ deep, mid, resist }, pattern),
});
/** Aso-oke: ground, metallic, dark and second thread. */
export const strip = (
  title: string,
  ground: string,
  metallic: string,
  dark: string,
  second: string,
  style: AsoOkeStyle = 'striped',
): NamedTextile => ({
  title,
  make: () => asoOke({ ground, metallic, dark, second }, style),
});
/** Cord lace: lining and thread; sheer leaves the net open. */
export const corded = (title: string, lining: string, thread: string, sheer = false): NamedTextile => ({
  title,
  make: () => cordLace({ lining, thread }, { sheer }),
});
/** Swiss voile lace: lining and thread. */
export const swiss = (title: string, lining: string, thread: string): NamedTextile => ({
  title,
  make: () => voileLace({ lining, thread }),
});
/** Brocade: ground, figure and kind of figure. */
export const figured = (
  title: string,
  ground: string,
  figure: string,
  pattern: BrocadeFigure = 'damask',
  metallic = false,
): NamedTextile => ({
  title,
  make: () => brocade({ ground, figure }, pattern, metallic),
});
/** Plain cloth in a finish. */
export const solid = (title: string, colour: string, finish: PlainFinish): NamedTextile => ({
  title,
  make: () => plain(colour, finish),
});
/** Velvet, with or without the lions of isiagu. */
export const pile = (title: string, colour: string, lions = false): NamedTextile => ({
  title,
  make: () => velvet(colour, lions),
});
/** Beaded tulle: ground, bead and glint; sheer leaves the net open. */
export const beaded = (title: string, ground: string, bead: string, glint: string, sheer = false): NamedTextile => ({
  title,
  make: () => beadedTulle({ ground, bead, glint }, sheer),
});
