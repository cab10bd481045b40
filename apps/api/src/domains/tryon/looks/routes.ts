import { deleteLook, deleteLooks, listLooks, lookErrors, saveLook } from '@adunni/contracts/tryon/looks';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../../../kit/http/idempotency-key.ts';
import { mount } from '../../../kit/http/mount.ts';
import { readUpload } from '../../../kit/http/upload.ts';
import { findLooks } from './looks.queries.ts';
import { addLook, eraseLooks, removeLook } from './looks.service.ts';

/** Serves the looks that people save: one’s own only. */
export function looksRoutes(app: FastifyInstance): void {
  mount(app, listLooks, async ({ ctx }) => ({ items: await findLooks(ctx, ctx.viewer._id) }));
  mount(app, saveLook, ({ ctx, query, request }) =>
    addLook(ctx, {
      idempotencyKey: idempotencyKeyOf(request, lookErrors.look_key_missing),
      productIds: query.products,
      read: () => readUpload(request, saveLook),
    }),
  );
  mount(app, deleteLook, async ({ ctx, params }) => {
    await removeLook(ctx, params.lookId);
    return { message: 'Look deleted' };
  });
  mount(app, deleteLooks, async ({ ctx }) => {
    await ctx.db.transaction((tx) => eraseLooks(ctx, tx, ctx.viewer._id));
    return { message: 'All looks deleted' };
  });
}
