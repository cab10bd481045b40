import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, fillShelves, startApplication } from './application.ts';
import type { FloorRoute } from './floor.ts';
import { type Burst, load, loadBoth } from './load.ts';
import { SERIAL } from './load-job.ts';
import { type Server, startServer, watchMemory } from './processes.ts';
import type { RecordedQuery } from './record-queries.ts';
import { table } from './report.ts';
import { buy, readyToWear, registerShopper } from './shoppers.ts';

const BROTLI = { 'accept-encoding': 'br' };
const PURCHASES = 40;
const SHOPPERS = 8;

/** Measures every kind of request against the floor; returns the figures as Markdown. */
export async function measureServer(folder: string): Promise<string> {
  const databaseUrl = await createDatabase();
  const { reads, pages } = await recordFloor(databaseUrl, folder);
  await fillShelves(databaseUrl);
  const application = await startApplication(databaseUrl, folder);
  const floor = await startServer([join(import.meta.dirname, 'floor.ts')], {
    DATABASE_URL: databaseUrl,
    FLOOR_ROUTES: join(folder, 'floor.json'),
  });
  const highestMemory = watchMemory(application);
  try {
    const rows: string[][] = [];
    for (const [name, path] of reads) rows.push(await compare(name, path, application, floor, {}));
    for (const [name, path] of pages) rows.push(await compare(`${name}, cached`, path, application, floor, BROTLI));
    for (const [name, path] of pages)
      rows.push(alone(`${name}, rendered anew`, await load(application.origin, unseen(path))));
    rows.push(alone('add to cart', await addToCart(application)));
    rows.push(await purchases(application));
    return [
      '### Server',
      table(['request', 'requests/s', 'p50 ms', 'p97.5 ms', 'floor requests/s', 'share of the floor'], rows),
      `Highest resident memory of the application under this load: ${highestMemory().toFixed(0)} MB.`,
    ].join('\n\n');
  } finally {
    highestMemory();
    await floor.stop();
    await application.stop();
  }
}

/** Runs each request once on a recording application and writes what the floor has to do for the same. */
async function recordFloor(databaseUrl: string, folder: string) {
  const file = join(folder, 'queries.jsonl');
  writeFileSync(file, '');
  const recorder = await startApplication(databaseUrl, folder, {
    file: 'record-queries.ts',
    environment: { RECORD_QUERIES: file },
  });
  try {
    const { productId } = await readyToWear(recorder.origin);
    const reads: [string, string][] = [
      ['product list API', '/api/products?limit=24'],
      ['product detail API', `/api/products/${productId}`],
      ['search API', '/api/products?q=agbada'],
    ];
    const pages: [string, string][] = [
      ['home page', '/'],
      ['product page', `/products/${productId}`],
    ];
    const routes: FloorRoute[] = [];
    for (const [, path] of reads) {
      await fetch(recorder.origin + path);
      writeFileSync(file, '');
      await fetch(recorder.origin + path);
      routes.push({
        path,
        queries: readFileSync(file, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as RecordedQuery),
      });
    }
    for (const [, path] of pages) routes.push({ path, page: await keepPage(recorder.origin + path) });
    writeFileSync(join(folder, 'floor.json'), JSON.stringify(routes));
    return { reads, pages };
  } finally {
    await recorder.stop();
  }
}

/** A page’s compressed bytes as the application sends them; fetch would unpack them, so they are packed again. */
async function keepPage(url: string): Promise<NonNullable<FloorRoute['page']>> {
  const { brotliCompressSync } = await import('node:zlib');
  const response = await fetch(url);
  const body = brotliCompressSync(Buffer.from(await response.arrayBuffer()));
  return {
    body: body.toString('base64'),
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
  };
}

async function compare(
  name: string,
  path: string,
  application: Server,
  floor: Server,
  headers: Record<string, string>,
): Promise<string[]> {
  const requests = [{ method: 'GET' as const, path, headers }];
  const [ours, bare] = await loadBoth(
    () => load(application.origin, requests),
    () => load(floor.origin, requests),
  );
  const share = `${Math.round((100 * ours.requestsPerSecond) / bare.requestsPerSecond)} %`;
  return [...alone(name, ours).slice(0, 4), format(bare.requestsPerSecond), share];
}

function alone(name: string, burst: Burst): string[] {
  const failed = burst.failures > 0 ? ` (${burst.failures} failed)` : '';
  return [name + failed, format(burst.requestsPerSecond), burst.p50.toFixed(0), burst.p97.toFixed(0), '', ''];
}

/** One page under ever new addresses, so that each is rendered for the first time. */
const unseen = (path: string) => [{ method: 'GET' as const, path: `${path}?visit=${SERIAL}`, headers: BROTLI }];

async function addToCart(application: Server): Promise<Burst> {
  const line = await readyToWear(application.origin);
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => registerShopper(application.origin)));
  return load(
    application.origin,
    shoppers.flatMap(({ token }, shopper) =>
      Array.from({ length: 12 }, (_, n) => ({
        method: 'POST' as const,
        path: '/api/cart/add',
        headers: { 'content-type': 'application/json', 'x-access-token': token },
        body: JSON.stringify({ ...line, quantity: 1, personalisation: `Initials ${shopper}-${n}` }),
      })),
    ),
  );
}

/** Whole purchases by several shoppers at once. */
async function purchases(application: Server): Promise<string[]> {
  const line = await readyToWear(application.origin);
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => registerShopper(application.origin)));
  const durations: number[] = [];
  const began = performance.now();
  await Promise.all(
    shoppers.map(async (shopper) => {
      for (let n = 0; n < PURCHASES / SHOPPERS; n++) durations.push(await buy(application.origin, shopper, line));
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  durations.sort((a, b) => a - b);
  const at = (share: number): string => (durations[Math.floor(durations.length * share)] ?? 0).toFixed(0);
  return ['whole purchase, add to paid (5 calls)', format(PURCHASES / seconds), at(0.5), at(0.975), '', ''];
}

const format = (number: number): string =>
  number >= 100 ? Math.round(number).toLocaleString('en-GB') : number.toFixed(1);
