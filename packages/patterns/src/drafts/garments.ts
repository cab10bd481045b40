import { completeBody } from '../body/body.ts';
import type { Figure, Measured } from '../body/lengths.ts';
import type { Draft, Fit } from '../draft/model.ts';
import { Tape } from '../draft/tape.ts';
import { draftAgbada } from './agbada.ts';
import { draftBabbanRiga } from './babban-riga.ts';
import { draftBodice } from './bodices/bodice.ts';
import { draftBoubou } from './boubou.ts';
import { draftBuba } from './buba.ts';
import { draftCorset } from './corsets/corset.ts';
import { draftIro } from './iro.ts';
import { draftIsiagu } from './isiagu.ts';
import { draftKaftan } from './kaftan.ts';
import { draftSenator } from './senator.ts';
import { draftALineSkirt, draftStraightSkirt } from './skirts/skirts.ts';
import { draftSokoto } from './sokoto.ts';
import { draftTrousers } from './trousers/trousers.ts';

/** What can be drafted. */
export const GARMENTS = {
  buba: { name: 'Buba', draft: draftBuba },
  iro: { name: 'Iro', draft: draftIro },
  sokoto: { name: 'Sokoto', draft: draftSokoto },
  kaftan: { name: 'Kaftan', draft: draftKaftan },
  isiagu: { name: 'Isiagu top', draft: draftIsiagu },
  senator: { name: 'Senator top', draft: draftSenator },
  agbada: { name: 'Agbada (awosoke)', draft: draftAgbada },
  'babban-riga': { name: 'Babban riga', draft: draftBabbanRiga },
  boubou: { name: 'Boubou', draft: draftBoubou },
  'straight-skirt': { name: 'Straight skirt', draft: draftStraightSkirt },
  'a-line-skirt': { name: 'A-line skirt', draft: draftALineSkirt },
  trousers: { name: 'Trousers', draft: draftTrousers },
  bodice: { name: 'Bodice block', draft: draftBodice },
  corset: { name: 'Corset bodice', draft: draftCorset },
} as const satisfies Record<string, { name: string; draft: (tape: Tape, fit: Fit) => Draft }>;
export type GarmentName = keyof typeof GARMENTS;
export const GARMENT_NAMES = Object.keys(GARMENTS) as GarmentName[];

/**
 * Drafts a garment for a body. Lengths are millimetres; those that are absent are estimated.
 * @throws PatternError when a length is missing, beyond its limits, or leaves no room for the garment
 */
export function draftGarment(name: GarmentName, figure: Figure, measured: Measured, fit: Fit): Draft {
  return GARMENTS[name].draft(new Tape(completeBody(figure, measured)), fit);
}
