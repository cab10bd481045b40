import { join } from 'node:path';
import { GALLERY, STUDIO } from '@adunni/contracts/studio/addresses';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import type { Domain } from '../../kit/domain.ts';
import { fixedPages } from '../../kit/sitemap/public-pages.ts';
import { endAsksOf, followOrder } from './asking/follow.service.ts';
import { lapseRequestsJob } from './asking/jobs.ts';
import { askingKinds } from './asking/notification-kinds.ts';
import { eraseRequests, exportRequests } from './asking/personal-data.service.ts';
import { designAsks, designRequests } from './asking/tables.ts';
import { exportDesigns } from './designs/designs.queries.ts';
import { eraseDesigns } from './designs/designs.service.ts';
import { drawDesignJob } from './designs/look.service.ts';
import { sweepDesignsJob } from './jobs.ts';
import { notificationKinds } from './notification-kinds.ts';
import { exportPriceList } from './prices/prices.queries.ts';
import { erasePriceList } from './prices/prices.service.ts';
import { studioRoutes } from './routes.ts';
import { designs } from './tables.ts';
import { findChosen, priceDesigns } from './wearing/package-designs.queries.ts';

/** Published designs of a suspended person leave the gallery, and come back with them. */
const galleryChanges = async (_deps: Deps, tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_notify('changes', 'studio')`);
};

export const studio: Domain = {
  name: 'studio',
  routes: studioRoutes,
  jobs: [drawDesignJob, sweepDesignsJob, lapseRequestsJob],
  cacheTags: ['studio', 'price-lists'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    notificationKinds: [notificationKinds, askingKinds],
    lookHolders: [designs.lookHash, designRequests.lookHash, designAsks.lookHash],
    packageDesigns: { find: findChosen, price: priceDesigns },
    workshopSuspended: endAsksOf,
    orderEvents: { placed: (deps, tx, { _id }) => followOrder(deps, tx, _id), changed: followOrder },
    publicPages: { name: 'design-gallery', select: fixedPages(STUDIO, GALLERY) },
    accountEvents: { suspended: galleryChanges, reinstated: galleryChanges },
    personalData: {
      export: async (db, { _id }) => ({
        designs: await exportDesigns(db, _id),
        priceList: await exportPriceList(db, _id),
        designRequests: await exportRequests(db, _id),
      }),
      erase: async (deps, tx, { _id }) => {
        await eraseRequests(deps, tx, _id);
        await eraseDesigns(tx, _id);
        await erasePriceList(tx, _id);
      },
    },
  },
};
