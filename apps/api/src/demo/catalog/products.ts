import { accessories } from './pieces/accessories.ts';
import { bottoms } from './pieces/bottoms.ts';
import { bridal } from './pieces/bridal.ts';
import { fabrics } from './pieces/fabrics.ts';
import { kids } from './pieces/kids.ts';
import { menAgbada } from './pieces/men-agbada.ts';
import { menKaftan } from './pieces/men-kaftan.ts';
import { menSets } from './pieces/men-sets.ts';
import { womenEasy } from './pieces/women-easy.ts';
import { womenGowns, womenVelvet } from './pieces/women-gowns.ts';
import { womenSets } from './pieces/women-sets.ts';
import type { DemoProduct } from './types.ts';

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

/** What came to the shop after the year that the demo tells of, so that nothing of it was ordered. */
export const newArrivals: readonly DemoProduct[] = bottoms;
