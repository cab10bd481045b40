import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { inRoot, root } from '../setup/paths.mjs';
import { sourceFiles } from './source-hash.mjs';

/** Usage, with Node 24: strip.mjs <target> <folder>… Writes the JavaScript of TypeScript files, at the same places. */
const [target, ...folders] = process.argv.slice(2);
const isServed = (file) => file.endsWith('.ts') && !/\.(test|config|d)\.ts$/.test(file);

rmSync(target, { recursive: true, force: true });
for (const file of folders.flatMap((folder) => sourceFiles(inRoot(folder))).filter(isServed)) {
  const stripped = path.join(target, path.relative(root, file));
  mkdirSync(path.dirname(stripped), { recursive: true });
  writeFileSync(stripped, stripTypeScriptTypes(readFileSync(file, 'utf8')));
}
