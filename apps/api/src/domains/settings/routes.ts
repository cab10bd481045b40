import { getPublicSettings } from '@adunni/contracts/settings';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { getSettings } from './queries.ts';

/** Serves the settings that prices depend on. */
export function settingsRoutes(app: FastifyInstance): void {
  mount(app, getPublicSettings, async ({ ctx, shows }) => {
    shows('settings');
    return { settings: await getSettings(ctx.db) };
  });
}
