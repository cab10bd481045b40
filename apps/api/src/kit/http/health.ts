import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { CacheFigures } from '../cache/tagged-cache.ts';
import { isMigrated } from '../database/migrate.ts';

/** How often the delay of the event loop is looked at, in ms: every 10, as is usual, took half a percent of a core at rest. */
const LOOP_LOOKED_AT_MS = 100;

/**
 * `/healthz` (the process answers), `/readyz` (database reachable and migrated, and whether files are) and `/metrics`
 * (Prometheus) where an operator says.
 */
export function mountHealth(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_LOOKED_AT_MS });
  registry.registerMetric(app.answerTimes);
  tellCaches(app, registry);
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    };
    app.answerTimes.observe(labels, reply.elapsedTime / 1000);
  });

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const ready = await isMigrated(app.deps.pool).catch((error) => {
      request.log.warn(error, 'not ready');
      return false;
    });
    // Without its files the shop goes on to sell, so they are told of and keep nobody out.
    const files = await app.deps.storage.probe().then(
      () => 'ready',
      (error) => {
        request.log.warn(error, 'files are not ready');
        return 'not ready';
      },
    );
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', files });
  });
  tellMetrics(app, registry);
}

/** How often pages and answers came from memory, and what is kept. */
function tellCaches(app: FastifyInstance, registry: Registry): void {
  const tell = (name: string, help: string, figure: keyof CacheFigures): void => {
    new Gauge({
      ...{ name, help, labelNames: ['cache'], registers: [registry] },
      collect() {
        for (const [cache, { figures }] of app.caches) this.set({ cache }, figures[figure]);
      },
    });
  };
  tell('cache_hits', 'Requests that were answered from memory.', 'hits');
  tell('cache_misses', 'Requests whose answer was not in memory.', 'misses');
  tell('cache_entries', 'Answers in memory.', 'entries');
  tell('cache_bytes', 'What answers in memory take.', 'bytes');
}

/** Tells the figures at the public address, or at one of their own that listens as long as the application does. */
function tellMetrics(app: FastifyInstance, registry: Registry): void {
  const { metrics } = app.deps.config;
  if (metrics === 'public')
    app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  if (metrics === null || metrics === 'public') return;
  const server = createServer(async (request, answer) => {
    if (request.url !== '/metrics') return answer.writeHead(404).end();
    return answer.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  });
  app.addHook(
    'onReady',
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(metrics.port, metrics.host, resolve);
      }),
  );
  app.addHook('onClose', () => new Promise<void>((resolve) => void server.close(() => resolve())));
}
