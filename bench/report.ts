import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './processes.ts';

const FILE = join(ROOT, 'docs', 'performance.md');
const BEGIN = '<!-- figures -->';
const END = '<!-- end of figures -->';

/** A table as Markdown. */
export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Replaces the figures in docs/performance.md. */
export function writeFigures(sections: string[]): void {
  const text = readFileSync(FILE, 'utf8');
  const before = text.slice(0, text.indexOf(BEGIN) + BEGIN.length);
  const after = text.slice(text.indexOf(END));
  writeFileSync(FILE, `${before}\n${sections.join('\n\n')}\n${after}`);
}
