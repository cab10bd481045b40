import path from 'node:path';
import { runChecks } from '../check/steps.mjs';
import { buildEverything } from '../compile/everything.mjs';
import { scratchFolder, startThrowaway } from '../postgres/throwaway.mjs';
import { runInstalled } from '../setup/node24.mjs';
import { requireChromium } from './chromium.mjs';
import { countPlaywright, countVitest } from './counts.mjs';
import { runScreens } from './screens.mjs';
import { startShop } from './shop.mjs';

let cluster;
const server = () => {
  cluster ??= startThrowaway();
  return cluster;
};

async function unit(filters, time) {
  const databaseUrl = await time('unit: database', server);
  const report = path.join(scratchFolder(), 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters];
  const env = { NODE_ENV: 'test', TEST_DATABASE_URL: databaseUrl };
  const { code } = await time('unit: tests', () => runInstalled('vitest', args, { env }));
  return countVitest(report, code);
}

async function check(_filters, time) {
  return time('check', runChecks);
}

async function build(_filters, time) {
  await time('build', buildEverything);
  return { passed: 1, failed: 0, failures: [] };
}

const startJourneys = async () => startShop(await server(), 'journeys');

async function journeys(filters, time) {
  const chromium = await time('e2e: browser', requireChromium);
  const { origin, databaseUrl, mailPort } = await time('e2e: shop with its demo', startJourneys);
  const report = path.join(scratchFolder(), 'playwright.json');
  const env = {
    CHROMIUM_PATH: chromium,
    E2E_BASE_URL: origin,
    E2E_DATABASE_URL: databaseUrl,
    E2E_MAIL_PORT: mailPort,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const { code } = await time('e2e: journeys', () => runInstalled('playwright', ['test', ...filters], { env }));
  return countPlaywright(report, code);
}

async function screens(filters, time) {
  const { code, report } = await runScreens(await server(), filters, time);
  return countPlaywright(report, code);
}

/** What `npm test` does, in this order; each times its steps, and gives its counts and what failed, or throws. */
export const STAGES = { check, unit, build, screens, e2e: journeys };
