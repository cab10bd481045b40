import { brotliCompressSync } from 'node:zlib';
import { fillShelves, resetBurst } from './application.ts';
import type { FloorWork } from './floor.ts';
import { bareRenderer } from './floor-page.ts';
import type { Buyer } from './load-job.ts';
import { type RecordedCall, type Recorder, startRecorder } from './recorder.ts';
import { buy, type Line, readyToWear, registerShopper } from './shoppers.ts';
import { compileFixed, compileFlow } from './template.ts';

/** As many as connections of the load, so that nobody waits for another’s basket. */
const SHOPPERS = 32;
const PIECES = 16;
const LINES_PER_CART = 4;

/** One whose cart holds a line of each of some pieces; `adds` are the bodies that add one more of each. */
export interface Adder {
  token: string;
  adds: Line[];
}

/** What is asked of both sides, and what the floor has to do for it. */
export interface Recorded {
  reads: [name: string, path: string][];
  pages: [name: string, path: string][];
  adders: Adder[];
  buyers: Buyer[];
  work: FloorWork;
}

/** Makes each request on a recording application; the database is then that of the floor and of its copies. */
export async function recordFloor(databaseUrl: string, folder: string): Promise<Recorded> {
  const recorder = await startRecorder(databaseUrl, folder);
  try {
    await fillShelves(databaseUrl);
    const pieces = await readyToWear(recorder.send, PIECES);
    const productId = pieces[0]?.productId ?? '';
    const work: FloorWork = { reads: {}, kept: {}, loaded: {}, flows: {} };
    const reads: Recorded['reads'] = [
      ['product list API', '/api/products?limit=24'],
      ['product detail API', `/api/products/${productId}`],
      ['search API', '/api/products?q=agbada'],
    ];
    const pages: Recorded['pages'] = [
      ['home page', '/'],
      ['product page', `/products/${productId}`],
    ];
    for (const [, path] of reads) {
      const { queries, answer } = await recordRead(recorder, path);
      work.reads[path] = compileFixed(queries);
      work.kept[keptPath(path)] = brotliCompressSync(JSON.stringify(answer)).toString('base64');
    }
    for (const [, path] of pages) await recordPage(recorder, path, work);
    const adders = await recordAdding(recorder, databaseUrl, pieces.slice(0, LINES_PER_CART), work);
    const buyers = await recordBuying(recorder, databaseUrl, pieces, work);
    return { reads, pages, adders, buyers, work };
  } finally {
    await recorder.server.stop();
  }
}

/** Where the floor has the answer of a read in memory. */
export const keptPath = (path: string): string => `/kept${path}`;

/** The address of a read at another address than before, so that its answer is not in memory. */
export const fresh = (path: string, n: number | string): string => `${path}${path.includes('?') ? '&' : '?'}n=${n}`;

/** Records a read that has been made before, as most have. */
async function recordRead({ send, record }: Recorder, path: string): Promise<RecordedCall> {
  await send('GET', fresh(path, 'before'));
  const [call] = await record((recording) => recording('GET', fresh(path, 'recorded')));
  if (!call) throw new Error('nothing was recorded');
  return call;
}

/** Keeps a page’s bytes (fetch unpacks them, so they are packed again) and records what its loaders read. */
async function recordPage(recorder: Recorder, path: string, work: FloorWork): Promise<void> {
  const response = await fetch(recorder.server.origin + path);
  work.kept[path] = brotliCompressSync(Buffer.from(await response.arrayBuffer())).toString('base64');
  const render = await bareRenderer(async (apiPath) => {
    const { answer, queries } = await recordRead(recorder, apiPath);
    work.loaded[apiPath] = { steps: compileFixed(queries), answer };
    return answer;
  });
  await render(path);
}

async function recordAdding(recorder: Recorder, databaseUrl: string, adds: Line[], work: FloorWork) {
  const adders: Adder[] = (await register(recorder, databaseUrl)).map((token) => ({ token, adds }));
  const add = (send: Recorder['send'], token: string, line: Line) =>
    send('POST', '/api/cart/add', { ...line, quantity: 1 }, { 'x-access-token': token });
  for (const { token } of adders) for (const line of adds) await add(recorder.send, token, line);
  const [one, other] = adders;
  for (const [n, line] of adds.entries())
    await recordFlow(recorder, `add-${n}`, [one?.token, other?.token], work, (send, token) => add(send, token, line));
  return adders;
}

async function recordBuying(recorder: Recorder, databaseUrl: string, pieces: Line[], work: FloorWork) {
  const tokens = await register(recorder, databaseUrl);
  for (const [n, token] of tokens.entries()) await buy(recorder.send, token, pieces[n % pieces.length] as Line);
  const bodies: unknown[][] = [];
  for (const [n, line] of pieces.entries())
    bodies.push(
      await recordFlow(recorder, `purchase-${n}`, [tokens[0], tokens[1]], work, (send, token) =>
        buy(send, token, line),
      ),
    );
  return tokens.map((token, n): Buyer => {
    const piece = n % pieces.length;
    return { token, line: pieces[piece] as Line, replay: { flow: `purchase-${piece}`, bodies: bodies[piece] ?? [] } };
  });
}

async function register({ send }: Recorder, databaseUrl: string): Promise<string[]> {
  await resetBurst(databaseUrl);
  const tokens: string[] = [];
  for (let n = 0; n < SHOPPERS; n++) tokens.push(await registerShopper(send));
  return tokens;
}

/** Records the same calls by two people and keeps them as a flow; returns the bodies that they sent. */
async function recordFlow(
  { record }: Recorder,
  name: string,
  [one = '', other = '']: (string | undefined)[],
  work: FloorWork,
  action: (send: Recorder['send'], token: string) => Promise<unknown>,
): Promise<unknown[]> {
  const first = await record((send) => action(send, one));
  const second = await record((send) => action(send, other));
  const queries = [first, second].map((calls) => calls.map((call) => call.queries));
  work.flows[name] = compileFlow(queries[0] ?? [], queries[1] ?? [], sessionOf(one));
  return first.map(({ body }) => body);
}

const sessionOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;
