import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { fixedPages } from '../../kit/sitemap/public-pages.ts';
import { setMeasurements } from './accounts/frozen-source.queries.ts';
import { eraseHosted, exportEvents } from './accounts/hosted.service.ts';
import { hasOpenMatters, owesSets } from './accounts/open-matters.queries.ts';
import { handBackSewing } from './accounts/suspended-tailor.service.ts';
import { handOverGroups, holdHosted, tellOfSuspendedGuest } from './accounts/suspension.service.ts';
import { cancelOrdersJob } from './cancelling/jobs.ts';
import { eraseOwnWords, exportTalks } from './conversation/privacy.service.ts';
import { hostConversation } from './conversation/subject.ts';
import type { DesignSource } from './designs/source.ts';
import { claimOrders } from './guests/own.service.ts';
import { eraseSetOrders, exportSetOrders, exportWaiting } from './guests/personal-data.service.ts';
import { earnJob, expireHoldsJob, expireOffersJob, followBalancesJob } from './jobs.ts';
import { whyRefunded } from './ledger/refunded.queries.ts';
import { eraseMemberships, exportMemberships } from './members/personal-data.service.ts';
import { invitationOf } from './paying/earning.queries.ts';
import { setOrderPayable } from './paying/payable.ts';
import { asoEbiOrders } from './placing/tables.ts';
import { hostingKinds } from './proposals/notification-kinds.ts';
import { asoEbiRoutes } from './routes.ts';
import { findSetOrders } from './search.queries.ts';
import { asoEbiPackages } from './tables.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    /** Where the designs lie that packages are sewn from, and what makers ask for them. */
    packageDesigns: DesignSource;
  }
}

export const asoEbi: Domain = {
  name: 'asoebi',
  cacheTags: ['aso-ebi'],
  routes: asoEbiRoutes,
  jobs: [cancelOrdersJob, earnJob, expireHoldsJob, expireOffersJob, followBalancesJob],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    notificationKinds: hostingKinds,
    conversationSubjects: hostConversation,
    lookHolders: asoEbiPackages.lookHash,
    publicPages: { name: 'aso-ebi', select: fixedPages('/cultural/aso-ebi') },
    personalData: {
      hasOpenMatters,
      export: async (db, { _id }) => ({
        asoEbiEvents: await exportEvents(db, _id),
        asoEbiConversations: await exportTalks(db, _id),
        asoEbiMemberships: await exportMemberships(db, _id),
        asoEbiOrders: await exportSetOrders(db, _id),
        asoEbiWaiting: await exportWaiting(db, _id),
      }),
      erase: async (deps, tx, { _id }) => {
        await eraseOwnWords(deps, tx, _id);
        await eraseMemberships(tx, _id);
        await eraseHosted(deps, tx, _id);
        await eraseSetOrders(deps, tx, _id);
      },
    },
    searchSources: { prefix: 'ASO', findByNumber: findSetOrders },
    measurementSources: setMeasurements,
    payables: setOrderPayable,
    numberedSubjects: {
      ...{ kind: 'aso-ebi', id: asoEbiOrders._id, number: asoEbiOrders.number },
      ...{ foundBy: invitationOf, whyRefunded },
    },
    makerObligations: owesSets,
    workshopSuspended: async (deps, tx, workshop) => {
      await handOverGroups(deps, tx, workshop);
      await handBackSewing(deps, tx, workshop);
    },
    accountEvents: {
      signedIn: ({ ctx }, userId) => claimOrders(ctx.db, userId),
      suspended: async (deps, tx, userId) => {
        await holdHosted(deps, tx, userId);
        await tellOfSuspendedGuest(deps, tx, userId);
      },
    },
  },
};
