import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveAssets } from './assets.ts';

const SCRIPT = 'export const greeting = "E kaabo";';
let base: string;
let app: FastifyInstance;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'adunni-assets-'));
  const root = join(base, 'client');
  await mkdir(join(root, 'assets'), { recursive: true });
  await writeFile(join(root, 'favicon.svg'), '<svg/>');
  await writeFile(join(base, 'secret'), 'not below the folder');
  await writeFile(join(root, 'assets', 'base-1.js'), SCRIPT);
  await writeFile(join(root, 'assets', 'base-1.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(root, 'assets', 'base-1.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(root, 'assets', 'small-1.css'), 'a{}');
  await writeFile(join(root, 'assets', 'cloth-1.webp'), 'picture');
  await writeFile(join(root, 'assets', 'run-1.wasm'), SCRIPT);
  await writeFile(join(root, 'assets', 'run-1.wasm.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(root, 'assets', 'read.worker-Ab3_x-Qz.js'), SCRIPT);
  for (const width of [480, 800, 1280])
    await writeFile(join(root, 'assets', `scene-${width}-Ab3_x-Qz.avif`), `${width} wide`);
  app = fastify();
  app.addHook('onSend', async (_request, reply) => void reply.header('referrer-policy', 'same-origin'));
  serveAssets(app, root);
});
afterAll(async () => {
  await app.close();
  await rm(base, { recursive: true });
});

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ url, headers, method });
const FOR_EVER = 'public, max-age=31536000, immutable';

describe('a script', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('is sent to who takes %j as the build compressed it, each time', async (accepted, encoding, open) => {
    for (const _ of [1, 2]) {
      const { statusCode, headers, rawPayload } = await ask('/assets/base-1.js', { 'accept-encoding': accepted });
      expect([statusCode, open(rawPayload).toString()]).toEqual([200, SCRIPT]);
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'application/javascript; charset=utf-8',
        'content-length': String(rawPayload.length),
        'cache-control': FOR_EVER,
        vary: 'accept-encoding',
      });
    }
  });

  it('is sent as it is to who takes nothing else', async () => {
    const { body, headers } = await ask('/assets/base-1.js');
    expect(body).toBe(SCRIPT);
    expect(headers).toMatchObject({ 'cache-control': FOR_EVER, vary: 'accept-encoding' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is not sent again to who has it', async () => {
    const accepted = { 'accept-encoding': 'br' };
    const { etag } = (await ask('/assets/base-1.js', accepted)).headers;
    const again = await ask('/assets/base-1.js', { ...accepted, 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is told of without being sent', async () => {
    const { statusCode, headers, body } = await ask('/assets/base-1.js', { 'accept-encoding': 'br' }, 'HEAD');
    expect([statusCode, headers['content-encoding'], body]).toEqual([200, 'br', '']);
  });
});

it('sends the narrowest of a picture’s widths to who asks to save data', async () => {
  const url = '/assets/scene-1280-Ab3_x-Qz.avif';
  const [whole, saved] = await Promise.all([ask(url), ask(url, { 'save-data': 'on' })]);
  expect([whole.body, saved.body]).toEqual(['1280 wide', '480 wide']);
  for (const { headers } of [whole, saved])
    expect(headers).toMatchObject({ vary: 'save-data', 'cache-control': FOR_EVER });
});

it('sends what was too small or no text to compress from the disk, for ever as well', async () => {
  const accepted = { 'accept-encoding': 'br' };
  const [style, picture] = await Promise.all([
    ask('/assets/small-1.css', accepted),
    ask('/assets/cloth-1.webp', accepted),
  ]);
  expect([style.body, style.headers['cache-control']]).toEqual(['a{}', FOR_EVER]);
  expect([picture.body, picture.headers['content-type']]).toEqual(['picture', 'image/webp']);
  expect((await ask('/assets/cloth-1.webp', { range: 'bytes=0-2' })).body).toBe('pic');
});

it('sends files without a hash for an hour', async () => {
  expect((await ask('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

it('leaves headers that mean something on a page only away', async () => {
  expect((await ask('/assets/base-1.js')).headers['referrer-policy']).toBeUndefined();
});

it('sends WebAssembly compressed, as what it is', async () => {
  const { headers, rawPayload } = await ask('/assets/run-1.wasm', { 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({
    'content-type': 'application/wasm',
    'content-encoding': 'br',
    'cache-control': FOR_EVER,
  });
  expect(brotliDecompressSync(rawPayload).toString()).toBe(SCRIPT);
});

it('gives workers a policy of their own, which reaches nobody else, and other scripts none', async () => {
  const policy = (await ask('/assets/read.worker-Ab3_x-Qz.js')).headers['content-security-policy'];
  expect(String(policy).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "connect-src 'self'",
  ]);
  expect((await ask('/assets/base-1.js')).headers['content-security-policy']).toBeUndefined();
});

it.each([
  'no.js',
  'BASE-1.JS',
  '',
  '.',
  '../../secret',
  '..%2f..%2fsecret',
  '%2e%2e/%2e%2e/secret',
  'x/base-1.js',
  'base-1.js%00',
])('finds no file by the name %j', async (name) => {
  expect((await ask(`/assets/${name}`)).statusCode).not.toBe(200);
});
