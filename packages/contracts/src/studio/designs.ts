import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, line, listOf, messageResponse, moment, paging, picture, version } from '../fields.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';
import { designRecipe } from './recipe.ts';

/** How many designs one person may keep. */
export const MAX_DESIGNS = 200;
/** Longest name of a design. */
export const DESIGN_NAME = 80;

/** How far a design is on its way to the public gallery. Whether it has a link is apart. */
export const PUBLICATION_STATUSES = statuses({
  private: { label: 'Not published', tone: 'over' },
  waiting: { label: 'In review', tone: 'waiting' },
  published: { label: 'Published', tone: 'good' },
  declined: { label: 'Declined', tone: 'bad' },
  removed: { label: 'Removed', tone: 'bad' },
});
export type Publication = StatusOf<typeof PUBLICATION_STATUSES>;

/** Who may see a design: its owner, who has its link, or everybody. */
export const VISIBILITIES = ['private', 'link', 'public'] as const;

export const designErrors = defineErrors({
  design_not_found: [404, 'This design does not exist, or is no longer shared.'],
  design_changed: [
    409,
    'This design was changed in another window or on another device. Reload to see the latest version.',
  ],
  design_removed: [409, 'This design was removed by our team and can’t be shared, used or sold.'],
  design_published: [409, 'This design is in review or published already.'],
  recipe_refused: [422, 'This garment can’t be drawn. Please check what was chosen.'],
  too_many_designs: [422, `You can save up to ${MAX_DESIGNS} designs. Please delete one first.`],
});

/** A design as its owner sees it. */
export const design = z.object({
  _id: z.string(),
  name: z.string(),
  recipe: designRecipe,
  version: z.number(),
  visibility: z.enum(VISIBILITIES),
  /** That of its link; null while there is none. */
  shareToken: z.string().nullable(),
  publication: z.enum(statusNames(PUBLICATION_STATUSES)),
  /** Why it was declined or removed. */
  publicationReason: z.string().nullable(),
  /** Null until it is drawn. */
  picture: picture.nullable(),
  /** Whether the picture shows it as it is now: a change is drawn some seconds later. */
  isPictureCurrent: z.boolean(),
  /** What its owner sells it as; null while they don’t. */
  productId: z.string().nullable(),
  createdAt: moment,
  updatedAt: moment,
});
export type Design = z.input<typeof design>;
export type LoadedDesign = z.output<typeof design>;

/** A design as others see it. */
export const sharedDesign = z.object({
  name: z.string(),
  recipe: designRecipe,
  /** First name of its owner. */
  by: z.string(),
  picture: picture.nullable(),
});
export type SharedDesign = z.input<typeof sharedDesign>;
export type LoadedSharedDesign = z.output<typeof sharedDesign>;

export const galleryItem = sharedDesign.extend({ _id: z.string(), publishedAt: moment });
export type GalleryItem = z.input<typeof galleryItem>;
export type LoadedGalleryItem = z.output<typeof galleryItem>;

const values = { name: line(DESIGN_NAME), recipe: designRecipe };
const params = z.object({ designId: id });
const answer = z.object({ design });

export const listDesigns = endpoint({
  method: 'GET',
  path: '/api/studio/designs',
  access: 'signed-in',
  summary: 'The designs that the caller saved, those that were changed last first',
  response: z.object({ items: z.array(design) }),
});
export const getDesign = endpoint({
  method: 'GET',
  path: '/api/studio/designs/:designId',
  access: 'signed-in',
  summary: 'A design of the caller’s',
  params,
  response: answer,
});
export const createDesign = endpoint({
  method: 'POST',
  path: '/api/studio/designs',
  access: 'signed-in',
  status: 201,
  summary: 'Save a new design under an id that the caller made up; sent again, it is the design that is there',
  body: z.object({ _id: id, ...values }),
  response: answer,
});
export const updateDesign = endpoint({
  method: 'PUT',
  path: '/api/studio/designs/:designId',
  access: 'signed-in',
  summary: 'Change a design of the caller’s; one that is published is reviewed again',
  params,
  body: z.object({ version, ...values }),
  response: answer,
});
export const deleteDesign = endpoint({
  method: 'DELETE',
  path: '/api/studio/designs/:designId',
  access: 'signed-in',
  summary: 'Delete a design of the caller’s, which can be restored for a day',
  params,
  response: messageResponse,
});
export const restoreDesign = endpoint({
  method: 'POST',
  path: '/api/studio/designs/:designId/restore',
  access: 'signed-in',
  summary: 'Bring a deleted design of the caller’s back, with its link',
  params,
  response: answer,
});
export const shareDesign = endpoint({
  method: 'POST',
  path: '/api/studio/designs/:designId/share',
  access: 'signed-in',
  summary: 'Let everybody who has the link see a design of the caller’s; asked again, the link stays the same',
  params,
  response: answer,
});
export const stopSharing = endpoint({
  method: 'DELETE',
  path: '/api/studio/designs/:designId/share',
  access: 'signed-in',
  summary: 'Withdraw the link of a design of the caller’s',
  params,
  response: answer,
});
export const askToPublish = endpoint({
  method: 'POST',
  path: '/api/studio/designs/:designId/publication',
  access: 'signed-in',
  summary: 'Ask to publish a design of the caller’s in the gallery',
  params,
  response: answer,
});
export const unpublishDesign = endpoint({
  method: 'DELETE',
  path: '/api/studio/designs/:designId/publication',
  access: 'signed-in',
  summary: 'Take a design of the caller’s out of the gallery, or out of review',
  params,
  response: answer,
});
export const getShared = endpoint({
  method: 'GET',
  path: '/api/studio/shared/:token',
  access: 'public',
  summary: 'A design by its link',
  params: z.object({ token: line(64) }),
  response: z.object({ design: sharedDesign }),
});
export const listGallery = endpoint({
  method: 'GET',
  path: '/api/studio/gallery',
  access: 'public',
  summary: 'Published designs, newest first',
  query: paging,
  response: listOf(galleryItem),
});
export const getPublished = endpoint({
  method: 'GET',
  path: '/api/studio/gallery/:designId',
  access: 'public',
  summary: 'A published design',
  params,
  response: z.object({ design: galleryItem }),
});
