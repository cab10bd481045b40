import type { Domain } from '../../kit/domain.ts';
import { eraseAccount, exportBankAccount } from './account/erase.service.ts';
import { pollPayoutsJob, startPayoutsJob } from './jobs.ts';
import { notificationKinds } from './notification-kinds.ts';
import type { PartnerPayees } from './payees.ts';
import { payoutsRoutes } from './routes.ts';
import { checkPayout, payoutJob } from './send.service.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    /** Partners who are paid beside makers. */
    partnerPayees: PartnerPayees;
  }
}

export const payouts: Domain = {
  name: 'payouts',
  routes: payoutsRoutes,
  jobs: [pollPayoutsJob, payoutJob, startPayoutsJob],
  extensions: {
    notificationKinds,
    personalData: {
      export: async (db, { _id }) => ({ bankAccount: await exportBankAccount(db, _id) }),
      erase: (_deps, tx, { _id }) => eraseAccount(tx, _id),
    },
    checkTransfer: checkPayout,
  },
};
