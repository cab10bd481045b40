import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureAnew } from './anew.ts';
import { measureBare } from './bare/measure.ts';
import { measurePatterns } from './patterns/measure.ts';
import { writeFigures } from './report.ts';
import { measureRest } from './rest.ts';
import { measureServer } from './server.ts';
import { measureSlots } from './slots.ts';
import { measureCard } from './studio/card/measure.ts';
import { measureStudio } from './studio/measure.ts';
import { measureTaps } from './taps/measure.ts';
import { measureTryOn } from './tryon/measure.ts';
import { measureRoom } from './tryon/room.ts';
import { drawSheets } from './tryon/sheet.ts';
import { measureLighthouse } from './visits/lighthouse.ts';
import { measureOpening } from './visits/open.ts';
import { measurePages } from './visits/pages.ts';
import { measureAdmin } from './work/admin.ts';
import { measureCelebration } from './work/celebration.ts';
import { measureFront } from './work/front.ts';
import { measureTold } from './work/told.ts';

/**
 * `npm run bench [-- server|bare|anew|slots|celebration|told|pages|lighthouse|taps|open|rest|admin|front|tryon|room|sheet|studio|card|patterns] [--write]`: measures the server against its floor,
 * how soon free times are found and what a host with two thousand guests waits for, and who looks through many reads of posts and commissions, what pages weigh and how soon they show, how soon they answer taps, how soon the staff’s lists
 * open; `pages` measures taps and lists too, and every public page by Lighthouse, `tryon` the room. What a server costs at rest, what staff wait for at a million orders, what shoppers wait for at
 * a hundred thousand products, and how well photos are dressed, are measured only when they are named; `sheet` draws contact sheets of all garments to look at; `studio` times the pictures that a product’s page and the design studio draw, `card` asks what a graphics card could win of them, `patterns` the process that drafts them. `--write` puts the
 * figures into docs/performance.md, those of the fitting room into docs/tryon.md, of patterns into docs/patterns.md. Needs TEST_DATABASE_URL and a built web
 * application.
 */
const parts = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const wanted = (part: string): boolean => parts.length === 0 || parts.includes(part);
/** Files of docs other than performance.md. */
const FILES = new Map([
  ['the fitting room', 'tryon.md'],
  ['the fitting room in the browser', 'tryon.md'],
  ['drafting', 'patterns.md'],
]);
const folder = mkdtempSync(join(tmpdir(), 'adunni-bench-'));
try {
  const measured = new Map<string, string>();
  if (wanted('server')) measured.set('the server', await measureServer(folder));
  if (parts.includes('bare')) measured.set('bare', await measureBare(folder));
  if (parts.includes('anew')) measured.set('pages anew', await measureAnew(folder));
  if (wanted('slots')) measured.set('free times', await measureSlots(folder));
  if (wanted('celebration')) measured.set('a celebration', await measureCelebration(folder));
  if (wanted('told')) measured.set('blog and partners', await measureTold(folder));
  if (wanted('pages')) measured.set('first visits', await measurePages(folder));
  if (wanted('pages') || parts.includes('lighthouse')) measured.set('lighthouse', await measureLighthouse(folder));
  if (wanted('pages') || parts.includes('taps')) measured.set('taps', await measureTaps(folder));
  if (wanted('pages') || parts.includes('open')) measured.set('opening lists', await measureOpening(folder));
  if (parts.includes('rest')) measured.set('rest', await measureRest(folder));
  if (parts.includes('admin')) measured.set('the administration', await measureAdmin(folder));
  if (parts.includes('front')) measured.set('the shop front', await measureFront(folder));
  if (parts.includes('tryon')) measured.set('the fitting room', await measureTryOn());
  if (parts.includes('tryon') || parts.includes('room'))
    measured.set('the fitting room in the browser', await measureRoom(folder));
  if (parts.includes('studio')) measured.set('the studio', await measureStudio(folder));
  if (parts.includes('card')) measured.set('the graphics card', await measureCard());
  if (parts.includes('patterns')) measured.set('drafting', await measurePatterns());
  if (parts.includes('sheet')) process.stdout.write(`${await drawSheets()}\n`);
  for (const [name, figures] of measured) process.stdout.write(`\nFigures of ${name}\n\n${figures}\n`);
  if (process.argv.includes('--write'))
    for (const [name, figures] of measured) writeFigures(`figures of ${name}`, figures, FILES.get(name));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
