import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import type { Domain } from '../../kit/domain.ts';
import { choosePaymentProvider } from './choose-provider.ts';
import { settleJob } from './collecting/settle.service.ts';
import { pollPaymentsJob } from './jobs.ts';
import type { ReversedPayment, SentRefund, UnkeptMoney } from './movements.ts';
import { notificationKinds } from './notification-kinds.ts';
import type { PayableSource } from './payable.ts';
import { refundJob } from './refunds/send.service.ts';
import { paymentsRoutes } from './routes.ts';
import { eventJob } from './webhook.service.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    /** A kind of what can be paid. */
    payables: PayableSource;
    /** Hears of money that has gone back to whoever had paid, in the transaction that notes it. */
    refundSent: (tx: Tx, refund: SentRefund) => Promise<void>;
    /** Hears of money that came in and pays for nothing, in the transaction that sends it back. */
    unkeptMoney: (tx: Tx, money: UnkeptMoney) => Promise<void>;
    /** Hears of a payment that the provider has taken back, and of its money when that comes in another way. */
    paymentReversed: (tx: Tx, payment: ReversedPayment) => Promise<void>;
    /** Asks the provider how the transfer of a reference stands; an event announced it. */
    checkTransfer: (deps: Deps, reference: string) => Promise<void>;
  }
}

export const payments: Domain = {
  name: 'payments',
  routes: paymentsRoutes,
  jobs: [settleJob, eventJob, refundJob, pollPaymentsJob],
  extensions: { notificationKinds, paymentProvider: choosePaymentProvider },
};
