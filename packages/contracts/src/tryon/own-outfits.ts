import { z } from 'zod';
import { SIZE_CHARTS } from '../catalog/catalog.ts';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, picture, version } from '../fields.ts';
import { type StatusOf, statusNames } from '../statuses.ts';
import { anchors, OUTFIT_CANVAS } from './canvas.ts';
import { LAYER_ROLES, OUTFIT_FITS, OUTFIT_SLOTS, OUTFIT_STATUSES } from './outfits.ts';
import { sizeEases } from './sizes.ts';

type OutfitStatus = StatusOf<typeof OUTFIT_STATUSES>;

/** Whose products they are. */
export const OUTFIT_MAKERS = ['Designer'] as const;

/** Largest picture of a layer, in bytes. */
export const LAYER_BYTES = 8 * 1024 * 1024;

/** What makers make of an outfit of theirs that has each status; it is changed while it is a draft. */
export const MAKER_MOVES: Readonly<Record<OutfitStatus, readonly OutfitStatus[]>> = {
  draft: ['submitted'],
  submitted: ['draft'],
  checked: ['draft'],
  live: ['withdrawn'],
  withdrawn: ['draft'],
};

const { width, height } = OUTFIT_CANVAS;
export const ownOutfitErrors = defineErrors({
  outfit_not_a_draft: [409, 'This outfit is being reviewed or is live. Take it back to draft to edit it.'],
  outfit_move_refused: [409, 'This outfit can’t have that status now.'],
  outfit_not_ready: [422, 'Add the body layer, or both legs of trousers, and place every point before you submit.'],
  outfit_anchors_wrong: [422, 'Points are missing, or right and left or up and down are swapped.'],
  outfit_sizes_unknown: [422, 'These are not sizes of this product.'],
  layer_not_of_kind: [422, 'Headwear has a body and a back layer only.'],
  layer_wrong_size: [422, `A layer is a picture of ${width} by ${height} pixels.`],
  layer_not_cut_out: [422, 'The background of this layer has not been removed.'],
  layer_empty: [422, 'There is nothing on this layer.'],
});

export const ownOutfit = z.object({
  version: z.number(),
  status: z.enum(statusNames(OUTFIT_STATUSES)),
  /** Why staff sent it back or withdrew it. */
  statusReason: z.string().nullable(),
  fit: z.enum(OUTFIT_FITS),
  slot: z.enum(OUTFIT_SLOTS),
  anchors,
  /** Pictures at addresses that hold some minutes until it is live. */
  layers: z.array(z.object({ role: z.enum(LAYER_ROLES), picture })),
  sizes: sizeEases,
});
export type OwnOutfit = z.input<typeof ownOutfit>;
export type LoadedOwnOutfit = z.output<typeof ownOutfit>;

const params = z.object({ productId: id });
const layerParams = params.extend({ role: z.enum(LAYER_ROLES) });
/** That of the outfit as the caller saw it. */
const seen = z.object({ version: z.coerce.number().pipe(version) });
const written = z.object({ version: z.number() });

export const getOwnOutfit = endpoint({
  method: 'GET',
  path: '/api/staff/products/:productId/outfit',
  access: OUTFIT_MAKERS,
  summary: 'A product of the caller’s workshop and how it is tried on; the outfit is null before the first save',
  params,
  response: z.object({
    product: z.object({
      ...{ _id: z.string(), title: z.string(), sizeChart: z.enum(SIZE_CHARTS) },
      /** As they are labelled. */
      sizes: z.array(z.string()),
      /** Whether we drew it in layers, of which an outfit can be made at once. */
      isDrawn: z.boolean(),
    }),
    outfit: ownOutfit.nullable(),
  }),
});
export const saveOwnOutfit = endpoint({
  method: 'PUT',
  path: '/api/staff/products/:productId/outfit',
  access: OUTFIT_MAKERS,
  summary: 'Save kind, points and sizes of an own product’s outfit, a draft from the first time on',
  params,
  body: z
    .object({
      /** Null for the first time. */
      version: version.nullable(),
      fit: z.enum(OUTFIT_FITS),
      slot: z.enum(OUTFIT_SLOTS),
      anchors,
      sizes: sizeEases,
    })
    .refine(({ fit, slot }) => (fit === 'head') === (slot === 'head'), {
      error: 'Headwear covers the head only.',
      path: ['slot'],
    }),
  response: written,
});
export const putLayer = endpoint({
  method: 'PUT',
  path: '/api/staff/products/:productId/outfit/layers/:role',
  access: OUTFIT_MAKERS,
  summary: 'Put a cut-out picture on a layer of a draft, in place of the one that was there',
  params: layerParams,
  query: seen,
  upload: { maxBytes: LAYER_BYTES },
  response: written,
});
export const removeLayer = endpoint({
  method: 'DELETE',
  path: '/api/staff/products/:productId/outfit/layers/:role',
  access: OUTFIT_MAKERS,
  summary: 'Take a layer of a draft away, with its picture',
  params: layerParams,
  query: seen,
  response: written,
});
export const moveOwnOutfit = endpoint({
  method: 'POST',
  path: '/api/staff/products/:productId/outfit/status',
  access: OUTFIT_MAKERS,
  summary: 'Submit an own product’s outfit for review, take it back or withdraw it',
  params,
  body: z.object({ version, status: z.enum(statusNames(OUTFIT_STATUSES)) }),
  response: written,
});
