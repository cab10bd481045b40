import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commonErrors } from '@adunni/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TaggedCache } from '../cache/tagged-cache.ts';
import { Refusal } from '../errors.ts';
import { fairQueue } from '../fair-queue.ts';
import { isStranger, renderFor } from '../http/public-reads.ts';
import { networkOf } from '../security/network-of.ts';
import { serveAssets } from './assets.ts';
import { pageCaller } from './call-in-process.ts';
import { type CachedPage, renderPage, sendPage } from './render-page.ts';
import { serveServiceWorker } from './service-worker.ts';
import type { WebBuild } from './web-build.ts';

/**
 * Renderings under way at once, and how many one network may have of them: more would not be faster on one thread, only
 * hold more memory. What would wait longer than people do is refused; pages that are kept are served all the while.
 */
const RENDERINGS = { width: 3, share: () => 2, waiting: { perKey: 32, inAll: 96 } };
const CACHE_BYTES = 24 * 1024 * 1024;

/** Serves the built web application: its files, and its pages rendered once and kept until what they show changes. */
export async function servePages(app: FastifyInstance, webRoot: string): Promise<TaggedCache<CachedPage>> {
  const entry = join(webRoot, 'build', 'server', 'index.js');
  if (!existsSync(entry)) throw new Error('the web application is not built; run npm run build');
  const build = (await import(entry)) as WebBuild;
  const cache = new TaggedCache<CachedPage>(CACHE_BYTES);
  const files = join(webRoot, 'build', 'client');
  serveAssets(app, files);
  serveServiceWorker(app, files, app.deps.config.withdrawsServiceWorker);
  const handle = build.entry.module.createRequestHandler(build, app.deps.config.mode);

  async function render(url: string, forStranger: boolean): Promise<CachedPage> {
    const tags = new Set<string>();
    const context = build.entry.module.createPageContext(pageCaller(app, tags));
    const epoch = cache.epoch;
    const request = new Request(new URL(url, app.deps.config.publicUrl));
    const page = await renderFor(forStranger, async () =>
      renderPage(await handle(request, context), [...tags], app.deps.config.publicUrl.startsWith('https:')),
    );
    if (page.status === 200) cache.set(url, page, epoch);
    return page;
  }

  const rendering = fairQueue(RENDERINGS);
  const underWay = new Map<string, Promise<CachedPage>>();
  /** One rendering serves all who ask for the same URL meanwhile, as long as nothing has changed since it began. */
  function renderOnce(url: string, request: FastifyRequest): Promise<CachedPage> {
    const forStranger = isStranger(request);
    const key = `${cache.epoch} ${forStranger} ${url}`;
    const known = underWay.get(key);
    if (known) return known;
    const rendered = rendering(networkOf(request.ip), () => render(url, forStranger)).finally(() =>
      underWay.delete(key),
    );
    underWay.set(key, rendered);
    return rendered;
  }

  app.get('/*', { config: {} }, async (request: FastifyRequest, reply: FastifyReply) => {
    // `//host` and `http://host/` would name another site; ours has no such pages.
    if (!/^\/(?![/\\])/.test(request.url)) throw new Refusal(commonErrors.not_found);
    const url = build.entry.module.declaredUrl(build, request.url);
    const page = cache.get(url) ?? (await renderOnce(url, request));
    return sendPage(page, request, reply);
  });
  return cache;
}
