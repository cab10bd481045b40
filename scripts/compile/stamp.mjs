import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../setup/paths.mjs';
import { hashSources } from './source-hash.mjs';

/** Builds when the sources differ from those that the stamp says it was built from last, or when it is forced. */
export async function whenStale(stamp, sources, { force = false } = {}, build) {
  const hash = hashSources(root, sources);
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await build();
  writeFileSync(stamp, hash);
}
