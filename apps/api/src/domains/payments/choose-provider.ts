import type { Config } from '../../kit/config.ts';
import type { Db } from '../../kit/database/connect.ts';
import type { PaymentProvider } from '../../kit/payments/provider.ts';
import { sandboxProvider } from './sandbox-provider.ts';

/** The provider that takes payments: the sandbox. */
export function choosePaymentProvider(config: Config, db: Db, clock: () => Date): PaymentProvider {
  return sandboxProvider(db, config.publicUrl, clock);
}
