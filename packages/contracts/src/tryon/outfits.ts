import { z } from 'zod';
import { productCard } from '../catalog/catalog.ts';
import { endpoint } from '../endpoint.ts';
import { id, line, listOf, paging, picture } from '../fields.ts';
import { statuses } from '../statuses.ts';
import { sizeEase } from './sizes.ts';

/** What a garment is drawn in, from the back to the front. */
export const LAYER_ROLES = ['back', 'legR', 'legL', 'body', 'sleeveR', 'sleeveL', 'front'] as const;
/** How a garment follows a body: its arms and waist, hanging from the shoulders, or worn on the head. */
export const OUTFIT_FITS = ['fitted', 'robe', 'head'] as const;
/** What of a body it covers: two that cover the same can’t be worn at once, and the whole is top and bottom. */
export const OUTFIT_SLOTS = ['whole', 'top', 'bottom', 'head'] as const;

/** Only what is live can be tried on. */
export const OUTFIT_STATUSES = statuses({
  draft: { label: 'Draft', tone: 'waiting' },
  submitted: { label: 'In review', tone: 'waiting' },
  checked: { label: 'Checked', tone: 'waiting' },
  live: { label: 'Live', tone: 'good' },
  withdrawn: { label: 'Withdrawn', tone: 'over' },
});

/** A place in px of a garment’s canvas, 1200 by 1600. */
export const anchor = z.tuple([z.number(), z.number()]);

/** A garment that can be tried on. */
export const outfit = z.object({
  _id: z.string(),
  /** Grows when its layers or anchors change: a try of another version is another try. */
  version: z.number(),
  fit: z.enum(OUTFIT_FITS),
  slot: z.enum(OUTFIT_SLOTS),
  /** Where the body is inside its canvas, by the names of its points. */
  anchors: z.record(z.string(), anchor),
  /** Transparent pictures of one canvas, in the order in which they are laid. */
  layers: z.array(z.object({ role: z.enum(LAYER_ROLES), picture })),
  /**
   * Those of which is known how wide they are, cm: around the body that each is for (chest; of women’s bottoms the hips), and
   * how much wider it is cut. It grows no version: the picture of each size is the same.
   */
  sizes: z.array(sizeEase.extend({ girth: z.number() })),
  product: productCard,
});
export type Outfit = z.input<typeof outfit>;
export type LoadedOutfit = z.output<typeof outfit>;

/** Clothes for the body, or what is worn on the head. */
export const OUTFIT_KINDS = ['clothes', 'head'] as const;

export const listOutfits = endpoint({
  method: 'GET',
  path: '/api/virtual-tryon/outfits',
  access: 'premium',
  summary: 'What can be tried on now, newest first, by kind, words of its title or maker, or of one product',
  query: paging.extend({
    kind: z.enum(OUTFIT_KINDS).optional(),
    q: line(120, 0).optional(),
    product: id.optional(),
  }),
  response: listOf(outfit),
});
