import { Failure } from '../setup/lifecycle.mjs';
import { runInstalled } from '../setup/node24.mjs';
import { inRoot } from '../setup/paths.mjs';
import { whenStale } from './stamp.mjs';

/** What the pages are built from. Tests beside the code count too: telling them apart is not worth a rule. */
export const PAGE_SOURCES = [
  'apps/web',
  'packages/contracts',
  'packages/garment-art/src',
  'packages/tryon',
  'tsconfig.base.json',
  'package-lock.json',
];

/**
 * Builds the pages when their sources changed since the last build.
 * @throws {Failure} when the build fails
 */
export const buildPages = (options) =>
  whenStale(inRoot('apps', 'web', 'build', 'source.sha256'), PAGE_SOURCES, options, async () => {
    console.log('Building the pages …');
    const { code, output } = await runInstalled('react-router', ['build'], {
      cwd: inRoot('apps', 'web'),
      env: { NODE_ENV: 'production' },
      quiet: true,
    });
    if (code === 0) return;
    console.error(output.trim());
    throw new Failure('Building the pages failed; the reason stands above.');
  });
