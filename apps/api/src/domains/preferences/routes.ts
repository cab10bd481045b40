import { listPreferences, putPreference } from '@adunni/contracts/preferences/preferences';
import { addView, changeView, removeView } from '@adunni/contracts/preferences/views';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { listScreens, savePreference } from './service.ts';
import { deleteView, listViews, saveView, updateView } from './views.service.ts';

/** Serves how each person likes their screens, and their views of lists. */
export function preferencesRoutes(app: FastifyInstance): void {
  mount(app, listPreferences, async ({ ctx: { db, viewer } }) => {
    const [screens, views] = await Promise.all([listScreens(db, viewer._id), listViews(db, app.endpoints, viewer)]);
    return { screens, views };
  });
  mount(app, putPreference, async ({ ctx, params, body }) => {
    await savePreference(ctx.db, ctx.viewer._id, params.screen, body);
    return body;
  });
  mount(app, addView, async ({ ctx, body }) => ({ view: await saveView(ctx.db, app.endpoints, ctx.viewer, body) }));
  mount(app, changeView, async ({ ctx, params, body }) => ({
    view: await updateView(ctx.db, app.endpoints, ctx.viewer, params.viewId, body),
  }));
  mount(app, removeView, async ({ ctx, params }) => {
    await deleteView(ctx.db, ctx.viewer, params.viewId);
    return {};
  });
}
