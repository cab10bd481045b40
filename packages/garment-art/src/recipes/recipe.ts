// A garment as plain data: what it is cut as, and what its customer chose. Checked, because it may come from anywhere.
import { z } from 'zod';
import { GROUNDS, type GroundName } from '../scenes/studio.ts';
import { AGBADA_EMBROIDERIES } from '../sewing/agbada-embroidery.ts';
import { TUNIC_STYLES } from '../sewing/tunic-embroidery.ts';
import { TEXTILES } from '../textiles/library.ts';

const cloth = z.enum(Object.keys(TEXTILES));
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'A colour is written #rrggbb.');

/** What is chosen for every garment. */
const choices = {
  cloth,
  thread: colour,
  darkThread: colour,
  ground: z.enum(Object.keys(GROUNDS) as GroundName[]).optional(),
};

/** What the trousers, the inner garment or the blouse is cut from, when it is not the main cloth. */
const second = cloth.optional();

/** How large the cloth's figures come out: 1 shows them as large as they are woven. */
const clothScale = z.number().min(0.25).max(1).optional();

/** Every garment that can be drawn from its recipe; anything else is refused, unknown choices too. */
export const garmentRecipe = z.discriminatedUnion('garment', [
  z.strictObject({
    garment: z.literal('agbada'),
    embroidery: z.enum(AGBADA_EMBROIDERIES),
    length: z.enum(['calf', 'ankle']),
    second,
    clothScale,
    ...choices,
  }),
  z.strictObject({
    garment: z.literal('tunic'),
    embroidery: z.enum(TUNIC_STYLES),
    /** Where the hem lies on the design canvas, in px: 1000 at the hip, 1240 at mid-calf. */
    hemY: z.int().min(1000).max(1240),
    second,
    clothScale,
    ...choices,
  }),
  z.strictObject({ garment: z.literal('dashiki'), ...choices }),
  z.strictObject({ garment: z.literal('buba-sokoto'), ...choices }),
  z.strictObject({
    garment: z.literal('iro-buba'),
    sleeve: z.enum(['bell', 'short']),
    length: z.enum(['knee', 'ankle']),
    sash: z.boolean(),
    second,
    clothScale,
    ...choices,
  }),
]);
export type GarmentRecipe = z.infer<typeof garmentRecipe>;

type Design<R> = R extends GarmentRecipe ? Omit<R, keyof typeof choices | 'second'> : never;
/** What a recipe says but for cloth and thread, which a colourway adds. */
export type GarmentDesign = Design<GarmentRecipe>;
