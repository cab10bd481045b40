import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { takes } from '../http/accepted-encoding.ts';
import { OFFLINE_FILES } from './service-worker.ts';

/** Headers that mean something on a page only; a page loads some thirty files, so they would weigh on slow lines. */
const PAGE_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Files that the build compressed, by the ends of their names. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.task': 'application/octet-stream',
};
/** Kept in memory once they were asked for: a page loads some thirty of these. */
const KEPT = new Set(['.js', '.css']);
/**
 * A worker has a policy of its own, that of its script: it may compile WebAssembly, which no page may, and reaches nothing
 * but us.
 */
const WORKER = /\.worker-[\w-]{8}\.js$/;
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const ENCODINGS = [
  { encoding: 'br', end: '.br' },
  { encoding: 'gzip', end: '.gz' },
] as const;

/** A picture that the build has in several widths, such as `scene-480-Ab3_x9Qz.avif`. */
const WIDE_PICTURE = /^(?<of>.+)-(?<width>\d+)-[\w-]{8}(?<format>\.(?:avif|webp))$/;

const FOR_EVER = { maxAge: '365d', immutable: true };

/** Serves the built files of the browser: those with a hash in their name for ever, the others for an hour. */
export function serveAssets(app: FastifyInstance, root: string): void {
  app.register(fastifyStatic, {
    root,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', ...OFFLINE_FILES],
    maxAge: '1h',
    index: false,
  });
  app.register(async (assets) => {
    assets.addHook('onSend', async ({ url }, reply) => {
      for (const header of PAGE_HEADERS) {
        reply.removeHeader(header);
        reply.raw.removeHeader(header);
      }
      if (WORKER.test(url)) reply.header('content-security-policy', WORKER_POLICY);
    });
    serveHashed(assets, join(root, 'assets'));
  });
}

/**
 * Serves the files with a hash in their name. The build makes all of them, so that one look at the folder is enough, and
 * scripts and styles, which a page loads by the thirty, are read once: compressed they are some 2 MB together.
 */
function serveHashed(app: FastifyInstance, folder: string): void {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const narrowest = narrowestOf(names);
  const kept = new Map<string, Buffer>();

  async function sendCompressed(reply: FastifyReply, name: string, { encoding, end }: (typeof ENCODINGS)[number]) {
    const etag = `W/"${name}"`;
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag, vary: 'accept-encoding' });
    if (reply.request.headers['if-none-match'] === etag) return reply.status(304).send();
    const body = kept.get(name + end) ?? (await readFile(join(folder, name + end)));
    if (KEPT.has(extname(name))) kept.set(name + end, body);
    return reply.headers({ 'content-type': TYPES[extname(name)], 'content-encoding': encoding }).send(body);
  }

  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*'];
    if (!names.has(name)) return reply.callNotFound();
    const narrow = narrowest.get(name);
    if (narrow) {
      reply.header('vary', 'save-data');
      return reply.sendFile(request.headers['save-data'] === 'on' ? narrow : name, folder, FOR_EVER);
    }
    if (!TYPES[extname(name)]) return reply.sendFile(name, folder, FOR_EVER);
    const accepted = request.headers['accept-encoding'] ?? '';
    const found = ENCODINGS.find(({ encoding, end }) => names.has(name + end) && takes(accepted, encoding));
    if (found) return sendCompressed(reply, name, found);
    return reply.header('vary', 'accept-encoding').sendFile(name, folder, FOR_EVER);
  });
}

/** By the name of a picture that there is in several widths, its narrowest: for who asks to save data. */
function narrowestOf(names: Iterable<string>): ReadonlyMap<string, string> {
  const pictures = [...names].flatMap((name) => {
    const { of, width, format } = WIDE_PICTURE.exec(name)?.groups ?? {};
    return of && format ? [{ name, width: Number(width), of: of + format }] : [];
  });
  return new Map(
    [...Map.groupBy(pictures, ({ of }) => of).values()].flatMap((widths) => {
      const [least] = widths.toSorted((a, b) => a.width - b.width);
      return widths.map(({ name }): [string, string] => [name, least?.name ?? name]);
    }),
  );
}
