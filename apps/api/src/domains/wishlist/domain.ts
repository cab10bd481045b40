import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Domain } from '../../kit/domain.ts';
import { wishlistRoutes } from './routes.ts';
import { staffWishRoutes } from './staff/routes.ts';

export const wishlist: Domain = {
  name: 'wishlist',
  routes: (app: FastifyInstance) => {
    wishlistRoutes(app);
    staffWishRoutes(app);
  },
  databaseObjects: join(import.meta.dirname, 'database.sql'),
};
