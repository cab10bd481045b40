import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { followOrder } from './commissions/follow.service.ts';
import { forgetReferralsJob, newDayJob } from './jobs.ts';
import { notificationKinds } from './notification-kinds.ts';
import { followAccount } from './partners/account-events.service.ts';
import { partnerPayees } from './payees.ts';
import { erasePartner, exportPartner, hasOpenCommission } from './personal-data.service.ts';
import { publicPages } from './public-pages.ts';
import { attributeOrder } from './referral/attribute.service.ts';
import { noteSignIn } from './referral/devices.service.ts';
import { followSignIn, forgetReferral } from './referral/referral.service.ts';
import { affiliatesRoutes } from './routes.ts';

export const affiliates: Domain = {
  name: 'affiliates',
  routes: affiliatesRoutes,
  jobs: [forgetReferralsJob, newDayJob],
  cacheTags: ['affiliates'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    publicPages,
    notificationKinds,
    partnerPayees,
    orderEvents: { placed: attributeOrder, changed: followOrder },
    paymentReversed: async (tx, { paidFor, at }) => {
      if (paidFor.kind === 'order') await followOrder({ clock: () => at }, tx, paidFor.id);
    },
    consentChosen: async ({ ctx, request, reply }, choices) => {
      if (choices['partner-links'] !== true) await forgetReferral(ctx, request, reply);
    },
    accountEvents: {
      signedIn: async ({ ctx, request, reply }, userId) => {
        await noteSignIn(ctx, request, userId);
        await followSignIn(ctx, request, reply, userId);
      },
      suspended: followAccount,
      reinstated: followAccount,
    },
    personalData: {
      hasOpenMatters: hasOpenCommission,
      export: async (db, { _id }) => ({ partnerProgramme: await exportPartner(db, _id) }),
      erase: (_deps, tx, { _id }) => erasePartner(tx, _id),
    },
  },
};
