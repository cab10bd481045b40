import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { createDatabase, startApplication } from './application.ts';
import { workedMs } from './process-times.ts';
import type { Server } from './processes.ts';
import { table } from './report.ts';
import { spreadOf } from './samples.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 150);
/** How many are rendered before they count, until the engine has compiled what they need. */
const WARM = 40;
/** Long enough for a change to be heard of, in ms. */
const HEARD_MS = 10;
/** A new demo first tells people of its past; what that takes of a core is looked at for so long, in ms. */
const LOOK_MS = 5000;
const QUIET_SHARE = 0.02;

/**
 * Measures what a public page costs that has changed and is rendered anew, one after another, in work of the process and
 * in time; returns the figures as Markdown.
 */
export async function measureAnew(folder: string): Promise<string> {
  const databaseUrl = await createDatabase();
  const server = await startApplication(databaseUrl, folder);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  /** Renders a page that has just changed; how long it took, in ms. */
  async function render(path: string): Promise<number> {
    await client.query(`select pg_notify('changes', 'products categories makers services settings')`);
    await setTimeout(HEARD_MS);
    const began = performance.now();
    const answer = await fetch(server.origin + path, { headers: { 'accept-encoding': 'br' } });
    if (!answer.ok || (await answer.text()) === '') throw new Error(`${path} was answered with ${answer.status}`);
    return performance.now() - began;
  }
  try {
    await untilQuiet(server);
    const rows: string[][] = [];
    for (const [name, path] of await pagesOf(client)) {
      for (let n = 0; n < WARM; n++) await render(path);
      const [before, times]: [number, number[]] = [workedMs(server.pid), []];
      for (let n = 0; n < ROUNDS; n++) times.push(await render(path));
      const work = (workedMs(server.pid) - before) / ROUNDS;
      const { p50, p95 } = spreadOf(times);
      rows.push([name, work.toFixed(1), (1000 / work).toFixed(0), p50.toFixed(0), p95.toFixed(0)]);
    }
    const head = ['page', 'ms of a core', 'pages a second of a core', 'p50 ms', 'p95 ms'];
    return [`Load average ${(loadavg()[0] ?? 0).toFixed(1)}.`, table(head, rows)].join('\n\n');
  } finally {
    await client.end();
    await server.stop();
  }
}

async function untilQuiet({ pid }: Server): Promise<void> {
  for (;;) {
    const before = workedMs(pid);
    await setTimeout(LOOK_MS);
    if (workedMs(pid) - before < LOOK_MS * QUIET_SHARE) return;
  }
}

/** Pages of each kind that sells, by what they are called. */
async function pagesOf(client: Client): Promise<[name: string, path: string][]> {
  const { rows } = await client.query<{ product: string; service: string; maker: string }>(`
    select p.id as product, m.slug as maker, (select s.id from services s
      where s.maker_id = m.id and s.status = 'published' limit 1) as service
    from products p join makers m on m.id = p.maker_id
    where p.status = 'published' and m.slug = 'adewura-atelier' and p.kind = 'made-to-measure' order by p.id limit 1`);
  const [found] = rows;
  if (!found) throw new Error('the demo has no workshop of that name');
  return [
    ['home', '/'],
    ['products', '/products'],
    ['a product', `/products/${found.product}`],
    ['services', '/services'],
    ['a service', `/services/${found.service}`],
    ['makers', '/makers'],
    ['a maker', `/makers/${found.maker}`],
  ];
}
