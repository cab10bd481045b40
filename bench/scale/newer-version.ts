import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../processes.ts';

/** What `drizzle` keeps of each migration. */
interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/** Makes a version of the built program in a folder that has one migration more, and returns the folder. */
export function makeNewerVersion(folder: string): string {
  const root = join(folder, 'newer');
  mkdirSync(root);
  const parts = ['apps', 'packages', 'scripts', 'package.json'].map((part) => join(ROOT, part));
  const { status } = spawnSync('cp', ['-al', ...parts, root], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error('the newer version could not be made');
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));

  const migrations = join(root, 'apps', 'api', 'migrations');
  const file = join(migrations, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('there is no migration');
  const tag = 'of_the_next_version';
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  writeFileSync(join(migrations, `${tag}.sql`), 'alter table products add column of_the_next_version text;');
  // The files are those of the program until they are removed.
  rmSync(file);
  writeFileSync(file, JSON.stringify(journal));
  return root;
}
