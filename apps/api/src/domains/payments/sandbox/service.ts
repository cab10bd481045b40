import type { Returned } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import { type Kobo, kobo } from '@adunni/contracts/money';
import type { SANDBOX_OUTCOMES, SandboxCard, sandboxPayment } from '@adunni/contracts/payments/payments';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { settleJob } from '../collecting/settle.service.ts';
import { subjectName } from '../payables.ts';
import { payments, sandboxTransactions } from '../tables.ts';
import { readTransaction } from './provider.ts';

/** What comes in too little or too much, and what comes in dollars, by those outcomes. */
const TOO_LITTLE = 2500;
const TOO_MUCH = 100_000;
const FOREIGN = kobo(4000);

type Outcome = (typeof SANDBOX_OUTCOMES)[number];

/** How long a transfer chosen as “later” is on its way. */
const SANDBOX_TRANSFER_MS = 20_000;
/** How long after a decision the shop hears of it, as a provider’s events come a moment later. */
const EVENT_MS = 1000;

/** What the sandbox’s own page shows. Throws 404 when the sandbox is not the provider or does not know the reference. */
export async function getSandboxPayment(deps: Deps, reference: string): Promise<Returned<typeof sandboxPayment>> {
  const { amount, email, status, returnUrl } = await findTransaction(deps, reference);
  const { db } = deps;
  const [payment] = await db.select().from(payments).where(eq(payments.reference, reference));
  const paidFor = payment ? { name: await subjectName(db, payment), purpose: payment.purpose } : null;
  return { reference, paidFor, amount, email, status, returnUrl };
}

async function findTransaction(deps: Deps, reference: string): Promise<typeof sandboxTransactions.$inferSelect> {
  if (deps.payments.name !== 'sandbox') throw new Refusal(commonErrors.not_found);
  const [known] = await readTransaction(deps.db, { reference });
  if (!known) throw new Refusal(commonErrors.not_found);
  return known;
}

/**
 * Lets the person choose how the payment ends; the first choice counts. Like a real provider the sandbox then announces
 * it, so the order is settled even when the browser never comes back.
 */
export async function decideSandboxPayment(
  deps: Deps,
  reference: string,
  outcome: Outcome,
  card: SandboxCard,
): Promise<string> {
  const { returnUrl, amount } = await findTransaction(deps, reference);
  if (outcome !== 'never') await deps.db.transaction((tx) => decide(deps, tx, { reference, amount }, outcome, card));
  return returnUrl;
}

async function decide(
  deps: Deps,
  tx: Tx,
  { reference, amount }: { reference: string; amount: Kobo },
  outcome: Exclude<Outcome, 'never'>,
  card: SandboxCard,
): Promise<void> {
  const settlesAt = new Date(deps.clock().getTime() + SANDBOX_TRANSFER_MS);
  const ending = {
    success: { status: 'success' },
    failure: { status: 'failed' },
    later: { status: 'pending', settlesAt },
    less: { status: 'success', amount: kobo(amount - TOO_LITTLE) },
    more: { status: 'success', amount: kobo(amount + TOO_MUCH) },
    foreign: { status: 'success', amount: FOREIGN, currency: 'USD' },
  } as const;
  const decided = await tx
    .update(sandboxTransactions)
    .set({ ...ending[outcome], card })
    .where(and(eq(sandboxTransactions.reference, reference), eq(sandboxTransactions.status, 'ongoing')))
    .returning({ reference: sandboxTransactions.reference });
  if (decided.length === 0) return;
  const heardAt = new Date(Date.now() + EVENT_MS);
  await deps.jobs.enqueue(tx, settleJob, { reference }, { startAfter: heardAt });
  if (outcome === 'later') await deps.jobs.enqueue(tx, settleJob, { reference }, { startAfter: settlesAt });
}
