import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { amountText } from '../../kit/amount-text.rules.ts';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { extensionOf } from '../../kit/domain.ts';
import { MINUTE_MS } from '../../kit/durations.rules.ts';
import { job } from '../../kit/jobs/jobs.ts';
import { ProviderRefused, type ProviderTransfer } from '../../kit/payments/provider.ts';
import { asSentence } from '../../kit/sentence.rules.ts';
import { notifyMaker } from '../makers/service.ts';
import { inArea } from '../notifications/rules.ts';
import { notifyStaff } from '../notifications/service.ts';
import { postPayouts } from './ledger/posting.service.ts';
import { notificationKinds } from './notification-kinds.ts';
import type { PayoutNotice } from './payees.ts';
import { isOpen, maskedAccount, moveOf } from './rules.ts';
import { payouts } from './tables.ts';

type PayoutRow = typeof payouts.$inferSelect;

/** How long the provider has before a transfer without an answer is looked up and, when unknown there, asked again. */
const ANSWER_MS = MINUTE_MS;

/** Sends one payout. */
export const payoutJob = job<{ payoutId: string }>({ name: 'payouts-send', run: sendPayout });

/**
 * Sends a payout once, however often and from however many places it is called: who asks the provider is decided in
 * the database, and after an answer that never came the stored reference is looked up before anything is sent again.
 * Throws ProviderUnreachable.
 */
export async function sendPayout(deps: Deps, { payoutId }: { payoutId: string }): Promise<void> {
  const [payout] = await deps.db.select().from(payouts).where(eq(payouts._id, payoutId));
  if (!payout || !isOpen(payout.status) || payout.provider !== deps.payments.name) return;
  if (payout.askedAt) {
    const known = await deps.payments.findTransfer(payout.reference);
    if (known) return record(deps, payoutId, known);
    if (deps.clock().getTime() - payout.askedAt.getTime() < ANSWER_MS)
      throw new Error('the payout’s answer is awaited');
  }
  if (await claim(deps, payout)) await record(deps, payoutId, await transfer(deps, payout));
}

/**
 * Takes up open payouts whose provider has been silent, or whose job was lost: the one that was looked at longest ago
 * first, so that those that stay open keep no newer ones waiting.
 */
export async function pollPayouts(deps: Deps): Promise<void> {
  const now = deps.clock();
  const before = new Date(now.getTime() - ANSWER_MS);
  const lastSeen = sql`coalesce(${payouts.checkedAt}, ${payouts.askedAt}, ${payouts.createdAt})`;
  const isOpenHere = and(
    inArray(payouts.status, ['pending', 'needs-approval']),
    eq(payouts.provider, deps.payments.name),
  );
  const open = await deps.db
    .select({ payoutId: payouts._id })
    .from(payouts)
    .where(and(isOpenHere, lt(lastSeen, before)))
    .orderBy(asc(lastSeen))
    .limit(100);
  for (const named of open) {
    await deps.db.update(payouts).set({ checkedAt: now }).where(eq(payouts._id, named.payoutId));
    await sendPayout(deps, named).catch((error) => deps.log.warn(error, `payout ${named.payoutId} stays open`));
  }
}

/** Asks how the payout of a reference stands; a webhook’s word for it is only the hint. Unknown references are left alone. */
export async function checkPayout(deps: Deps, reference: string): Promise<void> {
  const [payout] = await deps.db.select().from(payouts).where(eq(payouts.reference, reference));
  if (payout?.provider !== deps.payments.name) return;
  const known = await deps.payments.findTransfer(reference);
  if (known) await record(deps, payout._id, known);
}

/** Notes that this worker asks the provider now; false when another one was faster. */
async function claim(deps: Deps, { _id, askedAt }: PayoutRow): Promise<boolean> {
  const unchanged = askedAt ? eq(payouts.askedAt, askedAt) : isNull(payouts.askedAt);
  const claimed = await deps.db
    .update(payouts)
    .set({ askedAt: deps.clock() })
    .where(and(eq(payouts._id, _id), eq(payouts.status, 'pending'), unchanged))
    .returning({ _id: payouts._id });
  return claimed.length > 0;
}

/** Asks for the transfer. A refusal may mean that the reference was used by an earlier try, so that one is looked up. */
async function transfer(
  { payments }: Deps,
  { reference, amount, accountName: name, bankCode, accountNumber }: PayoutRow,
): Promise<ProviderTransfer> {
  try {
    const recipient = await payments.createRecipient({ name, bankCode, accountNumber });
    return await payments.transfer({ reference, amount, recipient, note: 'Adunni earnings' });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    return (await payments.findTransfer(reference)) ?? { status: 'failed', reason: error.message };
  }
}

/** Brings a payout to the status that the provider reports and books what that moves, once. */
async function record(deps: Deps, payoutId: string, { status, reason }: ProviderTransfer): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const [payout] = await tx.select().from(payouts).where(eq(payouts._id, payoutId)).for('update');
    if (!payout) return;
    await tx.update(payouts).set({ checkedAt: now }).where(eq(payouts._id, payoutId));
    const move = moveOf(payout.status, status);
    if (move === undefined) return;
    const settledAt = isOpen(status) ? null : now;
    await tx.update(payouts).set({ status, reason, settledAt }).where(eq(payouts._id, payoutId));
    if (move) await postPayouts(tx, move, [payout], now);
    if (payout.partnerId && (status === 'failed' || status === 'reversed'))
      await extensionOf('partnerPayees').returned(tx, payoutId);
    await notifyOwner(deps, tx, payout, status, reason);
  });
}

/** Tells the payee what became of their money, and staff when there is something to do. */
async function notifyOwner(
  deps: Deps,
  tx: Tx,
  payout: PayoutRow,
  status: ProviderTransfer['status'],
  reason: string | null,
): Promise<void> {
  const amount = amountText(payout.amount);
  const account = `${payout.bankName}, account ${maskedAccount(payout.accountEnding)}`;
  const cause = `payout:${payout._id}:${status}`;
  if (status === 'succeeded') {
    const text = `Your earnings were sent to ${account}.`;
    return tellPayee(deps, tx, payout, { title: `${amount} was paid out`, text, cause });
  }
  const why = reason ? ` Payment provider: ${asSentence(reason)}` : '';
  if (status !== 'needs-approval') {
    const text = `It could not be paid to ${account} and was returned to your balance. Please check your bank details.`;
    await tellPayee(deps, tx, payout, { title: `Payout of ${amount} was returned`, text, cause });
  }
  const title = status === 'needs-approval' ? `Payout of ${amount} needs approval` : `Payout of ${amount} was returned`;
  const text =
    status === 'needs-approval'
      ? 'Please approve it with the payment provider.'
      : `It was meant for ${payout.accountName}.${why}`;
  await notifyStaff(deps, tx, { kind: notificationKinds.payout, title, text, path: '/admin/orders/payouts', cause });
}

const tellPayee = (deps: Deps, tx: Tx, { makerId, partnerId }: PayoutRow, notice: PayoutNotice): Promise<void> =>
  makerId
    ? notifyMaker(deps, tx, makerId, { ...notice, kind: notificationKinds.payout, path: inArea('/dashboard') })
    : extensionOf('partnerPayees').tell(deps, tx, partnerId ?? '', notice);
