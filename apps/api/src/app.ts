import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { auditRoutes } from './domains/audit/routes.ts';
import { availabilityRoutes } from './domains/availability/routes.ts';
import { bookingsRoutes } from './domains/bookings/routes.ts';
import { cartRoutes } from './domains/cart/routes.ts';
import { staffCartRoutes } from './domains/cart/staff/routes.ts';
import { catalogRoutes } from './domains/catalog/routes.ts';
import { checkoutRoutes } from './domains/checkout/routes.ts';
import { couponsRoutes } from './domains/coupons/routes.ts';
import { currencyRoutes } from './domains/currency/routes.ts';
import { dashboardRoutes } from './domains/dashboard/routes.ts';
import { identifyViewer } from './domains/identity/identify.ts';
import { identityRoutes } from './domains/identity/routes.ts';
import { ledgerRoutes } from './domains/ledger/routes.ts';
import { makersRoutes } from './domains/makers/routes.ts';
import { measurementRoutes } from './domains/measurements/routes.ts';
import { mediaRoutes } from './domains/media/routes.ts';
import { newsletterRoutes } from './domains/newsletter/routes.ts';
import { notificationsRoutes } from './domains/notifications/routes.ts';
import { ordersRoutes } from './domains/orders/routes.ts';
import { outboxRoutes } from './domains/outbox/routes.ts';
import { choosePaymentProvider } from './domains/payments/choose-provider.ts';
import { paymentsRoutes } from './domains/payments/routes.ts';
import { payoutsRoutes } from './domains/payouts/routes.ts';
import { preferencesRoutes } from './domains/preferences/routes.ts';
import { reviewsRoutes } from './domains/reviews/routes.ts';
import { searchRoutes } from './domains/search/routes.ts';
import { servicesRoutes } from './domains/services/routes.ts';
import { settingsRoutes } from './domains/settings/routes.ts';
import { subscriptionsRoutes } from './domains/subscriptions/routes.ts';
import { requirePremium } from './domains/subscriptions/usage/premium.queries.ts';
import { wishlistRoutes } from './domains/wishlist/routes.ts';
import { staffWishRoutes } from './domains/wishlist/staff/routes.ts';
import { jobs } from './jobs.ts';
import { listenForChanges } from './kit/changes/changes.ts';
import type { Config } from './kit/config.ts';
import type { Deps } from './kit/context.ts';
import { connect } from './kit/database/connect.ts';
import { documentApi } from './kit/http/api-docs.ts';
import { compressAnswers } from './kit/http/compress-answers.ts';
import { mountHealth } from './kit/http/health.ts';
import { createServer } from './kit/http/server.ts';
import { startJobs } from './kit/jobs/jobs.ts';
import { servePagesInDevelopment } from './kit/pages/development.ts';
import { servePages } from './kit/pages/pages.ts';
import { secureHeaders } from './kit/security/headers.ts';
import { diskStorage } from './kit/storage/storage.ts';

const WEB_ROOT = join(import.meta.dirname, '..', '..', 'web');

/** Parts that a test may put in place of the real ones. */
export interface Overrides {
  clock?: () => Date;
  /** Leave the pages out, for tests of the API alone, or take them from another web application’s folder. */
  pages?: false | string;
  payments?: Deps['payments'];
}

/** Assembles the application on a migrated database; closing the instance releases everything that it opened. */
export async function buildApp(config: Config, overrides: Overrides = {}): Promise<FastifyInstance> {
  const app = createServer(config);
  const { pool, db } = connect(config.databaseUrl, config.databasePool);
  const clock = overrides.clock ?? (() => new Date());
  const queue = await startJobs(config.databaseUrl, jobs, () => app.deps, app.log);
  const payments = overrides.payments ?? choosePaymentProvider(config, db, clock);
  const storage = diskStorage(join(config.dataDir, 'files'));
  const changes = await listenForChanges(config.databaseUrl, app.log);
  app.decorate('deps', { config, pool, db, jobs: queue, changes, storage, payments, clock, log: app.log });
  app.decorate('identify', (request) => identifyViewer(app.deps, request));
  app.decorate('requirePremium', (viewer) => requirePremium(app.deps, viewer._id));
  app.addHook('onClose', async () => {
    await changes.stop();
    await queue.stop();
    await pool.end();
  });

  secureHeaders(app, config);
  compressAnswers(app);
  documentApi(app);
  app.register(async (api) => serveApi(api));
  if (overrides.pages !== false) await addPages(app, config, overrides.pages ?? WEB_ROOT);
  await app.ready();
  return app;
}

function serveApi(api: FastifyInstance): void {
  mountHealth(api);
  identityRoutes(api);
  makersRoutes(api);
  catalogRoutes(api);
  mediaRoutes(api);
  cartRoutes(api);
  wishlistRoutes(api);
  couponsRoutes(api);
  preferencesRoutes(api);
  auditRoutes(api);
  outboxRoutes(api);
  staffCartRoutes(api);
  staffWishRoutes(api);
  currencyRoutes(api);
  newsletterRoutes(api);
  settingsRoutes(api);
  checkoutRoutes(api);
  paymentsRoutes(api);
  ordersRoutes(api);
  measurementRoutes(api);
  ledgerRoutes(api);
  payoutsRoutes(api);
  reviewsRoutes(api);
  searchRoutes(api);
  dashboardRoutes(api);
  notificationsRoutes(api);
  servicesRoutes(api);
  availabilityRoutes(api);
  subscriptionsRoutes(api);
  bookingsRoutes(api);
}

async function addPages(app: FastifyInstance, config: Config, webRoot: string): Promise<void> {
  if (config.mode === 'development') return servePagesInDevelopment(app, webRoot);
  const cache = await servePages(app, webRoot);
  app.deps.changes.onTags((tags) => cache.invalidate(tags));
}
