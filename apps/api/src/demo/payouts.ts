import { randomBytes } from 'node:crypto';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { lastPayoutAt, nextPayoutAt, payoutAfter } from '@adunni/contracts/payouts/calendar';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { ledgerEntries } from '../domains/ledger/tables.ts';
import { makers } from '../domains/makers/tables.ts';
import { postPayouts } from '../domains/payouts/ledger/posting.service.ts';
import { bankAccounts, payoutBatches, payouts } from '../domains/payouts/tables.ts';
import { getSettings } from '../domains/settings/queries.ts';
import type { Deps } from '../kit/context.ts';
import type { Tx } from '../kit/database/connect.ts';

/** Any number: processes starting together seed one after another. */
const LOCK = 7_263_546;
const BANKS = [
  ['058', 'Guaranty Trust Bank'],
  ['057', 'Zenith Bank'],
  ['50211', 'Kuda Bank'],
  ['044', 'Access Bank'],
] as const;

type Account = typeof bankAccounts.$inferSelect;

/**
 * Gives the demo’s makers bank accounts and pays them on every payout day since their first earnings. Does nothing
 * when somebody has an account already.
 */
export async function seedPayouts(deps: Deps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const [known] = await tx.select().from(bankAccounts).limit(1);
    if (known) return;
    const accounts = await seedAccounts(tx);
    const [first] = await tx
      .select({ at: ledgerEntries.at })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.account, 'maker-payable'))
      .orderBy(asc(ledgerEntries.at))
      .limit(1);
    if (!first) return;
    const last = lastPayoutAt(deps.clock());
    for (let at = nextPayoutAt(first.at); at <= last; at = payoutAfter(at, 1)) await seedBatch(tx, accounts, at);
  });
}

async function seedAccounts(tx: Tx): Promise<Map<string, Account>> {
  const demo = await tx
    .select()
    .from(makers)
    .where(and(eq(makers.isDemo, true), eq(makers.status, 'approved')))
    .orderBy(asc(makers.name));
  const values = demo.map(({ _id: makerId, name }, index) => {
    const [bankCode, bankName] = BANKS[index % BANKS.length] ?? BANKS[0];
    const accountNumber = `01234${String(10_007 + index * 1013)}`;
    return { makerId, bankCode, bankName, accountNumber, accountEnding: accountNumber.slice(-4), accountName: name };
  });
  const stored = await tx.insert(bankAccounts).values(values).returning();
  return new Map(stored.map((account) => [account.makerId, account]));
}

/** Pays what had been released by then, as the batch of that day would have. */
async function seedBatch(tx: Tx, accounts: ReadonlyMap<string, Account>, at: Date): Promise<void> {
  const minimum = (await getSettings(tx)).minimumPayout;
  const due = (await creditsBy(tx, at)).flatMap(({ makerId, amount }) => {
    const account = accounts.get(makerId);
    if (!account || amount < minimum) return [];
    const { updatedAt: _since, ...frozen } = account;
    return { ...frozen, amount };
  });
  const [batch] = await tx.insert(payoutBatches).values({ startedBy: null, createdAt: at }).returning();
  if (due.length === 0) return;
  const settledAt = new Date(at.getTime() + 90_000);
  const settled = { status: 'succeeded', provider: 'sandbox', askedAt: at, checkedAt: settledAt, settledAt } as const;
  const reference = () => `adn-payout-${randomBytes(12).toString('hex')}`;
  const stored = await tx
    .insert(payouts)
    .values(due.map((one) => ({ ...one, ...settled, reference: reference(), batchId: batch?._id, createdAt: at })))
    .returning();
  await postPayouts(tx, 'payout', stored, at);
  await postPayouts(tx, 'payout-sent', stored, settledAt);
}

async function creditsBy(tx: Tx, at: Date): Promise<{ makerId: string; amount: Kobo }[]> {
  const rows = await tx
    .select({ makerId: ledgerEntries.makerId, credit: sql<string>`-sum(${ledgerEntries.amount})` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, 'maker-payable'), lte(ledgerEntries.at, at)))
    .groupBy(ledgerEntries.makerId)
    .orderBy(asc(ledgerEntries.makerId));
  return rows.flatMap(({ makerId, credit }) => (makerId ? { makerId, amount: kobo(Number(credit)) } : []));
}
