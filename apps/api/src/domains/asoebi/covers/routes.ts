import * as contract from '@adunni/contracts/asoebi/covers';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { readUpload } from '../../../kit/http/upload.ts';
import { findLinked } from '../links/links.queries.ts';
import { presentPreview } from './covers.queries.ts';
import { removeCover, replaceCover } from './covers.service.ts';

/** Serves hosts the cover of their event, and everybody who holds a link what its preview says. */
export function coverRoutes(app: FastifyInstance): void {
  mount(app, contract.uploadCover, async ({ ctx, params: { eventId }, request }) => ({
    cover: await replaceCover(ctx, eventId, await readUpload(request, contract.uploadCover)),
  }));
  mount(app, contract.removeCover, async ({ ctx, params: { eventId } }) => ({
    cover: await removeCover(ctx, eventId),
  }));
  mount(app, contract.getLinkPreview, async ({ ctx: { db }, params: { linkKey }, cacheTags }) => {
    const { event } = await findLinked(db, linkKey);
    cacheTags(`aso-ebi:${event._id}`);
    return { preview: await presentPreview(db, event) };
  });
}
