import { and, eq, lte } from 'drizzle-orm';
import { job } from '../../kit/jobs/jobs.ts';
import { tendLooks } from './looks/looks.service.ts';
import { notifyOfLowStock } from './low-stock.service.ts';
import { sweepCatalogPictures } from './pictures/sweep.service.ts';
import { forgetChanges } from './shop-index/retention.service.ts';
import { products } from './tables.ts';
import { forgetOldViews } from './views/retention.service.ts';

/** Publishes what was scheduled; readers see it from the moment itself, this drops the pages that were cached before. */
export const publishScheduled = job({
  name: 'publish-scheduled-products',
  schedule: '* * * * *',
  run: async ({ db, clock }) => {
    await db
      .update(products)
      .set({ status: 'published' })
      .where(and(eq(products.status, 'scheduled'), lte(products.publishAt, clock())));
  },
});

/** Removes uploaded pictures that nothing shows. */
export const sweepPicturesJob = job({
  name: 'sweep-catalog-pictures',
  schedule: '20 * * * *',
  run: sweepCatalogPictures,
});

/** Takes away every hour the drawn looks that no cart and no order has, and tries again what could not be drawn. */
export const tendLooksJob = job({ name: 'tend-looks', schedule: '35 * * * *', run: tendLooks });

/** Looks every five minutes for what runs low. */
export const lowStockJob = job({ name: 'notifications-low-stock', schedule: '*/5 * * * *', run: notifyOfLowStock });

/** Forgets every night the views of products that no figure compares any more. */
export const forgetViewsJob = job({ name: 'forget-product-views', schedule: '40 2 * * *', run: forgetOldViews });

/** Forgets every night which changes of the catalogue every process has long taken up. */
export const forgetChangesJob = job({ name: 'forget-catalog-changes', schedule: '10 3 * * *', run: forgetChanges });
