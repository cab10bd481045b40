import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { MINUTE_MS } from '../../../kit/durations.rules.ts';
import { job } from '../../../kit/jobs/jobs.ts';
import { type ProviderRefund, ProviderRefused } from '../../../kit/payments/provider.ts';
import { payments, refunds } from '../tables.ts';
import { recordDeclined, recordRefund } from './record.service.ts';
import { causeOf, isWithProvider, type RefundRow } from './rules.ts';

/** How long the provider has before a refund without an answer is looked up and, when unknown there, asked again. */
export const ANSWER_MS = MINUTE_MS;

/** Carries out one refund with the provider. */
export const refundJob = job<{ refundId: string }>({ name: 'payments-refund', run: executeRefund });

/**
 * Takes up open refunds whose provider has been silent, or whose job was lost: the one that was looked at longest ago
 * first, and ever more rarely, so that those that stay open keep no newer ones waiting.
 */
export async function pollRefunds(deps: Deps): Promise<void> {
  const now = deps.clock();
  const at = now.toISOString();
  const lastSeen = sql`coalesce(${refunds.checkedAt}, ${refunds.askedAt}, ${refunds.retriedAt}, ${refunds.createdAt})`;
  const due = sql`${lastSeen} <= ${at}::timestamptz - least(interval '30 minutes',
    greatest(interval '1 minute', (${at}::timestamptz - coalesce(${refunds.retriedAt}, ${refunds.createdAt})) / 4))`;
  const isOpen = and(inArray(refunds.status, ['pending', 'needs-attention']), isNull(refunds.returnedAmount));
  const open = await deps.db
    .select({ _id: refunds._id })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(and(isOpen, eq(payments.provider, deps.payments.name), due))
    .orderBy(asc(lastSeen))
    .limit(100);
  for (const { _id } of open) {
    await deps.db.update(refunds).set({ checkedAt: now }).where(eq(refunds._id, _id));
    await executeRefund(deps, { refundId: _id }).catch((error) => deps.log.warn(error, 'a refund is still open'));
  }
}

/**
 * Asks how the refunds of a payment stand; a webhook’s word for it is only the hint. Also those that had failed or were
 * settled by hand, since the provider may have carried them out after all.
 */
export async function checkRefunds(deps: Deps, reference: string): Promise<void> {
  const unfinished = await deps.db
    .select({ refund: refunds, provider: payments.provider })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(and(eq(payments.reference, reference), ne(refunds.status, 'processed')));
  for (const { refund, provider } of unfinished) {
    if (isWithProvider(refund)) await executeRefund(deps, { refundId: refund._id });
    else if (provider === deps.payments.name) await lookUp(deps, refund, reference);
  }
}

/** Notes what the provider says of a refund, if it knows it; true then. Throws ProviderUnreachable. */
export async function lookUp(deps: Deps, refund: RefundRow, reference: string): Promise<boolean> {
  const known = await findKnown(deps, refund, reference);
  if (known) await recordRefund(deps, refund._id, known);
  return known !== null;
}

/**
 * Sends a refund once, however often and from however many places it is called: who asks the provider is decided in the
 * database, and after an answer that never came the refund is looked up by its name before it is asked for again.
 */
async function executeRefund(deps: Deps, { refundId }: { refundId: string }): Promise<void> {
  const [found] = await deps.db
    .select({ refund: refunds, reference: payments.reference, provider: payments.provider })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(eq(refunds._id, refundId));
  if (!found || !isWithProvider(found.refund) || found.provider !== deps.payments.name) return;
  const { refund, reference } = found;
  if (await lookUp(deps, refund, reference)) return;
  if (refund.status !== 'pending') return;
  if (refund.askedAt && deps.clock().getTime() - refund.askedAt.getTime() < ANSWER_MS)
    throw new Error('the refund’s answer is awaited');
  if (await claim(deps, refund)) await ask(deps, refund, reference);
}

/**
 * What the provider has of a refund: an earlier attempt that was thought to have failed and went on after all, or the
 * present one. Null when it was never asked, or never heard of it.
 */
async function findKnown(
  { payments }: Deps,
  { _id, attempt, askedAt }: RefundRow,
  reference: string,
): Promise<ProviderRefund | null> {
  for (let earlier = 1; earlier < attempt; earlier++) {
    const known = await payments.findRefund({ reference, cause: causeOf(_id, earlier) });
    if (known && known.status !== 'failed') return known;
  }
  return askedAt ? payments.findRefund({ reference, cause: causeOf(_id, attempt) }) : null;
}

async function ask(deps: Deps, { _id, amount, attempt, reason }: RefundRow, reference: string): Promise<void> {
  try {
    const named = { reference, cause: causeOf(_id, attempt) };
    await recordRefund(deps, _id, await deps.payments.refund({ ...named, amount, note: reason }));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    deps.log.error(error, `the provider declines refund ${_id}`);
    await recordDeclined(deps, _id, error.message);
  }
}

/** Notes that this worker asks the provider now; false when another one was faster, or it is no longer to be asked. */
async function claim(deps: Deps, { _id, askedAt, attempt }: RefundRow): Promise<boolean> {
  const unchanged = and(eq(refunds.attempt, attempt), askedAt ? eq(refunds.askedAt, askedAt) : isNull(refunds.askedAt));
  const claimed = await deps.db
    .update(refunds)
    .set({ askedAt: deps.clock() })
    .where(and(eq(refunds._id, _id), eq(refunds.status, 'pending'), unchanged))
    .returning({ _id: refunds._id });
  return claimed.length > 0;
}
