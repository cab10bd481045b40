import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { PAGE_SOURCES } from './pages.mjs';
import { sourceFiles } from './source-hash.mjs';

/** The workspaces of ours that the code of a folder imports. */
function importedBy(folder) {
  const code = sourceFiles(inRoot(folder)).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const names = code.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '@adunni\/([a-z-]+)/g)]);
  return new Set(names.map(([, name]) => name));
}

test('the pages are built anew when any workspace changes that they import', () => {
  for (const folder of PAGE_SOURCES.filter((source) => /^(apps|packages)\//.test(source)))
    for (const name of importedBy(folder))
      expect(PAGE_SOURCES, `${folder} imports ${name}`).toContainEqual(
        expect.stringMatching(`^packages/${name}(/src)?$`),
      );
});
