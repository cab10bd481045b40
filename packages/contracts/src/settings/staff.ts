import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moment, version } from '../fields.ts';
import { settingsForm } from './forms.ts';
import { settings } from './settings.ts';

const SUPER = ['SuperAdmin'] as const;

/** One person’s change of settings: of each what it was and what it became, null for what had not been chosen. */
const settingsChange = z.object({
  _id: z.string(),
  at: moment,
  by: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type SettingsChange = z.input<typeof settingsChange>;
export type LoadedSettingsChange = z.output<typeof settingsChange>;

export const getMarketplaceSettings = endpoint({
  method: 'GET',
  path: '/api/staff/settings',
  access: SUPER,
  summary: 'Get all settings of the marketplace and who changed them',
  response: z.object({ settings, version: z.number(), history: z.array(settingsChange) }),
});

export const changeMarketplaceSettings = endpoint({
  method: 'PUT',
  path: '/api/staff/settings',
  access: SUPER,
  summary: 'Change the settings',
  body: z.object({ version, values: settingsForm }),
  response: z.object({ version: z.number() }),
});
