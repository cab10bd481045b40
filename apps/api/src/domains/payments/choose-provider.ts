import type { Config } from '../../kit/config.ts';
import type { Db } from '../../kit/database/connect.ts';
import { paystack } from '../../kit/payments/paystack.ts';
import type { PaymentProvider } from '../../kit/payments/provider.ts';
import { sandboxProvider } from './sandbox/provider.ts';

/** The provider that takes payments: Paystack when its key is configured, else the sandbox. */
export function choosePaymentProvider(config: Config, db: Db, clock: () => Date): PaymentProvider {
  return config.paystack ? paystack(config.paystack) : sandboxProvider(db, config.publicUrl, clock);
}
