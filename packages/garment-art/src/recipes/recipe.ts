// A garment as plain data: what it is cut as, and what its customer chose. Checked, because it may come from anywhere.
// Nothing here draws, so pages may check a recipe without carrying the renderer.
import { z } from 'zod';
import { CLOTHS, coloursOf } from '../textiles/cloths.ts';
import {
  AGBADA_EMBROIDERY,
  BEADS,
  BOUBOU_EMBROIDERY,
  CAPS,
  GRAINS,
  GROUNDS,
  NECKLINES,
  SLEEVES,
  TUNIC_EMBROIDERY,
} from './words.ts';

const oneOf = <K extends string>(choices: Readonly<Record<K, unknown>>) => z.enum(Object.keys(choices) as K[]);

const cloth = oneOf(CLOTHS);
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'A colour is written #rrggbb.');
/** Colours of one's own for a cloth, as many as its kind has and in their order, with a blank between two. */
const colours = z
  .string()
  .regex(/^#[0-9a-f]{6}(?: #[0-9a-f]{6}){0,4}$/, 'Colours are written #rrggbb, with a blank between two.')
  .optional();
const share = z.number().min(0).max(1).optional();

/** What is chosen for every garment. */
const choices = {
  cloth,
  clothColours: colours,
  /** How large the cloth's figures come out: 1 shows them as large as they are woven. */
  clothScale: z.number().min(0.25).max(1).optional(),
  /** How far the cloth is moved aside and down before it is cut, as shares of what repeats. */
  motifX: share,
  motifY: share,
  grain: oneOf(GRAINS).optional(),
  thread: colour,
  darkThread: colour,
  /** Tone on tone: the thread takes the colour of the cloth, a shade apart from it. */
  isTonal: z.boolean().optional(),
  ground: oneOf(GROUNDS).optional(),
};

/** What the trousers, the inner garment, the blouse or the sleeves are cut from, when it is not the main cloth. */
const second = { second: cloth.optional(), secondColours: colours };

/** The colour of the lining, and how far it goes, when the garment is lined. */
const lined = { lining: colour.optional(), linedTo: z.enum(['half', 'hem']).optional() };

/** The cap in matching fabric that goes with it. */
const cap = { cap: oneOf(CAPS).optional() };

/** The gele in matching fabric and the beads that are worn with it. */
const worn = { gele: z.boolean().optional(), beads: oneOf(BEADS).optional() };

/** Every garment that can be drawn from its recipe; anything else is refused, unknown choices too. */
export const garmentRecipe = z
  .discriminatedUnion('garment', [
    z.strictObject({
      garment: z.literal('agbada'),
      embroidery: oneOf(AGBADA_EMBROIDERY),
      length: z.enum(['calf', 'ankle']),
      trousers: z.enum(['straight', 'narrow']).optional(),
      ...{ ...lined, ...cap, ...second, ...choices },
    }),
    z.strictObject({
      garment: z.literal('tunic'),
      embroidery: oneOf(TUNIC_EMBROIDERY),
      /** Where the hem lies on the design canvas, in px: 1000 at the hip, 1240 at mid-calf. */
      hemY: z.int().min(1000).max(1240),
      neckline: oneOf(NECKLINES).optional(),
      sleeve: oneOf(SLEEVES).optional(),
      workedCuffs: z.boolean().optional(),
      ...{ ...lined, ...cap, ...second, ...choices },
    }),
    z.strictObject({ garment: z.literal('dashiki'), ...cap, ...choices }),
    z.strictObject({ garment: z.literal('buba-sokoto'), ...cap, ...choices }),
    z.strictObject({
      garment: z.literal('iro-buba'),
      sleeve: z.enum(['bell', 'short']),
      length: z.enum(['knee', 'ankle']),
      sash: z.boolean(),
      ...{ ...worn, ...second, ...choices },
    }),
    z.strictObject({
      garment: z.literal('boubou'),
      embroidery: oneOf(BOUBOU_EMBROIDERY),
      ...{ ...worn, ...choices },
    }),
    z.strictObject({ garment: z.literal('shift-dress'), ...worn, ...choices }),
    z.strictObject({ garment: z.literal('onyonyo'), ...worn, ...choices }),
    z.strictObject({ garment: z.literal('peplum-set'), ...worn, ...second, ...choices }),
    z.strictObject({ garment: z.literal('george-set'), ...worn, ...second, ...choices }),
    z.strictObject({ garment: z.literal('corset-gown'), ...worn, ...second, ...choices }),
    z.strictObject({ garment: z.literal('reception-dress'), ...worn, ...second, ...choices }),
    z.strictObject({ garment: z.literal('jumpsuit'), ...worn, ...second, ...choices }),
    z.strictObject({ garment: z.literal('duster'), ...second, ...choices }),
    z.strictObject({ garment: z.literal('edo-wrapper'), ...choices }),
    z.strictObject({ garment: z.literal('flare-dress'), ...choices }),
  ])
  .superRefine((recipe, context) => {
    const own = [
      ['clothColours', recipe.cloth, recipe.clothColours],
      ...('secondColours' in recipe ? [['secondColours', recipe.second ?? '', recipe.secondColours] as const] : []),
    ] as const;
    for (const [name, of, said] of own)
      if (said !== undefined && readColours(said).length !== coloursOf(of).length)
        context.addIssue({ code: 'custom', path: [name], message: 'A cloth takes as many colours as it has.' });
  });
export type GarmentRecipe = z.infer<typeof garmentRecipe>;
export type GarmentName = GarmentRecipe['garment'];

/** The colours of a recipe's text. */
export const readColours = (text: string): string[] => text.split(' ');

type Design<R> = R extends GarmentRecipe ? Omit<R, keyof typeof choices | keyof typeof second> & Laid : never;
type Laid = Pick<GarmentRecipe, 'clothScale'>;
/** What a recipe says but for cloth and thread, which a colourway adds. */
export type GarmentDesign = Design<GarmentRecipe>;
