import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const GENERATED = new Set(['node_modules', 'build', '.react-router', 'test-results']);

/** Every file below a folder (or the file itself), in a stable order, without what is generated. */
export function sourceFiles(start) {
  const status = statSync(start, { throwIfNoEntry: false });
  if (!status) return [];
  if (!status.isDirectory()) return [start];
  return readdirSync(start)
    .sort()
    .filter((name) => !GENERATED.has(name))
    .flatMap((name) => sourceFiles(path.join(start, name)));
}

/**
 * One hash over names and contents; times do not matter, so a fresh clone of the same sources has the same hash.
 * @param base names are taken relative to this folder
 */
export function hashSources(base, starts) {
  const hash = createHash('sha256');
  for (const file of starts.flatMap((start) => sourceFiles(path.join(base, start)))) {
    const content = readFileSync(file);
    hash.update(`${path.relative(base, file).split(path.sep).join('/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
