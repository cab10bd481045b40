import { randomBytes } from 'node:crypto';
import { commonErrors } from '@adunni/contracts/errors';
import { kobo } from '@adunni/contracts/money';
import { lastPayoutAt } from '@adunni/contracts/payouts/calendar';
import { type LoadedPayoutBatch, payoutErrors } from '@adunni/contracts/payouts/staff';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { staffWrite } from '../../kit/audit/staff-write.ts';
import type { Ctx, Deps, Viewer } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { extensionOf } from '../../kit/domain.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { Refusal } from '../../kit/errors.ts';
import { getSettings } from '../settings/queries.ts';
import { duePayees, findDueMaker, toBatch } from './due.queries.ts';
import { postPayouts } from './ledger/posting.service.ts';
import type { DuePayee } from './payees.ts';
import { payoutJob } from './send.service.ts';
import { payoutBatches, payouts } from './tables.ts';

/** How long after its hour a payout day that was missed is made up for; later it waits for the next. */
const CATCH_UP_MS = DAY_MS;

/** Any number: whoever starts payouts waits for whoever does so already, and then sees what is left. */
const LOCK = 7_263_543;

/**
 * Starts a payout of all that is available to every maker and partner with a bank account. Repeating a batch id, even in parallel,
 * starts nothing and answers as the first time.
 */
export async function startBatch(ctx: Ctx<Viewer>, batchId: string): Promise<LoadedPayoutBatch> {
  return staffWrite(ctx, async (tx) => {
    await lockPayouts(tx);
    const [known] = await tx.select().from(payoutBatches).where(eq(payoutBatches._id, batchId));
    if (known) return storedBatch(tx, known);
    return toBatch(await payDue(ctx, tx, { _id: batchId, startedBy: ctx.viewer._id }));
  });
}

/**
 * Starts the payouts of a payout day once its hour has come, and those of one that was missed while nothing ran.
 * Running it twice, even at once, starts nothing twice.
 */
export async function startScheduled(deps: Deps): Promise<void> {
  const since = lastPayoutAt(deps.clock());
  if (deps.clock().getTime() - since.getTime() > CATCH_UP_MS) return;
  await deps.db.transaction(async (tx) => {
    await lockPayouts(tx);
    const [known] = await tx
      .select({ _id: payoutBatches._id })
      .from(payoutBatches)
      .where(and(isNull(payoutBatches.startedBy), gte(payoutBatches.createdAt, since)))
      .limit(1);
    if (!known) await payDue(deps, tx, { startedBy: null });
  });
}

/** Stores a batch of all who can be paid now, with whom it leaves out, and starts it. */
async function payDue(
  deps: Deps,
  tx: Tx,
  batch: Pick<typeof payoutBatches.$inferInsert, '_id' | 'startedBy'>,
): Promise<DuePayee[]> {
  const due = await duePayees(tx, (await getSettings(tx)).minimumPayout);
  const skipped = due.flatMap(({ _id: makerId, kind, name, amount, reason }) =>
    reason ? [{ makerId, kind, name, amount, reason }] : [],
  );
  const [stored] = await tx
    .insert(payoutBatches)
    .values({ ...batch, skipped, createdAt: deps.clock() })
    .returning();
  if (stored) await startPayouts(deps, tx, due, { batchId: stored._id });
  return due;
}

/**
 * Sends a failed or returned payout’s amount again, to the payee’s account as it is now. Throws 404, and 409 when it
 * was repeated already, the balance no longer covers it or the payee has no account.
 */
export async function retry(ctx: Ctx<Viewer>, payoutId: string): Promise<string> {
  return staffWrite(ctx, async (tx) => {
    await lockPayouts(tx);
    const [payout] = await tx.select().from(payouts).where(eq(payouts._id, payoutId)).for('update');
    if (!payout) throw new Refusal(commonErrors.not_found);
    const repeated = await tx.select({ _id: payouts._id }).from(payouts).where(eq(payouts.retryOf, payoutId));
    if ((payout.status !== 'failed' && payout.status !== 'reversed') || repeated.length > 0)
      throw new Refusal(payoutErrors.not_retryable);
    const due = await payeeOf(tx, payout);
    if (!due?.account || due.reason) throw new Refusal(payoutErrors.no_account);
    if (due.amount < payout.amount) throw new Refusal(payoutErrors.balance_short);
    const again = { ...due, amount: payout.amount };
    const [started] = await startPayouts(ctx, tx, [again], { retryOf: payoutId });
    return started ?? '';
  });
}

const lockPayouts = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);

/** Whom a payout goes to, with what can be paid to them now. */
const payeeOf = (tx: Tx, { makerId, partnerId }: typeof payouts.$inferSelect): Promise<DuePayee | null> =>
  makerId ? findDueMaker(tx, makerId) : extensionOf('partnerPayees').find(tx, partnerId ?? '');

/** Stores payouts under fresh references, books them and enqueues their sending. Returns their ids. */
async function startPayouts(
  deps: Deps,
  tx: Tx,
  due: readonly DuePayee[],
  origin: { batchId: string } | { retryOf: string },
): Promise<string[]> {
  const now = deps.clock();
  const values = due.flatMap(({ kind, _id, amount, account, reason }) => {
    if (!account || reason) return [];
    const payee = kind === 'maker' ? { makerId: _id } : { partnerId: _id };
    const reference = `adn-payout-${randomBytes(12).toString('hex')}`;
    return { ...account, ...origin, ...payee, amount, reference, provider: deps.payments.name, createdAt: now };
  });
  if (values.length === 0) return [];
  const stored = await tx.insert(payouts).values(values).returning();
  await postPayouts(tx, 'payout', stored, now);
  const toPartners = stored.filter(({ partnerId }) => partnerId !== null);
  if (toPartners.length > 0) await extensionOf('partnerPayees').started(tx, toPartners);
  for (const { _id } of stored) await deps.jobs.enqueue(tx, payoutJob, { payoutId: _id });
  return stored.map(({ _id }) => _id);
}

/** What a batch came to when it was started. */
async function storedBatch(tx: Tx, { _id, skipped }: typeof payoutBatches.$inferSelect): Promise<LoadedPayoutBatch> {
  const started = await tx.select().from(payouts).where(eq(payouts.batchId, _id));
  const paid = started.map(({ _id, amount }) => ({ _id, amount, name: '', reason: null }));
  const left = skipped.map(({ makerId, name, amount, reason }) => ({
    _id: makerId,
    name,
    amount: kobo(amount),
    reason,
  }));
  return toBatch([...paid, ...left]);
}
