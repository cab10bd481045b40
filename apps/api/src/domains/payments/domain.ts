import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import type { Domain } from '../../kit/domain.ts';
import { choosePaymentProvider } from './choose-provider.ts';
import { settleJob } from './collecting/settle.service.ts';
import { pollPaymentsJob } from './jobs.ts';
import type { PayableSource } from './payable.ts';
import { refundJob, type SentRefund } from './refunds.service.ts';
import { paymentsRoutes } from './routes.ts';
import { eventJob } from './webhook.service.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    /** A kind of what can be paid. */
    payables: PayableSource;
    /** Hears of each refund that the provider has carried out, in the transaction that notes it. */
    refundSent: (tx: Tx, refund: SentRefund) => Promise<void>;
    /** Asks the provider how the transfer of a reference stands; an event announced it. */
    checkTransfer: (deps: Deps, reference: string) => Promise<void>;
  }
}

export const payments: Domain = {
  name: 'payments',
  routes: paymentsRoutes,
  jobs: [settleJob, eventJob, refundJob, pollPaymentsJob],
  extensions: { paymentProvider: choosePaymentProvider },
};
