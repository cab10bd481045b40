import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../kit/database/connect.ts';
import type { Domain } from '../../kit/domain.ts';
import { eraseCart, exportCart } from './erase.service.ts';
import { sweepBaskets } from './jobs.ts';
import { notificationKinds } from './notification-kinds.ts';
import { cartRoutes } from './routes.ts';
import { mergeVisitorCart } from './service.ts';
import { cartOf } from './staff/person.queries.ts';
import { staffCartRoutes } from './staff/routes.ts';
import { cartItems } from './tables.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    /** Moves what else lies in one basket to another, before the first is dropped. */
    basketMerge: (tx: Tx, fromBasketId: string, toBasketId: string) => Promise<void>;
  }
}

export const cart: Domain = {
  name: 'cart',
  routes: (app: FastifyInstance) => {
    cartRoutes(app);
    staffCartRoutes(app);
  },
  jobs: [sweepBaskets],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    notificationKinds,
    accountEvents: {
      signedIn: ({ ctx, request, reply }, userId) => mergeVisitorCart(ctx, request, reply, userId),
    },
    lookHolders: cartItems.lookHash,
    personActivity: async (db, userId) => ({ cart: await cartOf(db, userId) }),
    personalData: {
      export: async (db, { _id }) => ({ cart: await exportCart(db, _id) }),
      erase: (_deps, tx, { _id }) => eraseCart(tx, _id),
    },
  },
};
