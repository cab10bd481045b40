import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { root } from '../setup/paths.mjs';
import { hashSources } from './source-hash.mjs';

/**
 * Builds when the sources differ from those that the stamp says it was built from last, or when it is forced. While it
 * builds there is no stamp, so that what an interrupted build left is never taken for whole.
 */
export async function whenStale(stamp, sources, { force = false } = {}, build) {
  const hash = hashSources(root, sources);
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  rmSync(stamp, { force: true });
  await build();
  writeFileSync(stamp, hash);
}
