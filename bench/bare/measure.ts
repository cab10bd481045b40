import { loadavg } from 'node:os';
import { join } from 'node:path';
import { createDatabase, fillShelves, resetBurst, startApplication } from '../application.ts';
import { load, loadBoth, loadPurchases } from '../load.ts';
import { type Burst, SERIAL } from '../load-job.ts';
import { type Server, startServer } from '../processes.ts';
import { fresh } from '../record-floor.ts';
import { table } from '../report.ts';
import { caller, type Line, readyToWear, registerShopper, type Send } from '../shoppers.ts';

/** As many as connections of the load. */
const SHOPPERS = 32;
const PIECES = 16;
const LINES_PER_CART = 4;

/** A server and who loads it. */
interface Side {
  server: Server;
  pieces: readonly Line[];
  adders: readonly string[];
  buyers: readonly string[];
}

/** Measures calls of the shop beside the least work that serves the same needs, in turn; returns the figures as Markdown. */
export async function measureBare(folder: string): Promise<string> {
  const databaseUrl = await createDatabase();
  const shop = await startApplication(databaseUrl, folder);
  const bare = await startServer([join(import.meta.dirname, 'server.ts')], {
    NODE_ENV: 'production',
    DATABASE_URL: await createDatabase(),
  });
  try {
    await fillShelves(databaseUrl);
    const ours = await shoppersOf(shop, databaseUrl);
    const bareSide: Side = {
      server: bare,
      pieces: await piecesOf(caller(bare.origin)),
      adders: named('adder'),
      buyers: named('buyer'),
    };
    const rows: string[][] = [];
    const compare = async (name: string, bar: number | null, loading: (side: Side) => Promise<Burst>) => {
      const loadsShop = async () => {
        await resetBurst(databaseUrl);
        return loading(ours);
      };
      rows.push(compared(name, bar, await loadBoth(loadsShop, () => loading(bareSide))));
    };
    await compare('product list', null, get('/api/products?limit=24'));
    await compare('product detail', null, (side) => get(`/api/products/${side.pieces[0]?.productId}`)(side));
    await compare('search', null, get('/api/products?q=agbada'));
    await compare('add to cart', 0.17, ({ server, pieces, adders }) =>
      load(
        server.origin,
        adders.map((token) => adds(token, pieces.slice(0, LINES_PER_CART))),
      ),
    );
    await compare('whole purchase', 0.08, ({ server, pieces, buyers }) =>
      loadPurchases(
        server.origin,
        buyers.map((token, n) => ({ token, line: pieces[n % pieces.length] as Line })),
      ),
    );
    const head = ['request', 'requests/s', 'bare requests/s', 'share of bare', 'wanted'];
    return [`Load average ${(loadavg()[0] ?? 0).toFixed(1)}.`, table(head, rows)].join('\n\n');
  } finally {
    await shop.stop();
    await bare.stop();
  }
}

async function shoppersOf(server: Server, databaseUrl: string): Promise<Side> {
  const send = caller(server.origin);
  const register = async (): Promise<string[]> => {
    await resetBurst(databaseUrl);
    const tokens: string[] = [];
    for (let n = 0; n < SHOPPERS; n++) tokens.push(await registerShopper(send));
    return tokens;
  };
  return { server, pieces: await readyToWear(send, PIECES), adders: await register(), buyers: await register() };
}

/** Shoppers of the bare server, which takes everybody’s word. */
const named = (name: string): string[] => Array.from({ length: SHOPPERS }, (_, n) => `${name}-${n}`);

async function piecesOf(send: Send): Promise<Line[]> {
  const { items } = await send<{ items: { _id: string }[] }>('GET', '/api/products');
  return items.slice(0, PIECES).map(({ _id }) => ({ productId: _id, variantId: _id }));
}

/** Each at another address, so that no answer comes from memory. */
const get =
  (path: string) =>
  ({ server }: Side): Promise<Burst> =>
    load(server.origin, [[{ method: 'GET', path: fresh(path, SERIAL), headers: {} }]]);

const adds = (token: string, lines: readonly Line[]) =>
  lines.map((line) => ({
    method: 'POST' as const,
    path: '/api/cart/add',
    headers: { 'content-type': 'application/json', 'x-access-token': token },
    body: JSON.stringify({ ...line, quantity: 1 }),
  }));

function compared(name: string, bar: number | null, [ours, bare]: [Burst, Burst]): string[] {
  const failed = ours.failures + bare.failures;
  return [
    failed > 0 ? `${name} (${ours.failures} failed, ${bare.failures} of bare)` : name,
    ours.requestsPerSecond.toFixed(1),
    bare.requestsPerSecond.toFixed(1),
    (ours.requestsPerSecond / bare.requestsPerSecond).toFixed(3),
    bar === null ? '' : String(bar),
  ];
}
