import { z } from 'zod';
import { SIZE_CHARTS } from '../catalog/catalog.ts';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, line, picture, version } from '../fields.ts';
import { type LoadedRow, type RecordOf, type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { type StatusOf, statusNames } from '../statuses.ts';
import { anchors } from './canvas.ts';
import { LAYER_ROLES, OUTFIT_FITS, OUTFIT_SLOTS, OUTFIT_STATUSES } from './outfits.ts';
import { sizeEases } from './sizes.ts';

export type OutfitStatus = StatusOf<typeof OUTFIT_STATUSES>;

/** What staff make of an outfit that has each status. */
export const OUTFIT_MOVES: Readonly<Record<OutfitStatus, readonly OutfitStatus[]>> = {
  // Its maker is at it.
  draft: [],
  submitted: ['checked', 'draft'],
  checked: ['live', 'draft'],
  live: ['withdrawn'],
  withdrawn: ['checked'],
};
/** Whether a move must say why: all but those that lead on to being live. Its maker reads it. */
export const needsReason = (from: OutfitStatus, to: OutfitStatus): boolean =>
  !(from === 'submitted' && to === 'checked') && to !== 'live';

export const outfitStaffErrors = defineErrors({
  outfit_move_not_possible: [409, 'This outfit can’t have that status now.'],
  outfit_incomplete: [422, 'Anchors or the body layer are missing.'],
  outfit_reason_missing: [422, 'Please enter a reason.'],
  outfit_sizes_unknown: [422, 'These are not sizes of this product.'],
  outfit_anchors_unknown: [422, 'These are not the anchors of this outfit.'],
});

export const outfitResource = resource({
  path: '/api/staff/tryon-outfits',
  access: STAFF_ROLES,
  one: 'outfit',
  many: 'outfits',
  columns: {
    product: ['Product', 'named'],
    maker: 'Maker',
    fit: ['Kind', OUTFIT_FITS],
    slot: ['Covers', OUTFIT_SLOTS],
    status: ['Status', OUTFIT_STATUSES],
    garmentVersion: ['Version', 'number'],
    /** Finished tries that are kept, of every version. */
    tries: ['Tries', 'number'],
    /** Of the tries of its present version, the share whose fit nobody put right; null before the first. */
    quality: ['Quality', 'percent?'],
  },
  row: z.object({ picture: picture.nullable() }),
  facts: { statusReason: 'Reason', versionTries: ['Tries of this version', 'number'] },
  detail: z.object({
    statusReason: z.string().nullable(),
    anchors,
    sizes: sizeEases,
    sizeChart: z.enum(SIZE_CHARTS),
    /** Sizes of the product, as they are labelled. */
    labels: z.array(z.string()),
    layers: z.array(z.object({ _id: z.string(), role: z.enum(LAYER_ROLES), picture })),
  }),
  form: z.object({ anchors, sizes: sizeEases }),
  isOpenedElsewhere: true,
  filters: {
    status: z.enum(['any', ...statusNames(OUTFIT_STATUSES)]).default('any'),
    fit: z.enum(OUTFIT_FITS).optional(),
    slot: z.enum(OUTFIT_SLOTS).optional(),
  },
  sorts: ['-createdAt', 'tries'],
  sortNames: { createdAt: 'Newest' },
});
export type OutfitRow = RowOf<typeof outfitResource>;
export type OutfitRecord = RecordOf<typeof outfitResource>;
export type LoadedOutfitRow = LoadedRow<typeof outfitResource>;

export const moveOutfit = endpoint({
  method: 'POST',
  path: '/api/staff/tryon-outfits/:_id/status',
  access: STAFF_ROLES,
  summary: 'Check an outfit, put it live, withdraw it or take it back, with a reason where it goes back',
  params: z.object({ _id: id }),
  body: z.object({ version, status: z.enum(statusNames(OUTFIT_STATUSES)), reason: line(300, 0).default('') }),
  response: z.object({ version: z.number() }),
});
