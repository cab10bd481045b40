import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '../compile/source-hash.mjs';
import { root } from '../setup/paths.mjs';

const FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'scripts'];
const WRITTEN_BY_HAND = /\.(ts|tsx|mjs|css)$/;
const GENERATED = /(^|\/)migrations\/|^packages\/garment-art\/media\//;

/**
 * Every file that people write.
 * @returns {Map<string, string>} path from the checkout, with slashes → content
 */
export function readSources() {
  const files = FOLDERS.flatMap((folder) => sourceFiles(path.join(root, folder)))
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .filter((file) => WRITTEN_BY_HAND.test(file) && !GENERATED.test(file));
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}
