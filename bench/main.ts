import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measurePages } from './pages.ts';
import { writeFigures } from './report.ts';
import { measureServer } from './server.ts';

/**
 * `npm run bench [-- server|pages] [--write]`: measures the server against its floor, and what pages weigh and how soon
 * they show; `--write` puts the figures into docs/performance.md. Needs TEST_DATABASE_URL and a built web application.
 */
const parts = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const wanted = (part: string): boolean => parts.length === 0 || parts.includes(part);
const folder = mkdtempSync(join(tmpdir(), 'adunni-bench-'));
try {
  const sections: string[] = [];
  if (wanted('server')) sections.push(await measureServer(folder));
  if (wanted('pages')) sections.push(await measurePages(folder));
  process.stdout.write(`${sections.join('\n\n')}\n`);
  if (process.argv.includes('--write')) writeFigures(sections);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
