import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { parseSync } from 'vite';
import { inRoot, root } from '../setup/paths.mjs';
import { sourceFiles } from './source-hash.mjs';

/**
 * Usage, with Node 24: strip.mjs <target> <folder>… Writes the JavaScript of TypeScript files, at the same places and on the
 * same lines, without comments: a server keeps the text of what it runs in memory, twice as large with a quotation mark like ’.
 */
const [target, ...folders] = process.argv.slice(2);
const isServed = (file) => file.endsWith('.ts') && !/\.(test|config|d)\.ts$/.test(file);

rmSync(target, { recursive: true, force: true });
for (const file of folders.flatMap((folder) => sourceFiles(inRoot(folder))).filter(isServed)) {
  const stripped = path.join(target, path.relative(root, file));
  mkdirSync(path.dirname(stripped), { recursive: true });
  writeFileSync(stripped, withoutComments(file, stripTypeScriptTypes(readFileSync(file, 'utf8'))));
}

function withoutComments(file, code) {
  const { comments } = parseSync(file, code, { lang: 'js', sourceType: 'module' });
  const ends = [0, ...comments.map(({ end }) => end)];
  const starts = [...comments.map(({ start }) => start), code.length];
  const lines = comments.map(({ start, end }) => code.slice(start, end).replace(/[^\n]+/g, ' '));
  return starts.map((start, n) => code.slice(ends[n], start) + (lines[n] ?? '')).join('');
}
