import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { picture } from '../fields.ts';
import { CLOTH_NAMES } from './names.ts';

/** Whom a garment of the swatch board is for. */
export const SWATCH_WEARERS = { women: 'For women', men: 'For men' } as const;
export type SwatchWearer = keyof typeof SWATCH_WEARERS;
export const SWATCH_WEARER_NAMES = Object.keys(SWATCH_WEARERS) as [SwatchWearer, ...SwatchWearer[]];

const swatchGarment = z.object({
  name: z.string(),
  who: z.enum(SWATCH_WEARER_NAMES),
  /** What it is drawn of, from back to front, each on the whole canvas. */
  layers: z.array(picture),
});
export type SwatchGarment = z.input<typeof swatchGarment>;

export const getSwatches = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/swatches',
  access: 'public',
  summary: 'What a group’s cloth is shown on: garments to lay it on, and a picture of each cloth',
  response: z.object({
    garments: z.array(swatchGarment),
    cloths: z.array(z.object({ cloth: z.enum(CLOTH_NAMES), picture })),
  }),
});
