import path from 'node:path';

const LIMIT = 25;

/** One line per folder that holds more files than a person can take in at a look; folders within it do not count. */
export function findFullFolders(files) {
  const counts = new Map();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > LIMIT)
    .map(([folder, count]) => `${folder}: ${count} files; the limit is ${LIMIT}. Part it by what its files do.`);
}
