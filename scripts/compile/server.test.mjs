import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { node24, root } from '../setup/paths.mjs';
import { buildServer } from './server.mjs';

const NODES_STRIPPER = 'NativeModule internal/deps/amaro/dist/index';
const SCRIPT = `
  const { toNaira } = await import('./packages/contracts/src/money.ts');
  console.log(JSON.stringify({ naira: toNaira(250), modules: process.moduleLoadList }));`;

async function loadedIn(mode) {
  const args = ['--no-warnings', '--import=./scripts/compile/use-stripped.mjs', '--input-type=module', '-e', SCRIPT];
  const { stdout } = await promisify(execFile)(node24, args, { cwd: root, env: { ...process.env, NODE_ENV: mode } });
  return JSON.parse(stdout);
}

beforeAll(() => buildServer({ force: true }));

test('in production the server runs what was built, without Node’s stripper in memory', async () => {
  const { naira, modules } = await loadedIn('production');
  expect(naira).toBe(2.5);
  expect(modules).not.toContain(NODES_STRIPPER);
});

test('while developing it runs the source as it stands', async () => {
  const { modules } = await loadedIn('development');
  expect(modules).toContain(NODES_STRIPPER);
});
