import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip, gunzipSync } from 'node:zlib';
import { commonErrors } from '@adunni/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../context.ts';
import { extensionsOf } from '../domain.ts';
import { HOUR_MS } from '../durations.rules.ts';
import { Refusal } from '../errors.ts';
import { takes } from '../http/accepted-encoding.ts';
import type { PublicPages } from './public-pages.ts';
import { type Part, partsOf, readPart } from './read-pages.ts';
import { robotsText } from './robots.rules.ts';
import { entry, FILE, INDEX } from './xml.rules.ts';

/** Most addresses that one file of a sitemap may list, by the protocol of sitemaps.org. */
export const MOST_ADDRESSES = 50_000;
/** The form of a picture that search engines are told of, as in the page’s structured data. */
const SHOWN = '/1280.jpg';
/** How long a sitemap is served before the database is asked anew, in milliseconds. */
const KEPT_MS = HOUR_MS;

/** The sitemap as it was at one moment; its files are written when they are first asked for, and kept compressed. */
interface Sitemap {
  at: Date;
  parts: Part[];
  files: Map<string, Promise<Buffer>>;
}

/**
 * Serves `/robots.txt`, `/sitemap.xml` and its files: every public page that the domains register, and `own`, those that are
 * of no domain. `size` is how many addresses a file lists at most.
 */
export function mountSitemap(app: FastifyInstance, own: PublicPages, size = MOST_ADDRESSES): void {
  const { deps } = app;
  const origin = new URL(deps.config.publicUrl).origin;
  let kept: { until: number; sitemap: Promise<Sitemap> } | undefined;

  function current(): Promise<Sitemap> {
    const now = deps.clock();
    if (kept && now.getTime() < kept.until) return kept.sitemap;
    const sitemap = divide(deps, [own, ...extensionsOf('publicPages')], now, size);
    const begun = { until: now.getTime() + KEPT_MS, sitemap };
    kept = begun;
    sitemap.catch(() => {
      if (kept === begun) kept = undefined;
    });
    return sitemap;
  }

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robotsText(origin)),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const sitemap = await current();
    return send(request, reply, await fileOf(sitemap, 'index', () => indexOf(origin, sitemap.parts)));
  });
  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const sitemap = await current();
    const part = sitemap.parts.find((each) => nameOf(each) === request.params.file);
    if (!part) throw new Refusal(commonErrors.not_found);
    return send(request, reply, await fileOf(sitemap, nameOf(part), () => addressesOf(deps, origin, part, sitemap.at)));
  });
}

async function divide({ pool }: Deps, kinds: PublicPages[], now: Date, size: number): Promise<Sitemap> {
  const parts: Part[] = [];
  for (const pages of kinds) parts.push(...(await partsOf(pool, pages, now, size)));
  return { at: now, parts, files: new Map() };
}

const nameOf = ({ pages, number }: Part): string => `${pages.name}-${number}.xml`;

/** A file, compressed; all who ask for it meanwhile wait for the same writing. */
function fileOf(
  { files }: Sitemap,
  name: string,
  write: () => Iterable<string> | AsyncIterable<string>,
): Promise<Buffer> {
  const known = files.get(name);
  if (known) return known;
  const file = buffer(Readable.from(write()).compose(createGzip()));
  files.set(name, file);
  file.catch(() => files.delete(name));
  return file;
}

function* indexOf(origin: string, parts: readonly Part[]): Generator<string> {
  yield INDEX.begin;
  for (const part of parts)
    yield entry('sitemap', { address: `${origin}/sitemap/${nameOf(part)}`, changed: part.changed });
  yield INDEX.end;
}

async function* addressesOf({ pool }: Deps, origin: string, part: Part, now: Date): AsyncGenerator<string> {
  yield FILE.begin;
  for await (const batch of readPart(pool, part, now))
    yield batch
      .map(({ path, changed, pictures }) =>
        entry('url', {
          address: origin + path,
          changed,
          pictures: pictures.map((id) => `${origin}/media/${id}${SHOWN}`),
        }),
      )
      .join('');
  yield FILE.end;
}

function send(request: FastifyRequest, reply: FastifyReply, file: Buffer): FastifyReply {
  reply
    .type('application/xml; charset=utf-8')
    .headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' });
  const isCompressed = takes(request.headers['accept-encoding'] ?? '', 'gzip');
  return isCompressed ? reply.header('content-encoding', 'gzip').send(file) : reply.send(gunzipSync(file));
}
