import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { eraseOrderConversations, exportOrderConversations } from './conversation/personal-data.service.ts';
import { orderConversation } from './conversation/subject.ts';
import { restartBalances, tellOfSuspendedCustomer } from './customer-suspension.service.ts';
import { eraseOrders } from './erase.service.ts';
import { numberedOrders, piecesSold, redeemedOrders } from './extensions.ts';
import {
  closeDeliveredJob,
  expireAcceptanceJob,
  expireOrdersJob,
  followBalancesJob,
  followMeasurementsJob,
  followPickupsJob,
} from './jobs.ts';
import { backfillEntries } from './ledger/backfill.service.ts';
import { orderMeasuringNeeds } from './measurements/needs.queries.ts';
import { eraseFrozen, orderMeasurementSource } from './measurements/source.queries.ts';
import { notificationKinds } from './notification-kinds.ts';
import type { OrderEvents } from './order-events.ts';
import { exportOrders, hasOpenOrders, hasOpenWork } from './personal-data.queries.ts';
import { erasePlaces, followPlace } from './pickup/service.ts';
import { orderPayable } from './placing/payable.ts';
import { ordersRoutes } from './routes.ts';
import { ordersOf } from './staff/person.queries.ts';
import { findOrders, findOrdersOfCustomers } from './staff/search.queries.ts';
import { handOverParts } from './suspension.service.ts';
import { orderItems } from './tables.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    orderEvents: OrderEvents;
  }
}

export const orders: Domain = {
  name: 'orders',
  routes: ordersRoutes,
  jobs: [
    ...[closeDeliveredJob, expireAcceptanceJob, expireOrdersJob],
    ...[followBalancesJob, followMeasurementsJob, followPickupsJob],
  ],
  retiredJobs: ['orders-sweep-photos'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  start: backfillEntries,
  extensions: {
    notificationKinds,
    conversationSubjects: orderConversation,
    searchSources: { prefix: 'ADN', findByNumber: findOrders, findByWords: findOrdersOfCustomers },
    measurementSources: orderMeasurementSource,
    measuringNeeds: orderMeasuringNeeds,
    lookHolders: orderItems.lookHash,
    makerObligations: hasOpenWork,
    workshopSuspended: handOverParts,
    pickupPlaceChanged: followPlace,
    accountEvents: { suspended: tellOfSuspendedCustomer, reinstated: restartBalances },
    personActivity: ordersOf,
    personalData: {
      hasOpenMatters: hasOpenOrders,
      export: async (db, { _id }) => ({
        orders: await exportOrders(db, _id),
        messages: await exportOrderConversations(db, _id),
      }),
      erase: async (deps, tx, { _id }) => {
        await eraseOrders(tx, _id);
        await erasePlaces(tx, _id);
        await eraseFrozen(tx, _id);
        await eraseOrderConversations(deps, tx, _id);
      },
    },
    payables: orderPayable,
    numberedSubjects: numberedOrders,
    redeemedOrders,
    piecesSold,
  },
};
