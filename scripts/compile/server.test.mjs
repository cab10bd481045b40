import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { inRoot, node24, root } from '../setup/paths.mjs';
import { buildServer } from './server.mjs';

const NODES_STRIPPER = 'NativeModule internal/deps/amaro/dist/index';
const SCRIPT = `
  const { toNaira } = await import('./packages/contracts/src/money.ts');
  console.log(JSON.stringify({ naira: toNaira(250), modules: process.moduleLoadList }));`;

async function loadedIn(mode, script = SCRIPT) {
  const args = ['--no-warnings', '--import=./scripts/compile/use-stripped.mjs', '--input-type=module', '-e', script];
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

test('in production packages are those that Node finds, and what is missing is named', async () => {
  const found = await loadedIn(
    'production',
    `const { z } = await import('zod');
    const { shopForm } = await import('./packages/contracts/src/makers/verification-forms.ts');
    const missing = await import('./packages/contracts/src/nothing.ts').catch(({ message }) => message);
    const unknown = await import('a-package-that-is-not-there').catch(({ code }) => code);
    console.log(JSON.stringify({ isSame: shopForm instanceof z.ZodObject, missing, unknown }));`,
  );
  expect(found).toEqual({
    isSame: true,
    missing: expect.stringContaining('packages/contracts/src/nothing.ts'),
    unknown: 'ERR_MODULE_NOT_FOUND',
  });
});

test('what is built has the lines of its source and no comments', () => {
  const file = 'packages/contracts/src/money.ts';
  const [source, built] = ['', 'apps/api/build/stripped'].map((folder) => readFileSync(inRoot(folder, file), 'utf8'));
  expect(source).toContain('/**');
  expect(built).not.toContain('/**');
  expect(built.split('\n')).toHaveLength(source.split('\n').length);
});
