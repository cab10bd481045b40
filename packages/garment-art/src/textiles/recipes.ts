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
export const corded = (title: string, lining: string, thread: string, sheer = false): NamedTextile => ({
  title,
  make: () => cordLace({ lining, thread }, { sheer }),
});
export const swiss = (title: string, lining: string, thread: string): NamedTextile => ({
  title,
  make: () => voileLace({ lining, thread }),
});
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
export const solid = (title: string, colour: string, finish: PlainFinish): NamedTextile => ({
  title,
  make: () => plain(colour, finish),
});
export const pile = (title: string, colour: string, lions = false): NamedTextile => ({
  title,
  make: () => velvet(colour, lions),
});
export const beaded = (title: string, ground: string, bead: string, glint: string, sheer = false): NamedTextile => ({
  title,
  make: () => beadedTulle({ ground, bead, glint }, sheer),
});
