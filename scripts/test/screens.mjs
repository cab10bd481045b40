import path from 'node:path';
import { scratchFolder } from '../postgres/throwaway.mjs';
import { runInstalled } from '../setup/node24.mjs';
import { inRoot } from '../setup/paths.mjs';
import { requireChromium } from './chromium.mjs';
import { startShop } from './shop.mjs';

/** Pages that show their own address show the same each time. */
const PORT = 41_417;

/**
 * Starts the demo as it was made at one noon, at which its clock stands still.
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<unknown> }>} what a browser’s script needs to know of it
 */
export async function screensEnv(serverUrl) {
  const sessions = path.join(scratchFolder(), 'sessions.json');
  const settings = { entry: inRoot('e2e', 'screens', 'shop.ts'), env: { SCREENS_SESSIONS: sessions }, port: PORT };
  const { origin, databaseUrl, stop } = await startShop(serverUrl, 'screens', settings);
  const CHROMIUM_PATH = await requireChromium();
  const env = { CHROMIUM_PATH, E2E_BASE_URL: origin, E2E_DATABASE_URL: databaseUrl, SCREENS_SESSIONS: sessions };
  return { env, stop };
}

/**
 * Holds every kind of page against its pictures, or takes those anew that look different.
 * @returns {Promise<{ code: number, report: string }>}
 */
export async function runScreens(serverUrl, filters, time, { accept = false } = {}) {
  const { env, stop } = await time('screens: shop with its demo', () => screensEnv(serverUrl));
  const report = path.join(scratchFolder(), 'screens.json');
  const more = { SCREENS_ACCEPT: accept ? '1' : '', PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const config = inRoot('e2e', 'screens', 'playwright.config.ts');
  const args = ['test', '--config', config, ...(filters.length > 0 ? ['--grep', filters.join('|')] : [])];
  const { code } = await time('screens: compared', () =>
    runInstalled('playwright', args, { env: { ...env, ...more } }),
  );
  await stop();
  return { code, report };
}
