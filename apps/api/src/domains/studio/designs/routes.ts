import {
  askToPublish,
  createDesign,
  deleteDesign,
  designErrors,
  getDesign,
  getPublished,
  getShared,
  listDesigns,
  listGallery,
  restoreDesign,
  shareDesign,
  stopSharing,
  unpublishDesign,
  updateDesign,
} from '@adunni/contracts/studio/designs';
import { designResource, moveDesign } from '@adunni/contracts/studio/staff-designs';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { Refusal } from '../../../kit/errors.ts';
import { mount, mountKept } from '../../../kit/http/mount.ts';
import { findDesigns, findGallery, findPublished, findShared } from './designs.queries.ts';
import {
  addDesign,
  changeDesign,
  deleteOwnDesign,
  giveLink,
  requireDesign,
  restoreOwnDesign,
  withdrawLink,
} from './designs.service.ts';
import { askForPublication, takeBack } from './publication.service.ts';
import { designReads } from './staff.queries.ts';
import { decideOnDesign } from './staff.service.ts';

/** Serves designs: one’s own, those with a link to who has it, the published to everybody, and to staff what waits. */
export function designRoutes(app: FastifyInstance): void {
  mount(app, listDesigns, async ({ ctx }) => ({ items: await findDesigns(ctx.db, ctx.viewer._id) }));
  mount(app, getDesign, async ({ ctx, params }) => ({ design: await requireDesign(ctx, ctx.db, params.designId) }));
  mount(app, createDesign, async ({ ctx, body }) => ({ design: await addDesign(ctx, body) }));
  mount(app, updateDesign, async ({ ctx, params, body }) => ({
    design: await changeDesign(ctx, params.designId, body),
  }));
  mount(app, deleteDesign, async ({ ctx, params }) => {
    await deleteOwnDesign(ctx, params.designId);
    return { message: 'Design deleted' };
  });
  mount(app, restoreDesign, async ({ ctx, params }) => ({ design: await restoreOwnDesign(ctx, params.designId) }));
  mount(app, shareDesign, async ({ ctx, params }) => ({ design: await giveLink(ctx, params.designId) }));
  mount(app, stopSharing, async ({ ctx, params }) => ({ design: await withdrawLink(ctx, params.designId) }));
  mount(app, askToPublish, async ({ ctx, params }) => ({ design: await askForPublication(ctx, params.designId) }));
  mount(app, unpublishDesign, async ({ ctx, params }) => ({ design: await takeBack(ctx, params.designId) }));
  mount(app, getShared, async ({ ctx, params }) => ({ design: known(await findShared(ctx.db, params.token)) }));
  mountKept(app, listGallery, ({ ctx, query, cacheTags }) => {
    cacheTags('studio');
    return findGallery(ctx.db, query);
  });
  mountKept(app, getPublished, async ({ ctx, params, cacheTags }) => {
    cacheTags('studio');
    return { design: known(await findPublished(ctx.db, params.designId)) };
  });
  crud(app, designResource, designReads);
  mount(app, moveDesign, async ({ ctx, params, body }) => ({ version: await decideOnDesign(ctx, params._id, body) }));
}

function known<T>(found: T | null): T {
  if (found === null) throw new Refusal(designErrors.design_not_found);
  return found;
}
