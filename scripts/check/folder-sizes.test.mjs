import { expect, it } from 'vitest';
import { findFullFolders } from './folder-sizes.mjs';

const files = (folder, count) => Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`);

it('finds folders of more than 25 files, and counts those within for themselves', () => {
  expect(findFullFolders([...files('apps/web', 25), ...files('apps/web/kit', 25)])).toEqual([]);
  expect(findFullFolders(files('apps/web', 26))).toEqual([
    'apps/web: 26 files; the limit is 25. Part it by what its files do.',
  ]);
});
