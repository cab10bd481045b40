import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, line, picture, version } from '../fields.ts';
import { type RecordOf, type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { statusNames } from '../statuses.ts';
import { PUBLICATION_STATUSES, type Publication } from './designs.ts';
import { designRecipe } from './recipe.ts';

/** What staff make of a design that has each status. */
export const DESIGN_MOVES: Readonly<Record<Publication, readonly Publication[]>> = {
  private: [],
  waiting: ['published', 'declined'],
  published: ['removed'],
  declined: [],
  removed: [],
};
/** Whether the owner is told why. */
export const needsReason = (to: Publication): boolean => to !== 'published';

export const designStaffErrors = defineErrors({
  design_move_not_possible: [409, 'This design can’t have that status now.'],
  design_not_drawn: [409, 'The picture of this design is not ready yet. Please try again in a minute.'],
  design_reason_missing: [422, 'Please enter a reason.'],
});

/** Designs whose owners have asked to publish them; what is private is nobody’s business. */
export const designResource = resource({
  path: '/api/staff/designs',
  access: STAFF_ROLES,
  one: 'design',
  many: 'designs',
  columns: {
    name: 'Name',
    customer: ['Customer', 'named'],
    garment: 'Garment',
    status: ['Status', PUBLICATION_STATUSES],
    askedAt: ['Submitted', 'moment?'],
    decidedAt: ['Decided', 'moment?'],
  },
  row: z.object({ picture: picture.nullable() }),
  facts: { statusReason: 'Reason' },
  detail: z.object({ statusReason: z.string().nullable(), recipe: designRecipe, isShared: z.boolean() }),
  isOpenedElsewhere: true,
  filters: { status: z.enum(['any', ...statusNames(PUBLICATION_STATUSES)]).default('any') },
  sorts: ['askedAt', '-createdAt'],
  sortNames: { askedAt: 'Waiting longest', createdAt: 'Newest' },
});
export type DesignRow = RowOf<typeof designResource>;
export type DesignRecord = RecordOf<typeof designResource>;

export const moveDesign = endpoint({
  method: 'POST',
  path: '/api/staff/designs/:_id/status',
  access: STAFF_ROLES,
  summary: 'Publish a design, decline it or take it down, with a reason unless it is published',
  params: z.object({ _id: id }),
  body: z.object({ version, status: z.enum(statusNames(PUBLICATION_STATUSES)), reason: line(300, 0).default('') }),
  response: z.object({ version: z.number() }),
});
