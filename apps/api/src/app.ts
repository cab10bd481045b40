import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DOMAINS } from './floors.ts';
import { openFrontDoor } from './kit/cache/front-door.ts';
import { keepAnswers } from './kit/cache/kept-answers.ts';
import type { Kept, TaggedCache } from './kit/cache/tagged-cache.ts';
import { listenForChanges } from './kit/changes/changes.ts';
import type { Config } from './kit/config.ts';
import type { Deps } from './kit/context.ts';
import { connect } from './kit/database/connect.ts';
import { followStandby, NO_STANDBY } from './kit/database/standby.ts';
import { extensionOf, registerDomains } from './kit/domain.ts';
import { documentApi } from './kit/http/api-docs.ts';
import { compressAnswers } from './kit/http/compress-answers.ts';
import { mountHealth } from './kit/http/health.ts';
import { createServer } from './kit/http/server.ts';
import { startJobs } from './kit/jobs/jobs.ts';
import { deliverMail } from './kit/mail/outbox.ts';
import { servePagesInDevelopment } from './kit/pages/development.ts';
import { servePages } from './kit/pages/pages.ts';
import { secureHeaders } from './kit/security/headers.ts';
import { fixedPages } from './kit/sitemap/public-pages.ts';
import { mountSitemap } from './kit/sitemap/sitemap.ts';
import { openStorage } from './kit/storage/open-storage.ts';
import { removeFilesJob } from './kit/storage/removal.ts';
import { sweepFilesJob } from './kit/storage/sweep.ts';

/** Every kind of work that the queue does, and what it did once. */
const JOBS = {
  jobs: [deliverMail, removeFilesJob, sweepFilesJob, ...DOMAINS.flatMap(({ jobs = [] }) => jobs)],
  retired: DOMAINS.flatMap(({ retiredJobs = [] }) => retiredJobs),
};

/** Public pages of the shell, which are of no domain. */
const SHELL_PAGES = { name: 'company', select: fixedPages('/', '/about', '/trust') };

const WEB_ROOT = join(import.meta.dirname, '..', '..', 'web');

/** Parts that a test may put in place of the real ones. */
export interface Overrides {
  clock?: () => Date;
  /** Leave the pages out, for tests of the API alone, or take them from another web application’s folder. */
  pages?: false | string;
  /** Keep answers in memory where pages are left out: most tests read what they have just written, which is heard of later. */
  keepsAnswers?: true;
  payments?: Deps['payments'];
  /** Do nothing by the clock: a test that a minute ends in the midst of would see work that it did not ask for. */
  recurring?: false;
}

/** Assembles the application on a migrated database; closing the instance releases everything that it opened. */
export async function buildApp(config: Config, overrides: Overrides = {}): Promise<FastifyInstance> {
  registerDomains(DOMAINS);
  const app = createServer(config);
  const { pool, db } = connect(config.databaseUrl, config.databasePool, { isPooled: config.isPooled });
  const clock = overrides.clock ?? (() => new Date());
  const work = { ...JOBS, recurring: overrides.recurring ?? true };
  const queue = await startJobs(config.directUrl, work, () => app.deps, app.log);
  const payments = overrides.payments ?? extensionOf('paymentProvider')(config, db, clock);
  const storage = openStorage(config);
  const changes = await listenForChanges(config.directUrl, app.log);
  const { replicaUrl: url, databasePool: size } = config;
  const standby = url ? followStandby({ url, size, primary: pool, changes, log: app.log }) : NO_STANDBY;
  app.decorate('deps', {
    config,
    pool,
    primary: pool,
    db,
    standby,
    jobs: queue,
    changes,
    storage,
    payments,
    clock,
    log: app.log,
  });
  app.decorate('identify', (request) => extensionOf('identify')(app.deps, request));
  app.decorate('requirePremium', (viewer) => extensionOf('requirePremium')(app.deps, viewer._id));
  app.addHook('onClose', async () => {
    await changes.stop();
    await queue.stop();
    await standby.stop();
    await pool.end();
  });

  secureHeaders(app, config);
  compressAnswers(app);
  documentApi(app);
  mountHealth(app);
  openFrontDoor(app);
  if (overrides.pages !== false || overrides.keepsAnswers) keepUntilChanged(app, 'answers', keepAnswers(app));
  app.register(async (api) => {
    mountSitemap(api, SHELL_PAGES);
    for (const { routes } of DOMAINS) routes?.(api);
  });
  if (overrides.pages !== false) await addPages(app, config, overrides.pages ?? WEB_ROOT);
  await app.ready();
  return app;
}

async function addPages(app: FastifyInstance, config: Config, webRoot: string): Promise<void> {
  if (config.mode === 'development') return servePagesInDevelopment(app, webRoot);
  keepUntilChanged(app, 'pages', await servePages(app, webRoot));
}

/** Drops of a cache what shows something that any process has changed, and tells its figures by a name. */
function keepUntilChanged(app: FastifyInstance, name: string, cache: TaggedCache<Kept>): void {
  app.deps.changes.onTags((tags) => cache.invalidate(tags));
  cache.keepOnlyWhile(app.deps.changes.isHearing);
  app.caches.set(name, cache);
}
