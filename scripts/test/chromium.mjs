import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../setup/lifecycle.mjs';
import { runInstalled } from '../setup/node24.mjs';
import { inRoot } from '../setup/paths.mjs';
import { run } from '../setup/processes.mjs';

/** The shell without a window comes first: it did the same journeys with a quarter less of the processor. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const INSTALL_LIMIT_MS = 300_000;

const HOW_TO =
  'The journeys need Chromium: install it (apt-get install chromium, or npx playwright install --with-deps chromium), or set CHROMIUM_PATH.';

/** Whether the program starts here; one that lacks a system library does not. */
const starts = (file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** Where a system keeps its browsers, in the order of preference. */
export const systemPlaces = (pathVariable) => [
  ...NAMES.flatMap((name) => pathVariable.split(path.delimiter).map((folder) => path.join(folder, name))),
  ...MAC_APPS,
];

async function playwrightsOwn() {
  const { chromium } = await import(pathToFileURL(inRoot('node_modules', 'playwright-core', 'index.mjs')).href);
  return chromium.executablePath();
}

/**
 * Chooses the browser: the one a person named, the system's, Playwright's.
 * @returns {string | undefined} undefined when none of them starts
 * @throws {Failure} when CHROMIUM_PATH names something that does not start
 */
export function chooseChromium({ named, system, own, isUsable }) {
  if (named) {
    if (isUsable(named)) return named;
    throw new Failure(`CHROMIUM_PATH is ${named}, which does not start as a browser.`);
  }
  return [...system, own].find((file) => file && isUsable(file));
}

/** Tries the ways of installing that this person and machine allow, one by one. */
async function installChromium(find) {
  console.log('Installing Chromium (once) …');
  const limit = { quiet: true, timeout: INSTALL_LIMIT_MS };
  const apt = (...args) =>
    run('apt-get', args, { ...limit, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  await runInstalled('playwright', ['install', 'chromium'], limit);
  const downloaded = find();
  if (downloaded || process.getuid?.() !== 0) return downloaded;
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
  if (!find()) await apt('install', '-y', '--no-install-recommends', 'chromium');
  return find();
}

/**
 * Finds Chromium, installing it when there is none.
 * @returns {Promise<string>} path of the program
 * @throws {Failure} that says how to get one
 */
export async function requireChromium() {
  const own = await playwrightsOwn();
  const find = () =>
    chooseChromium({
      named: process.env.CHROMIUM_PATH,
      system: systemPlaces(process.env.PATH ?? ''),
      own,
      isUsable: starts,
    });
  const found = find() ?? (await installChromium(find));
  if (!found) throw new Failure(HOW_TO);
  return found;
}
