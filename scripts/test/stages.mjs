import path from 'node:path';
import { runChecks } from '../check/steps.mjs';
import { buildEverything } from '../compile/everything.mjs';
import { createDatabase, scratchFolder, startThrowaway } from '../postgres/throwaway.mjs';
import { startApi } from '../setup/api.mjs';
import { Failure } from '../setup/lifecycle.mjs';
import { runInstalled } from '../setup/node24.mjs';
import { freePort } from '../setup/ports.mjs';
import { requireChromium } from './chromium.mjs';
import { countPlaywright, countVitest } from './counts.mjs';

const READY_LIMIT_MS = 120_000;

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

/** Waits until the application answers that its database is migrated. */
async function untilReady(origin, ended) {
  let stopped = false;
  ended.then(() => (stopped = true));
  const deadline = Date.now() + READY_LIMIT_MS;
  while (!stopped && Date.now() < deadline) {
    const ready = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Failure('The application for the journeys did not become ready.');
}

/** The shop as a person gets it from `npm start`, on a fresh demo of its own. */
async function startShop() {
  const databaseUrl = await createDatabase(await server(), 'journeys');
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const api = startApi({
    NODE_ENV: 'production',
    DEMO: '1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: scratchFolder(),
    HOST: 'localhost',
    PORT: port,
    PUBLIC_URL: origin,
    // The journeys name the network that they come from, so that limits per network count each on its own.
    TRUSTED_PROXIES: '127.0.0.1,::1',
  });
  await untilReady(origin, api.ended);
  return { origin, databaseUrl };
}

async function journeys(filters, time) {
  const chromium = await time('e2e: browser', requireChromium);
  const { origin, databaseUrl } = await time('e2e: shop with its demo', startShop);
  const report = path.join(scratchFolder(), 'playwright.json');
  const env = {
    CHROMIUM_PATH: chromium,
    E2E_BASE_URL: origin,
    E2E_DATABASE_URL: databaseUrl,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const { code } = await time('e2e: journeys', () => runInstalled('playwright', ['test', ...filters], { env }));
  return countPlaywright(report, code);
}

/** What `npm test` does, in this order; each times its steps, and gives its counts and what failed, or throws. */
export const STAGES = { check, unit, build, e2e: journeys };
