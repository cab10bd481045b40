import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Domain } from '../../kit/domain.ts';
import { sweepBaskets } from './jobs.ts';
import { cartRoutes } from './routes.ts';
import { staffCartRoutes } from './staff/routes.ts';

export const cart: Domain = {
  name: 'cart',
  routes: (app: FastifyInstance) => {
    cartRoutes(app);
    staffCartRoutes(app);
  },
  jobs: [sweepBaskets],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
};
