import { setTimeout } from 'node:timers/promises';
import { commonErrors } from '@adunni/contracts/errors';
import { paymentErrors } from '@adunni/contracts/payments/payments';
import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { BY_TEXT } from '../../../kit/database/planned-once.ts';
import { Refusal } from '../../../kit/errors.ts';
import { ProviderUnreachable } from '../../../kit/payments/provider.ts';
import { type Payable, paymentsOf } from '../payable.ts';
import { lockPayable, type PayingFrom, returnUrl, toStarted } from '../payables.ts';
import { type PayableRef, type PaymentRow, paidFor, type StartedPayment } from '../present.rules.ts';
import type { Due } from '../rules.ts';
import { payments } from '../tables.ts';
import { abandonAttempt, createAttempt } from './attempts.service.ts';
import { settlePayment } from './settle.service.ts';

/** The process, and where the person who pays uses the shop. */
type PayingDeps = Deps & PayingFrom;

/** How long a request that asks the provider keeps others from asking too. */
const OPENING_MS = 30_000;
const WAIT_STEP_MS = 100;
const WAIT_STEPS = 100;

/**
 * Starts paying what is due on something, a person’s own when `userId` is given, or resumes the open attempt for it:
 * whoever leaves it out has proved otherwise that the caller may pay. Throws 404 for what is not
 * theirs, 409 when nothing is due or the time to pay ran out, 503 when the provider does not answer.
 */
export async function startPayment(deps: PayingDeps, ref: PayableRef, userId?: string): Promise<StartedPayment> {
  await deps.db.transaction((tx) => lockPayable(deps, tx, ref, userId));
  await settleOpenAttempts(deps, ref);
  const payment = await deps.db.transaction(async (tx) => {
    const payable = await lockPayable(deps, tx, ref, userId);
    return resumeOrCreate(deps, tx, ref, await payable.due());
  });
  return payment.url ? toStarted(deps, payment) : openPage(deps, payment);
}

/** What the provider is told of what is paid for. */
export type Payer = Pick<Payable, 'email' | 'metadata'>;

/**
 * Asks the provider for the page of a stored attempt; of parallel callers one asks and the others wait for it. Who has
 * just stored it with its `openingAt` says what is paid for.
 */
export async function openPage(deps: PayingDeps, payment: PaymentRow, payer?: Payer): Promise<StartedPayment> {
  if (payer) return askForPage(deps, payment, payer);
  for (let step = 0; step < WAIT_STEPS; step++) {
    if (await claimOpening(deps, payment._id)) return askForPage(deps, payment);
    const [current] = await deps.db.select().from(payments).where(eq(payments._id, payment._id));
    if (!current) throw new Refusal(commonErrors.not_found);
    if (current.url || current.status !== 'created') return toStarted(deps, current);
    await setTimeout(WAIT_STEP_MS);
  }
  throw new Refusal(paymentErrors.provider_unavailable);
}

async function settleOpenAttempts(deps: Deps, ref: PayableRef): Promise<void> {
  const open = await deps.db
    .select({ reference: payments.reference, url: payments.url })
    .from(payments)
    .where(and(paymentsOf(ref), inArray(payments.status, ['created', 'waiting'])));
  for (const { reference, url } of open)
    if (url) await settlePayment(deps, reference).catch((error) => deps.log.warn(error, 'could not ask the provider'));
}

async function resumeOrCreate(deps: Deps, tx: Tx, ref: PayableRef, due: Due): Promise<PaymentRow> {
  const open = await tx
    .select()
    .from(payments)
    .where(and(paymentsOf(ref), inArray(payments.status, ['created', 'waiting'])))
    .orderBy(desc(payments.createdAt))
    .for('update');
  const same = open.find(({ amount, purpose }) => amount === due.amount && purpose === due.purpose);
  if (same) return same;
  for (const { _id } of open) await abandonAttempt(tx, _id);
  return createAttempt(deps, tx, ref, due);
}

async function claimOpening(deps: Deps, paymentId: string): Promise<boolean> {
  const now = deps.clock();
  const stale = or(isNull(payments.openingAt), lt(payments.openingAt, new Date(now.getTime() - OPENING_MS)));
  const claimed = await deps.db
    .update(payments)
    .set({ openingAt: now })
    .where(and(eq(payments._id, paymentId), eq(payments.status, 'created'), isNull(payments.url), stale))
    .returning({ _id: payments._id });
  return claimed.length > 0;
}

async function askForPage(deps: PayingDeps, payment: PaymentRow, payer?: Payer): Promise<StartedPayment> {
  const { email, metadata } = payer ?? (await deps.db.transaction((tx) => lockPayable(deps, tx, paidFor(payment))));
  try {
    const { url } = await deps.payments.initialise({
      reference: payment.reference,
      amount: payment.amount,
      currency: payment.currency,
      email,
      returnUrl: returnUrl(deps, payment),
      metadata,
    });
    if (url === null) return replaceLostPage(deps, payment);
    const opened = { ...payment, url };
    const storing = deps.db.update(payments).set({ url, openingAt: null }).where(eq(payments._id, payment._id));
    await storing.prepare(BY_TEXT).execute();
    return toStarted(deps, opened);
  } catch (error) {
    await deps.db.update(payments).set({ openingAt: null }).where(eq(payments._id, payment._id));
    if (error instanceof Refusal) throw error;
    deps.log.warn(error, `payment ${payment.reference} could not be opened`);
    return resolveUnansweredCharge(deps, payment, error);
  }
}

/** After a call without an answer the stored reference is asked for; the charge may have been made. */
async function resolveUnansweredCharge(deps: PayingDeps, payment: PaymentRow, cause: unknown): Promise<StartedPayment> {
  if (cause instanceof ProviderUnreachable)
    await settlePayment(deps, payment.reference).catch((error) => deps.log.warn(error, 'could not ask the provider'));
  const [current] = await deps.db.select().from(payments).where(eq(payments._id, payment._id));
  if (current && current.status !== 'created') return toStarted(deps, current);
  throw new Refusal(paymentErrors.provider_unavailable, { cause });
}

/**
 * The provider knows the reference, but the answer with its page was lost, so nobody can pay there: unless it was paid
 * all the same, the attempt is given up and another one takes its place.
 */
async function replaceLostPage(deps: PayingDeps, payment: PaymentRow): Promise<StartedPayment> {
  await settlePayment(deps, payment.reference);
  const next = await deps.db.transaction(async (tx) => {
    await lockPayable(deps, tx, paidFor(payment));
    const given = { status: 'abandoned', openingAt: null } as const;
    const open = and(eq(payments._id, payment._id), eq(payments.status, 'created'));
    const abandoned = await tx.update(payments).set(given).where(open).returning();
    if (abandoned.length === 0) return null;
    return createAttempt(deps, tx, paidFor(payment), { purpose: payment.purpose, amount: payment.amount });
  });
  if (next) return openPage(deps, next);
  const [current] = await deps.db.select().from(payments).where(eq(payments._id, payment._id));
  return toStarted(deps, current ?? payment);
}
