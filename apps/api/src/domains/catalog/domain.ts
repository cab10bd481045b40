import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../kit/database/connect.ts';
import type { Domain } from '../../kit/domain.ts';
import {
  forgetChangesJob,
  forgetViewsJob,
  lowStockJob,
  publishScheduled,
  sweepPicturesJob,
  tendLooksJob,
} from './jobs.ts';
import { drawLookJob } from './looks/looks.service.ts';
import { notificationKinds } from './notification-kinds.ts';
import { isListed } from './products/list.queries.ts';
import { findProducts } from './products/search.queries.ts';
import { suggestCategories, suggestProducts } from './products/suggestions.queries.ts';
import { publicPages } from './public-pages.ts';
import { catalogRoutes } from './routes.ts';
import { shopIndex } from './shop-index/shop-index.ts';
import { products } from './tables.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    /** Called before a category is removed; throws a Refusal while something else needs it. */
    beforeCategoryRemoval: (tx: Tx, categoryId: string) => Promise<void>;
    /** Columns that name drawn looks: what none of them names is taken away. */
    lookHolders: PgColumn;
  }
}

export const catalog: Domain = {
  name: 'catalog',
  routes: catalogRoutes,
  // Whoever comes first need not wait for it; what fails here is tried again by the first list.
  start: async (deps) =>
    void shopIndex(deps).catch((error) => deps.log.warn(error, 'the shop’s index is not loaded yet')),
  jobs: [drawLookJob, forgetChangesJob, forgetViewsJob, lowStockJob, publishScheduled, sweepPicturesJob, tendLooksJob],
  cacheTags: ['categories', 'products', 'product'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    publicPages,
    notificationKinds,
    searchSources: { findByWords: findProducts },
    suggestionSources: [suggestProducts, suggestCategories],
    searchSpelling: (words) => sql`search_spelling(${words})`,

    countProducts: (db, makerId) => db.$count(products, and(eq(products.makerId, makerId), isListed())),
  },
};
