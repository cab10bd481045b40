import type { LedgerAccount, LoadedStatementLine } from '@adunni/contracts/ledger/ledger';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { extensionsOf } from '../../../kit/domain.ts';
import { SUBJECTS, type SubjectKind } from '../rules.ts';
import { ledgerEntries, ledgerTransactions } from '../tables.ts';

/** A maker’s entries on what is pending and available; of a month of Lagos such as `2026-11` when one is named. */
const isTheirs = (makerId: string, month?: string): SQL | undefined =>
  and(
    eq(ledgerEntries.makerId, makerId),
    inArray(ledgerEntries.account, ['held-earnings', 'maker-payable']),
    month ? sql`${monthOf} = ${month}` : undefined,
  );

const monthOf = sql`to_char(${ledgerEntries.at} at time zone 'Africa/Lagos', 'YYYY-MM')`;

/** Movements of a maker’s pending and available money, all or of a month, newest first; pages and the total count the events that moved it. */
export async function makerStatement(
  db: Db | Tx,
  makerId: string,
  { page, limit, month }: { page: number; limit: number; month?: string | undefined },
): Promise<{ items: LoadedStatementLine[]; total: number; page: number; limit: number }> {
  const theirs = isTheirs(makerId, month);
  const [counted] = await db
    .select({ total: sql<number>`count(distinct ${ledgerEntries.transactionId})::int` })
    .from(ledgerEntries)
    .where(theirs);
  const events = await db
    .select({ _id: ledgerEntries.transactionId })
    .from(ledgerEntries)
    .where(and(theirs, isLastOfEvent))
    .orderBy(desc(ledgerEntries.at), desc(ledgerEntries._id))
    .limit(limit)
    .offset((page - 1) * limit);
  const ids = events.map(({ _id }) => _id);
  const items = await findLines(db, and(theirs, inArray(ledgerEntries.transactionId, ids)));
  return { items, total: counted?.total ?? 0, page, limit };
}

/** All of them, or those of a month of Lagos such as `2026-11`. */
export const wholeStatement = (db: Db | Tx, makerId: string, month?: string): Promise<LoadedStatementLine[]> =>
  findLines(db, isTheirs(makerId, month));

/** What is pending and available of a maker. */
export interface Balances {
  pending: Kobo;
  available: Kobo;
}

/** A maker’s balances when a month of Lagos began, and when it ended or as they are so far. */
export async function monthBalances(
  db: Db | Tx,
  makerId: string,
  month: string,
): Promise<{ opening: Balances; closing: Balances }> {
  const credit = (account: LedgerAccount, when: SQL): SQL<string> =>
    sql<string>`coalesce(-sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.account} = ${account} and ${when}), 0)`;
  const [before, until] = [sql`${monthOf} < ${month}`, sql`${monthOf} <= ${month}`];
  const [found] = await db
    .select({
      pendingBefore: credit('held-earnings', before),
      availableBefore: credit('maker-payable', before),
      pendingAfter: credit('held-earnings', until),
      availableAfter: credit('maker-payable', until),
    })
    .from(ledgerEntries)
    .where(isTheirs(makerId));
  const amount = (text: string | undefined): Kobo => kobo(Number(text ?? 0));
  return {
    opening: { pending: amount(found?.pendingBefore), available: amount(found?.availableBefore) },
    closing: { pending: amount(found?.pendingAfter), available: amount(found?.availableAfter) },
  };
}

async function findLines(db: Db | Tx, where: SQL | undefined): Promise<LoadedStatementLine[]> {
  const rows = await db
    .select({
      entry: ledgerEntries,
      kind: ledgerTransactions.kind,
      orderId: ledgerTransactions.orderId,
      orderNumber: numberOf('order'),
      bookingId: ledgerTransactions.bookingId,
      bookingNumber: numberOf('booking'),
      asoEbiNumber: numberOf('aso-ebi'),
      asoEbiInvitationId: foundBy('aso-ebi'),
      reason: sql<string | null>`case when ${ledgerTransactions.kind} = 'refund' then ${whyRefunded('aso-ebi')} end`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions._id, ledgerEntries.transactionId))
    .where(where)
    .orderBy(desc(ledgerEntries.at), desc(ledgerEntries._id));
  return rows.map(({ entry, ...event }) => ({
    ...event,
    _id: entry._id,
    transactionId: entry.transactionId,
    at: entry.at,
    balance: entry.account === 'maker-payable' ? ('available' as const) : ('pending' as const),
    amount: kobo(-entry.amount),
  }));
}

/** Of the entries by which an event moved a maker’s pending and available money, the one with which it is listed. */
const isLastOfEvent = sql`not exists (select from ${ledgerEntries} later
  where later.transaction_id = ${ledgerEntries.transactionId} and later.maker_id = ${ledgerEntries.makerId}
    and later.account in ('held-earnings', 'maker-payable') and later.id > ${ledgerEntries._id})`;

/** The number by which people know what a transaction is about. */
const numberOf = (kind: SubjectKind): SQL<string | null> => ofSubject(kind, ({ number }) => sql`${number}`);

/** What the page of it is found by where that is not the id of what a transaction is about. */
const foundBy = (kind: SubjectKind): SQL<string | null> => ofSubject(kind, ({ foundBy: found }) => found);

/** What a refund of it was for. */
const whyRefunded = (kind: SubjectKind): SQL<string | null> =>
  ofSubject(kind, ({ whyRefunded: why }) => why?.(sql`${ledgerTransactions.cause}`));

function ofSubject(
  kind: SubjectKind,
  pick: (source: ReturnType<typeof extensionsOf<'numberedSubjects'>>[number]) => SQL | undefined,
): SQL<string | null> {
  const source = extensionsOf('numberedSubjects').find((each) => each.kind === kind);
  const picked = source && pick(source);
  if (!picked) return sql`null`;
  return sql`(select ${picked} from ${source.id.table} where ${source.id} = ${ledgerTransactions[SUBJECTS[kind]]})`;
}
