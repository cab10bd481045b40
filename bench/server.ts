import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, resetBurst, startApplication } from './application.ts';
import { load, loadBoth, loadPurchases } from './load.ts';
import { type Burst, SERIAL } from './load-job.ts';
import { type Server, startServer, watchMemory } from './processes.ts';
import { type Adder, fresh, keptPath, type Recorded, recordFloor } from './record-floor.ts';
import { table } from './report.ts';

const BROTLI = { 'accept-encoding': 'br' };

/** One side of the measurement. */
interface Side {
  server: Server;
  databaseUrl: string;
}

/** Measures every kind of request against the floor; returns the figures as Markdown. */
export async function measureServer(folder: string): Promise<string> {
  const original = await createDatabase();
  const recorded = await recordFloor(original, folder);
  const file = join(folder, 'floor.json');
  writeFileSync(file, JSON.stringify(recorded.work));
  const application = await startSide(original, (url) => startApplication(url, folder));
  const floor = await startSide(original, (url) =>
    startServer([join(import.meta.dirname, 'floor.ts')], {
      NODE_ENV: 'production',
      DATABASE_URL: url,
      FLOOR_WORK: file,
    }),
  );
  const highestMemory = watchMemory(application.server);
  try {
    return [
      table(
        ['request', 'requests/s', 'p50 ms', 'p97.5 ms', 'floor requests/s', 'share of the floor'],
        await compareAll(application, floor, recorded),
      ),
      `Highest resident memory of the application under this load: ${highestMemory().toFixed(0)} MB.`,
    ].join('\n\n');
  } finally {
    highestMemory();
    await floor.server.stop();
    await application.server.stop();
  }
}

async function compareAll(application: Side, floor: Side, { reads, pages, adders, buyers }: Recorded) {
  const rows: string[][] = [];
  async function compare(name: string, loading: (side: Side) => Promise<Burst>): Promise<void> {
    const bursts = await loadBoth(
      () => loading(application),
      () => loading(floor),
    );
    rows.push(compared(name, bursts));
  }
  for (const [name, path] of reads)
    await compare(name, (side) => get(side === floor ? path : fresh(path, SERIAL))(side));
  for (const [name, path] of reads)
    await compare(`${name}, from memory`, (side) => get(side === floor ? keptPath(path) : path, BROTLI)(side));
  for (const [name, path] of pages) await compare(`${name}, cached`, get(path, BROTLI));
  // Pages are kept by the parameters that they declare; where to go after logging in is one that differs each time.
  await compare('login page, rendered anew', get(`/login?next=/${SERIAL}`, BROTLI));
  await compare('add to cart', async (side) => {
    await resetBurst(side.databaseUrl);
    return load(side.server.origin, adders.map(addsOf(side === floor)));
  });
  await compare('whole purchase, cart to paid order (6 calls)', async (side) => {
    await resetBurst(side.databaseUrl);
    const own = buyers.map(({ token, line, replay }) => ({ token, line, ...(side === floor && { replay }) }));
    return loadPurchases(side.server.origin, own);
  });
  return rows;
}

/** Starts a side on its own copy of the recorded database, so that neither does the other’s work. */
async function startSide(original: string, start: (databaseUrl: string) => Promise<Server>): Promise<Side> {
  const databaseUrl = await createDatabase(original);
  return { databaseUrl, server: await start(databaseUrl) };
}

const get =
  (path: string, headers: Record<string, string> = {}) =>
  ({ server }: Side): Promise<Burst> =>
    load(server.origin, [[{ method: 'GET', path, headers }]]);

/** The requests by which a shopper adds to their cart, or those of the floor for the same. */
const addsOf =
  (atFloor: boolean) =>
  ({ token, adds }: Adder) =>
    adds.map((line, n) => ({
      method: 'POST' as const,
      path: atFloor ? `/flows/add-${n}/0/-` : '/api/cart/add',
      headers: { 'content-type': 'application/json', 'x-access-token': token },
      body: JSON.stringify({ ...line, quantity: 1 }),
    }));

function compared(name: string, [ours, bare]: [Burst, Burst]): string[] {
  const failed = ours.failures + bare.failures;
  return [
    failed > 0 ? `${name} (${ours.failures} failed, ${bare.failures} of the floor)` : name,
    format(ours.requestsPerSecond),
    ours.p50.toFixed(0),
    ours.p97.toFixed(0),
    format(bare.requestsPerSecond),
    `${Math.round((100 * ours.requestsPerSecond) / bare.requestsPerSecond)} %`,
  ];
}

const format = (number: number): string =>
  number >= 100 ? Math.round(number).toLocaleString('en-GB') : number.toFixed(1);
