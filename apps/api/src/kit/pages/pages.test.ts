import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/**
 * A web application of one page, which shows the tax, counts its renderings and holds an inline script. The first
 * two renderings of /held wait, with what they have read already, until they are let go; those of /many until the gate
 * is opened.
 */
const SERVER_BUILD = `
let rendered = 0;
export const held = [];
export const gate = {};
gate.opened = new Promise((open) => { gate.open = open; });
const settings = { method: 'GET', path: '/api/settings' };
export const entry = { module: {
  createPageContext: (call) => call,
  declaredUrl: (build, url) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    return searchParams.has('page') ? pathname + '?page=' + searchParams.get('page') : pathname;
  },
  createRequestHandler: () => async (request, call) => {
    if (new URL(request.url).pathname === '/gone') return new Response('gone', { status: 404 });
    const { settings: values } = await call(settings);
    rendered += 1;
    if (new URL(request.url).pathname === '/held' && held.length < 2)
      await new Promise((go) => held.push(go));
    if (new URL(request.url).pathname === '/many') await gate.opened;
    const html = '<html><script nonce="n-1">start(' + rendered + ')</script><script>evil()</script><p>Tax ' + values.taxPercent + ' %, rendering ' + rendered + '</p></html>';
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'x-script-nonce': 'n-1' } });
  },
} };
`;

let webRoot: string;
let test: TestApp;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'adunni-web-'));
  await mkdir(join(webRoot, 'build', 'server'), { recursive: true });
  await mkdir(join(webRoot, 'build', 'client', 'assets'), { recursive: true });
  await writeFile(join(webRoot, 'build', 'server', 'index.js'), SERVER_BUILD);
  await writeFile(join(webRoot, 'package.json'), '{"type":"module"}');
  test = await startTestApp({ pages: webRoot });
});
afterAll(async () => {
  await test.close();
  await rm(webRoot, { recursive: true, force: true });
});

const read = async (path: string): Promise<string> => (await fetch(test.origin + path)).text();
const setTax = (percent: number) =>
  test.app.deps.pool.query(
    `insert into marketplace_settings (values) values ($1) on conflict ("only") do update set values = excluded.values`,
    [{ taxPercent: percent }],
  );
/** Waits until this process has heard of the next change of the settings. */
const settingsChanged = () =>
  new Promise<void>((resolve) => {
    const stop = test.app.deps.changes.onTags((tags) => {
      if (!tags?.includes('settings')) return;
      stop();
      resolve();
    });
  });

/** Asks for a URL as it stands, which `fetch` would tidy up. */
const readRaw = (path: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port: new URL(test.origin).port, path }, async (answer) => {
      const chunks = await answer.toArray();
      resolve({ status: answer.statusCode, body: Buffer.concat(chunks).toString() });
    });
    request.on('error', reject);
  });

describe('rendered pages', () => {
  it('are rendered once, however many ask at the same time, and kept', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => read('/once')));
    expect(new Set(others)).toEqual(new Set([first]));
    expect(await read('/once')).toBe(first);
  });

  it('are the same whatever stands in the address that they do not declare', async () => {
    expect(await read('/once?f=1')).toBe(await read('/once?f=2'));
    expect(await read('/once?page=2')).not.toBe(await read('/once?page=3'));
  });

  it('that are kept are served while too many others are asked for, which are refused for now', async () => {
    const { gate } = (await import(join(webRoot, 'build', 'server', 'index.js'))) as { gate: { open: () => void } };
    const kept = await read('/kept');
    const refused: Response[] = [];
    const asked = Array.from({ length: 60 }, async (_, page) => {
      const answer = await fetch(`${test.origin}/many?page=${page}`);
      if (answer.status === 503) refused.push(answer);
      return answer.status;
    });
    // One network has two renderings under way and 32 that wait; the other 26 are refused.
    await vi.waitUntil(() => refused.length === 26, 60_000);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect(await read('/kept')).toBe(kept);
    gate.open();
    const statuses = await Promise.all(asked);
    expect(statuses.filter((status) => status === 200)).toHaveLength(34);
  });

  it('fall when what they show changes, whoever changes it', async () => {
    await setTax(5);
    await expect.poll(() => read('/tax')).toContain('Tax 5 %');
    await setTax(8);
    await expect.poll(() => read('/tax')).toContain('Tax 8 %');
  });

  it('that were begun before a change are neither kept nor shown to who comes after it', async () => {
    const { held } = (await import(join(webRoot, 'build', 'server', 'index.js'))) as { held: (() => void)[] };
    await Promise.all([settingsChanged(), setTax(11)]);
    const before = read('/held');
    await vi.waitUntil(() => held.length === 1, 60_000);
    await Promise.all([settingsChanged(), setTax(12)]);
    const after = read('/held');
    await vi.waitUntil(() => held.length === 2, 60_000);
    held[1]?.();
    expect(await after).toContain('Tax 12 %');
    held[0]?.();
    expect(await before).toContain('Tax 11 %');
    expect(await read('/held')).toContain('Tax 12 %');
  });

  it('fall when the connection that tells of changes was lost', async () => {
    const before = await read('/lost');
    await test.app.deps.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'adunni-changes' and datname = current_database()`,
    );
    await expect.poll(() => read('/lost')).not.toBe(before);
    // Until then nothing is kept, which other tests count on.
    await expect.poll(test.app.deps.changes.isHearing).toBe(true);
  });

  it('carry a policy that admits the inline scripts that we put in only', async () => {
    const page = await fetch(`${test.origin}/policy`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(page.headers.get('x-script-nonce')).toBeNull();
    expect(await page.text()).not.toContain('nonce');
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]+'(;|$)/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('are compressed as the browser takes them, and not sent again when it has them', async () => {
    const page = await fetch(`${test.origin}/again`, { headers: { 'accept-encoding': 'br' } });
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(await page.text()).toContain('rendering');
    const again = await fetch(`${test.origin}/again`, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.000, identity', null],
    ['vibrant', null],
    ['GZIP;q=0.5', 'gzip'],
  ])('are not compressed as it does not take them: %s', async (accepted, encoding) => {
    const page = await fetch(`${test.origin}/again`, { headers: { 'accept-encoding': accepted } });
    expect(page.headers.get('content-encoding')).toBe(encoding);
  });

  it('are not kept when they failed', async () => {
    expect((await fetch(`${test.origin}/gone`)).status).toBe(404);
    expect((await fetch(`${test.origin}/gone`)).headers.get('etag')).toBeNull();
  });

  it.each([
    ['calls to the API', '/api'],
    ['calls to the API', '/api/unknown'],
    ['calls to the API', '/api/products/one/two?page=2'],
    ['files of a build that is gone', '/assets/services.page-Ab3_x-Qz.js'],
  ])('leave alone %s: %s', async (_, path) => {
    const answer = await fetch(test.origin + path, { redirect: 'manual' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.json()).toEqual({ message: expect.any(String), code: 'not_found' });
  });

  it('name no other site than ours, whatever the request line says', async () => {
    for (const url of ['//evil.example/', '/\\evil.example/', '//', 'http://evil.example/']) {
      const { status, body } = await readRaw(url);
      expect([url, status]).toEqual([url, 404]);
      expect(body).not.toContain('evil.example');
    }
  });
});
