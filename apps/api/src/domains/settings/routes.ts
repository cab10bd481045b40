import { getContactDetails } from '@adunni/contracts/settings/contact';
import { settingsForm } from '@adunni/contracts/settings/forms';
import { getPublicSettings } from '@adunni/contracts/settings/settings';
import { changeMarketplaceSettings, getMarketplaceSettings } from '@adunni/contracts/settings/staff';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { settingsHistory } from './history.queries.ts';
import { getCurrencyChoices, getSettings } from './queries.ts';
import { serveSecurityText } from './security-txt.ts';
import { changeSettings } from './service.ts';

/** Serves the settings that prices depend on, all of them to SuperAdmins, and whom to tell of a weakness. */
export function settingsRoutes(app: FastifyInstance): void {
  serveSecurityText(app);
  mount(app, getPublicSettings, async ({ ctx, cacheTags }) => {
    cacheTags('settings');
    return { settings: await getSettings(ctx.db) };
  });
  mount(app, getContactDetails, async ({ ctx, cacheTags }) => {
    cacheTags('settings');
    return { contact: await getSettings(ctx.db) };
  });
  mount(app, getMarketplaceSettings, async ({ ctx: { db } }) => {
    const [settings, { version }, history] = await Promise.all([
      getSettings(db),
      getCurrencyChoices(db),
      settingsHistory(db),
    ]);
    return { settings, version, history };
  });
  mount(app, changeMarketplaceSettings, async ({ ctx, body }) => ({
    version: await changeSettings(ctx, body.version, { values: settingsForm.encode(body.values) }),
  }));
}
