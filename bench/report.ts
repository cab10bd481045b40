import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './processes.ts';

const FILE = join(ROOT, 'docs', 'performance.md');

/** A table as Markdown. */
export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Replaces the figures of that name in docs/performance.md. */
export function writeFigures(name: string, sections: string[]): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const text = readFileSync(FILE, 'utf8');
  const before = text.slice(0, text.indexOf(begin) + begin.length);
  const after = text.slice(text.indexOf(end));
  writeFileSync(FILE, `${before}\n${sections.join('\n\n')}\n${after}`);
}
