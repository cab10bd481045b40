import { listPreferences, putPreference } from '@adunni/contracts/preferences/preferences';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { listScreens, savePreference } from './service.ts';

/** Serves how each person likes their screens. */
export function preferencesRoutes(app: FastifyInstance): void {
  mount(app, listPreferences, async ({ ctx }) => ({ screens: await listScreens(ctx.db, ctx.viewer._id) }));
  mount(app, putPreference, async ({ ctx, params, body }) => {
    await savePreference(ctx.db, ctx.viewer._id, params.screen, body);
    return body;
  });
}
