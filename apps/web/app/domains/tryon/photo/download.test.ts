import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { download } from './download.ts';

const WHOLE = Buffer.alloc(200_000, 'model');
let server: Server | undefined;
afterEach(() => {
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  server?.close();
});

/** A server that answers one request after the other as told; the last way again and again. */
async function serve(...ways: RequestListener[]) {
  let asked = 0;
  server = createServer((request, response) => ways[Math.min(asked++, ways.length - 1)]?.(request, response));
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const how = vi.fn((address: string, options: RequestInit) => real(address, options));
  const real = fetch;
  vi.stubGlobal('fetch', how);
  const { port } = server.address() as AddressInfo;
  return { file: { address: `http://127.0.0.1:${port}/model`, bytes: WHOLE.length }, how };
}

const whole: RequestListener = (_, response) => void response.end(WHOLE);
/** Ends as if all had been sent. */
const short: RequestListener = (_, response) => void response.end(WHOLE.subarray(0, 70_000));
/** Promises all, and breaks off. */
const broken: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-length': WHOLE.length });
  response.write(WHOLE.subarray(0, 70_000), () => response.destroy());
};

it('loads a file and tells of its bytes', async () => {
  const { file, how } = await serve(whole);
  const told: number[] = [];
  expect(Buffer.from(await download(file, (bytes) => told.push(bytes))).equals(WHOLE)).toBe(true);
  expect(told.at(-1)).toBe(WHOLE.length);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(how).toHaveBeenCalledTimes(1);
});

it.each([
  ['ended early', short],
  ['broke off', broken],
])('loads a file that %s anew, past the cache', async (_, way) => {
  const { file, how } = await serve(way, whole);
  expect(Buffer.from(await download(file, () => undefined)).equals(WHOLE)).toBe(true);
  expect(how.mock.calls.map(([, { cache }]) => cache)).toEqual([undefined, 'reload']);
});

it.each([
  ['ends early', short],
  ['breaks off', broken],
  ['is not there', ((_, response) => void response.writeHead(404).end()) as RequestListener],
])('says so of a file that %s again', async (_, way) => {
  const { file, how } = await serve(way);
  await expect(download(file, () => undefined)).rejects.toThrow();
  expect(how).toHaveBeenCalledTimes(2);
});
