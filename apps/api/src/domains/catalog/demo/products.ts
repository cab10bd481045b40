import { accessories } from './accessories.ts';
import { bridal } from './bridal.ts';
import { fabrics } from './fabrics.ts';
import { kids } from './kids.ts';
import { menAgbada } from './men-agbada.ts';
import { menKaftan } from './men-kaftan.ts';
import { menSets } from './men-sets.ts';
import type { DemoProduct } from './types.ts';
import { womenEasy } from './women-easy.ts';
import { womenGowns, womenVelvet } from './women-gowns.ts';
import { womenSets } from './women-sets.ts';

/** The demo catalogue, one list per shelf. */
const shelves: readonly (readonly DemoProduct[])[] = [
  womenSets,
  menAgbada,
  womenGowns,
  bridal,
  menKaftan,
  womenEasy,
  accessories,
  menSets,
  fabrics,
  kids,
  womenVelvet,
];

/** Dealt from the shelves in turn, so that a list in this order shows something of everything. */
export const demoProducts: readonly DemoProduct[] = Array.from(
  { length: Math.max(...shelves.map(({ length }) => length)) },
  (_, place) => shelves.flatMap((shelf) => shelf[place] ?? []),
).flat();
