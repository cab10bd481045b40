import { join } from 'node:path';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Domain } from '../../kit/domain.ts';
import { exportWishes } from './export.queries.ts';
import { wishlistRoutes } from './routes.ts';
import { mergeWishes } from './service.ts';
import { staffWishRoutes } from './staff/routes.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    /** Subquery of how many pieces of a product were bought since a moment. */
    piecesSold: (productId: SQLWrapper, since: Date) => SQL;
  }
}

export const wishlist: Domain = {
  name: 'wishlist',
  routes: (app: FastifyInstance) => {
    wishlistRoutes(app);
    staffWishRoutes(app);
  },
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    basketMerge: mergeWishes,

    // Wishes lie in the basket, and go with it.
    personalData: { export: async (db, { _id }) => ({ wishlist: await exportWishes(db, _id) }) },
  },
};
