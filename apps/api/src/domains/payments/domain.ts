import type { Domain } from '../../kit/domain.ts';
import { choosePaymentProvider } from './choose-provider.ts';
import { settleJob } from './collecting/settle.service.ts';
import { pollPaymentsJob } from './jobs.ts';
import { refundJob } from './refunds.service.ts';
import { paymentsRoutes } from './routes.ts';
import { eventJob } from './webhook.service.ts';

export const payments: Domain = {
  name: 'payments',
  routes: paymentsRoutes,
  jobs: [settleJob, eventJob, refundJob, pollPaymentsJob],
  extensions: { paymentProvider: choosePaymentProvider },
};
