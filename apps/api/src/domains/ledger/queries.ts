import type { LedgerAccount, LoadedMakerBalance, LoadedMonthEarnings } from '@adunni/contracts/ledger/ledger';
import { LEDGER_ACCOUNTS } from '@adunni/contracts/ledger/ledger';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { makers } from '../makers/tables.ts';
import { ledgerEntries, ledgerTransactions } from './tables.ts';

export { type Released, releasesOf } from './releases.queries.ts';

/** A maker’s or partner’s money in kobo; see the contract for what each figure means. */
export type BalanceInKobo = Record<keyof LoadedMakerBalance, Kobo>;
type Figures = Record<keyof LoadedMakerBalance, LedgerAccount>;

const FIGURES = {
  pending: 'held-earnings',
  available: 'maker-payable',
  inTransit: 'payouts',
  paidOut: 'provider',
} as const satisfies Figures;

const PARTNER_FIGURES = {
  ...{ pending: 'affiliate-pending', available: 'affiliate-payable' },
  ...{ inTransit: FIGURES.inTransit, paidOut: FIGURES.paidOut },
} as const satisfies Figures;

/** A maker’s balance, read from the ledger’s index alone. */
export const makerBalance = (db: Db | Tx, makerId: string): Promise<BalanceInKobo> =>
  balanceOf(db, eq(ledgerEntries.makerId, makerId), FIGURES);

/** A partner’s balance, read from the ledger’s index alone. */
export const partnerBalance = (db: Db | Tx, partnerId: string): Promise<BalanceInKobo> =>
  balanceOf(db, eq(ledgerEntries.partnerId, partnerId), PARTNER_FIGURES);

async function balanceOf(db: Db | Tx, whose: SQL, figures: Figures): Promise<BalanceInKobo> {
  const rows = await db
    .select({ account: ledgerEntries.account, credit: sql<string>`-sum(${ledgerEntries.amount})` })
    .from(ledgerEntries)
    .where(and(whose, inArray(ledgerEntries.account, Object.values(figures))))
    .groupBy(ledgerEntries.account);
  const credits = new Map(rows.map(({ account, credit }) => [account, Number(credit)]));
  const figure = (name: keyof LoadedMakerBalance): Kobo => kobo(credits.get(figures[name]) ?? 0);
  return {
    pending: figure('pending'),
    available: figure('available'),
    inTransit: figure('inTransit'),
    paidOut: figure('paidOut'),
  };
}

/** A balance as it is answered. */
export const toMakerBalance = (balance: BalanceInKobo): LoadedMakerBalance => ({
  pending: balance.pending,
  available: balance.available,
  inTransit: balance.inTransit,
  paidOut: balance.paidOut,
});

/** Months of a statement. */
const MONTHS = 6;

/** What a maker’s latest months came to, the newest first: what customers paid, less what went back to them. */
export async function makerMonths(db: Db | Tx, makerId: string, now: Date): Promise<LoadedMonthEarnings[]> {
  const credit = (...accounts: LedgerAccount[]): SQL =>
    sql`coalesce(-sum(${ledgerEntries.amount}) filter (where ${inArray(ledgerEntries.account, accounts)}), 0)`;
  const month = sql`to_char(${ledgerEntries.at} at time zone 'Africa/Lagos', 'YYYY-MM')`;
  const { rows } = await db.execute<{ month: string; net: string; commission: string }>(sql`
    select ${month} as month, ${credit('held-earnings', 'maker-payable')} as net,
      ${credit('held-commission', 'commission')} as commission
    from ${ledgerEntries} join ${ledgerTransactions} on ${ledgerTransactions._id} = ${ledgerEntries.transactionId}
    where ${ledgerEntries.makerId} = ${makerId}
      and ${ledgerEntries.at} >= date_trunc('month', ${now.toISOString()}::timestamptz, 'Africa/Lagos')
        - make_interval(months => ${MONTHS - 1})
      and ${ledgerTransactions.kind} not in ('payout', 'payout-sent', 'payout-returned')
    group by 1 order by 1 desc`);
  return rows.map(({ month: named, net, commission }) => ({
    month: named,
    gross: kobo(Number(net) + Number(commission)),
    commission: kobo(Number(commission)),
    fees: kobo(0),
    net: kobo(Number(net)),
  }));
}

/**
 * Amounts that add up to the whole ledger by account and maker: the last closing, and every entry since. The fence keeps
 * conditions outside from leading the planner away from the few entries at the end of the primary key.
 */
export const accountBalances = sql`(
  select account, maker_id, amount from ledger_closings
  union all
  select account, maker_id, amount from (
    select * from ledger_entries
    where id >= coalesce((select mark from ledger_marks), '00000000-0000-0000-0000-000000000000')
    order by id offset 0) since) account_balances`;

/** The balance of every maker who has earned anything, by name. */
export async function allBalances(
  db: Db | Tx,
): Promise<(LoadedMakerBalance & { maker: { _id: string; name: string } })[]> {
  const credit = (name: keyof LoadedMakerBalance): SQL =>
    sql`coalesce(-sum(amount) filter (where account = ${FIGURES[name]}), 0)`;
  const { rows } = await db.execute<Record<keyof LoadedMakerBalance, string> & { _id: string; name: string }>(
    sql`select ${makers._id} as _id, ${makers.name} as name, ${credit('pending')} as pending,
        ${credit('available')} as available, ${credit('inTransit')} as "inTransit", ${credit('paidOut')} as "paidOut"
      from ${accountBalances} join ${makers} on ${makers._id} = maker_id
      group by ${makers._id} order by ${makers.name}, ${makers._id}`,
  );
  return rows.map(({ _id, name, ...figures }) => ({
    maker: { _id, name },
    pending: kobo(Number(figures.pending)),
    available: kobo(Number(figures.available)),
    inTransit: kobo(Number(figures.inTransit)),
    paidOut: kobo(Number(figures.paidOut)),
  }));
}

/** What lies on each account, debits positive, and the sum of it all. */
export async function ledgerSummary(
  db: Db | Tx,
): Promise<{ accounts: { account: LedgerAccount; amount: Kobo }[]; sum: Kobo }> {
  const { rows } = await db.execute<{ account: LedgerAccount; amount: string }>(
    sql`select account, sum(amount) as amount from ${accountBalances} group by account`,
  );
  const totals = new Map(rows.map(({ account, amount }) => [account, kobo(Number(amount))]));
  const amounts = LEDGER_ACCOUNTS.map((account) => totals.get(account) ?? kobo(0));
  return {
    accounts: LEDGER_ACCOUNTS.map((account) => ({ account, amount: totals.get(account) ?? kobo(0) })),
    sum: kobo(amounts.reduce<number>((sum, amount) => sum + amount, 0)),
  };
}
