import { inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { type PartBalances, type Posting, subjectColumns } from './rules.ts';
import { ledgerEntries, ledgerTransactions } from './tables.ts';

/** Rows of one statement, which takes a limited number of parameters. */
const CHUNK = 5000;

/**
 * Enters events into the ledger; those that move nothing, or whose cause is posted already, are left out, and of several
 * under one cause all but the first.
 */
export async function post(tx: Tx, postings: readonly Posting[]): Promise<void> {
  const moving = firstOfEachCause(postings.filter(({ entries }) => entries.length > 0));
  if (moving.length === 0) return;
  const stored = await tx
    .insert(ledgerTransactions)
    .values(moving.map(({ kind, cause, subject, at }) => ({ kind, cause, at, ...subjectColumns(subject) })))
    .onConflictDoNothing({ target: ledgerTransactions.cause })
    .returning({ _id: ledgerTransactions._id, cause: ledgerTransactions.cause });
  const ids = new Map(stored.map(({ _id, cause }) => [cause, _id]));
  const rows = moving.flatMap(({ cause, at, entries }) => {
    const transactionId = ids.get(cause);
    return transactionId ? entries.map((entry) => ({ ...entry, transactionId, at })) : [];
  });
  for (let from = 0; from < rows.length; from += CHUNK)
    await tx.insert(ledgerEntries).values(rows.slice(from, from + CHUNK));
}

/** Without what would enter twice under one transaction, which the database could not tell from one event. */
function firstOfEachCause(postings: readonly Posting[]): Posting[] {
  const seen = new Set<string>();
  return postings.filter(({ cause }) => {
    const isFirst = !seen.has(cause);
    seen.add(cause);
    return isFirst;
  });
}

/** Which of these causes are posted already. */
export async function postedCauses(db: Db | Tx, causes: readonly string[]): Promise<Set<string>> {
  if (causes.length === 0) return new Set();
  const found = await db
    .select({ cause: ledgerTransactions.cause })
    .from(ledgerTransactions)
    .where(inArray(ledgerTransactions.cause, [...causes]));
  return new Set(found.map(({ cause }) => cause));
}

/** Credits that the ledger has on a part, per account. */
export const partBalances = async (db: Db | Tx, partId: string): Promise<PartBalances> =>
  (await balancesOfParts(db, [partId])).get(partId) ?? {};

/** Credits that the ledger has on parts, per account; a part without any is left out. */
export async function balancesOfParts(db: Db | Tx, partIds: readonly string[]): Promise<Map<string, PartBalances>> {
  if (partIds.length === 0) return new Map();
  const rows = await db
    .select({
      partId: sql<string>`${ledgerEntries.partId}`,
      account: ledgerEntries.account,
      credit: sql<string>`-sum(${ledgerEntries.amount})`,
    })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.partId, [...partIds]))
    .groupBy(ledgerEntries.partId, ledgerEntries.account);
  const ofPart = Map.groupBy(rows, (row) => row.partId);
  return new Map(
    [...ofPart].map(([partId, of]) => [
      partId,
      Object.fromEntries(of.map(({ account, credit }) => [account, Number(credit)])),
    ]),
  );
}
