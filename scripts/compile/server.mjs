import { Failure } from '../setup/lifecycle.mjs';
import { inRoot, node24, root } from '../setup/paths.mjs';
import { run } from '../setup/processes.mjs';
import { whenStale } from './stamp.mjs';

const FOLDERS = ['apps/api/src', 'packages/contracts/src', 'packages/garment-art/src', 'packages/patterns/src'];
/** How it is written counts too: by this script, and by the Node of this lock file. */
const SOURCES = [...FOLDERS, 'scripts/compile/strip.mjs', 'package-lock.json'];

/**
 * Writes the server's TypeScript as JavaScript when it changed since the last time.
 * @throws {Failure} when it cannot be stripped
 */
export const buildServer = (options) =>
  whenStale(inRoot('apps', 'api', 'build', 'source.sha256'), SOURCES, options, async () => {
    const target = inRoot('apps', 'api', 'build', 'stripped');
    const strip = inRoot('scripts', 'compile', 'strip.mjs');
    const { code, output } = await run(node24, ['--no-warnings', strip, target, ...FOLDERS], {
      cwd: root,
      quiet: true,
    });
    if (code === 0) return;
    console.error(output.trim());
    throw new Failure('Building the server failed; the reason stands above.');
  });
