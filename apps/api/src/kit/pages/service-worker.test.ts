import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { serveServiceWorker } from './service-worker.ts';

async function ask(isWithdrawn: boolean, built?: string, url = '/sw.js', headers: Record<string, string> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'adunni-worker-'));
  onTestFinished(() => rm(root, { recursive: true }));
  if (built) {
    await writeFile(join(root, 'sw.js'), built);
    await writeFile(join(root, 'offline.html'), '<h1>You’re offline</h1>');
  }
  const app = fastify();
  serveServiceWorker(app, root, isWithdrawn);
  return app.inject({ url, headers });
}

it('sends the worker that was built, to be asked for each time', async () => {
  const answer = await ask(false, 'keep()');
  expect(answer.body).toBe('keep()');
  const packed = await ask(false, 'keep()', '/sw.js', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('keep()');
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'content-type': 'application/javascript; charset=utf-8',
  });
});

it('sends one that forgets everything and goes in place of one that is withdrawn, and nothing before a build', async () => {
  for (const answer of [await ask(true, 'keep()'), await ask(true)]) {
    expect(answer.body).toContain('unregister()');
    expect(answer.body).not.toContain('keep()');
  }
  expect((await ask(false)).statusCode).toBe(404);
});

it('sends the page that stands in for others, which may style itself and nothing else', async () => {
  const answer = await ask(false, 'keep()', '/offline.html');
  expect(answer.body).toContain('You’re offline');
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
});
