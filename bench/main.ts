import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureAdmin } from './admin.ts';
import { measurePages } from './pages.ts';
import { writeFigures } from './report.ts';
import { measureServer } from './server.ts';
import { measureSlots } from './slots.ts';
import { measureTaps } from './taps/measure.ts';

/**
 * `npm run bench [-- server|slots|pages|admin] [--write]`: measures the server against its floor, how soon free times are
 * found, what pages weigh, how soon they show and answer taps, and what staff wait for at a million orders, which is measured only when it is named; `--write` puts the
 * figures into docs/performance.md. Needs TEST_DATABASE_URL and a built web application.
 */
const parts = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const wanted = (part: string): boolean => parts.length === 0 || parts.includes(part);
const folder = mkdtempSync(join(tmpdir(), 'adunni-bench-'));
try {
  const sections: string[] = [];
  if (wanted('server')) sections.push(await measureServer(folder));
  if (wanted('slots')) sections.push(await measureSlots(folder));
  if (wanted('pages')) sections.push(await measurePages(folder), await measureTaps(folder));
  const admin = parts.includes('admin') ? [await measureAdmin(folder)] : [];
  process.stdout.write(`${[...sections, ...admin].join('\n\n')}\n`);
  if (process.argv.includes('--write')) {
    if (sections.length > 0) writeFigures('figures', sections);
    if (admin.length > 0) writeFigures('figures of the administration', admin);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
