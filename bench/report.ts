import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './processes.ts';

const FILE = 'performance.md';

/** A table as Markdown. */
export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Replaces the figures of that name in a file of docs; what is said about them stands outside of their marks. */
export function writeFigures(name: string, figures: string, file = FILE): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const path = join(ROOT, 'docs', file);
  const text = readFileSync(path, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/${file} has no place for ${name}`);
  writeFileSync(path, `${text.slice(0, from + begin.length)}\n${figures}\n${text.slice(to)}`);
}
