import { paymentErrors } from '@adunni/contracts/payments/payments';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import { extensionsOf } from '../../kit/domain.ts';
import { Refusal } from '../../kit/errors.ts';
import { job } from '../../kit/jobs/jobs.ts';
import { checkCaptured } from './collecting/reversed.service.ts';
import { settlePayment } from './collecting/settle.service.ts';
import { checkRefunds } from './refunds/send.service.ts';
import { payments, providerEvents } from './tables.ts';

/** Looks after what an event is about: asks the provider, because an event is only a hint. */
export const eventJob = job<{ name: string; reference: string }>({
  name: 'payments-event',
  run: async (deps, { name, reference }) => {
    if (name.startsWith('refund.')) await checkRefunds(deps, reference);
    else if (name.startsWith('transfer.'))
      for (const checkTransfer of extensionsOf('checkTransfer')) await checkTransfer(deps, reference);
    else await checkPaymentEvent(deps, reference);
  },
});

/** An event about money that has come in already may say that it is gone again. */
async function checkPaymentEvent(deps: Deps, reference: string): Promise<void> {
  const [known] = await deps.db.select().from(payments).where(eq(payments.reference, reference));
  if (known?.status === 'succeeded' && known.provider === deps.payments.name) await checkCaptured(deps, known);
  else await settlePayment(deps, reference);
}

/**
 * Takes in a webhook: proves it by its signature over the raw bytes, keeps it once, and enqueues the work in the same
 * transaction, so that the answer is quick and nothing is lost. Repeats and unknown events are accepted silently.
 * Throws 401 for a wrong signature.
 */
export async function receiveEvent(
  deps: Deps,
  rawBody: Buffer,
  headers: Record<string, string | string[] | undefined>,
): Promise<void> {
  const event = deps.payments.readEvent(rawBody, headers);
  if (!event) throw new Refusal(paymentErrors.bad_signature);
  const { name, subject, reference, body } = event;
  await deps.db.transaction(async (tx) => {
    const fresh = await tx
      .insert(providerEvents)
      .values({ provider: deps.payments.name, name, subject, body, createdAt: deps.clock() })
      .onConflictDoNothing()
      .returning({ _id: providerEvents._id });
    if (fresh.length > 0 && reference) await deps.jobs.enqueue(tx, eventJob, { name, reference });
  });
}
