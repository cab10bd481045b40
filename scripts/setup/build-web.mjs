import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Failure } from './lifecycle.mjs';
import { runInstalled } from './node24.mjs';
import { inRoot, root } from './paths.mjs';
import { hashSources } from './source-hash.mjs';

/** What the pages are built from. Tests beside the code count too: telling them apart is not worth a rule. */
const SOURCES = ['apps/web', 'packages/contracts', 'package-lock.json'];

const stamp = inRoot('apps', 'web', 'build', 'source.sha256');

const builtFrom = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '');

/**
 * Builds the pages when their sources changed since the last build.
 * @throws {Failure} when the build fails
 */
export async function buildWeb({ force = false } = {}) {
  const sources = hashSources(root, SOURCES);
  if (!force && builtFrom() === sources) return;
  console.log('Building the pages …');
  const { code, output } = await runInstalled('react-router', ['build'], {
    cwd: inRoot('apps', 'web'),
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0) {
    console.error(output.trim());
    throw new Failure('Building the pages failed; the reason stands above.');
  }
  writeFileSync(stamp, sources);
}
