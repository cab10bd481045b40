import { getOwnOutfit, moveOwnOutfit, putLayer, removeLayer, saveOwnOutfit } from '@adunni/contracts/tryon/own-outfits';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { readUpload } from '../../../kit/http/upload.ts';
import { cutoutNameOf } from '../drawings/drawings.queries.ts';
import { deleteLayer, storeLayer } from './layers.service.ts';
import { findOwnOutfit } from './own.queries.ts';
import { moveOwn, saveOutfit } from './own.service.ts';

/** Serves makers the outfits of their own products. */
export function ownOutfitRoutes(app: FastifyInstance): void {
  mount(app, getOwnOutfit, async ({ ctx, params }) => {
    const { product, outfit } = await findOwnOutfit(ctx, params.productId);
    return { product: { ...product, isDrawn: (await cutoutNameOf(ctx.db, product._id)) !== null }, outfit };
  });
  mount(app, saveOwnOutfit, async ({ ctx, params, body }) => ({
    version: await saveOutfit(ctx, params.productId, body),
  }));
  mount(app, putLayer, async ({ ctx, params, query, request }) => ({
    version: await storeLayer(ctx, params, query.version, () => readUpload(request, putLayer)),
  }));
  mount(app, removeLayer, async ({ ctx, params, query }) => ({
    version: await deleteLayer(ctx, params, query.version),
  }));
  mount(app, moveOwnOutfit, async ({ ctx, params, body }) => ({ version: await moveOwn(ctx, params.productId, body) }));
}
