import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { BY_TEXT } from '../../../kit/database/planned-once.ts';
import { type Places, statement } from '../../../kit/database/statement.ts';
import type { PaymentProvider, ProviderStatus } from '../../../kit/payments/provider.ts';
import { sandboxTransactions } from '../tables.ts';
import { chargeSandboxCard, refundInSandbox, sandboxCard } from './cards.ts';
import { sandboxPayouts } from './transfers.ts';

const STATUSES = {
  ongoing: 'ongoing',
  pending: 'ongoing',
  success: 'success',
  failed: 'failed',
} as const satisfies Record<string, ProviderStatus>;

/** What the sandbox knows of a payment. */
export const readTransaction = statement((db, { reference }: Places<{ reference: string }>) =>
  db.select().from(sandboxTransactions).where(eq(sandboxTransactions.reference, reference)),
);

/** The built-in provider: a page of its own where one chooses how the payment ends. No money moves. */
export function sandboxProvider(db: Db, publicUrl: string, clock: () => Date): PaymentProvider {
  return {
    name: 'sandbox',
    async initialise({ reference, amount, currency, email, returnUrl }) {
      const made = db.insert(sandboxTransactions).values({ reference, amount, currency, email, returnUrl });
      await made.onConflictDoNothing().prepare(BY_TEXT).execute();
      return { url: new URL(`/pay/sandbox/${reference}`, returnUrl).href };
    },
    async verify(reference) {
      const [known] = await readTransaction(db, { reference });
      if (!known) return null;
      const settled = known.status === 'pending' && known.settlesAt !== null && known.settlesAt <= clock();
      return {
        status: settled ? 'success' : STATUSES[known.status],
        waiting: known.status === 'pending' && !settled,
        amount: kobo(known.amount),
        currency: known.currency,
        reason: known.status === 'failed' ? 'Declined by the bank' : null,
        card: known.status === 'success' ? sandboxCard(known) : null,
      };
    },
    chargeCard: (request) => chargeSandboxCard(db, publicUrl, clock, request),
    refund: (request) => refundInSandbox(db, request),
    findRefund: (request) => refundInSandbox(db, request),
    ...sandboxPayouts(db),
    readEvent: () => null,
  };
}
