import type { LoadedPayoutRow } from '@adunni/contracts/payouts/staff';
import { eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Viewer } from '../../kit/context.ts';
import { allRows, type StaffCtx } from '../../kit/crud/declaration.ts';
import type { Db } from '../../kit/database/connect.ts';
import { contains } from '../../kit/database/contains.ts';
import { extensionOf } from '../../kit/domain.ts';
import { makers } from '../makers/tables.ts';
import { toBankAccount } from './account/account.service.ts';
import type { DuePayee } from './payees.ts';
import { bankAccounts, payouts } from './tables.ts';

const own = (viewer: Viewer) =>
  sql`${payouts.makerId} = (select id from ${makers} where ${makers.userId} = ${viewer._id})`;

/** Which payouts a list shows and in what order. */
export const payoutList = {
  table: payouts,
  scope: { Admin: allRows, SuperAdmin: allRows, Designer: own, Tailor: own },
  search: (words: string) => {
    const makersNamed = sql`select ${makers._id} from ${makers} where ${contains(makers.name, words)}`;
    const ofItself = contains(sql`(${payouts.reference} || ' ' || ${payouts.accountName})`, words);
    const partnersNamed = extensionOf('partnerPayees').named(words);
    return or(ofItself, sql`${payouts.makerId} in (${makersNamed})`, sql`${payouts.partnerId} in (${partnersNamed})`);
  },
  filters: {
    status: payouts.status,
    makerId: payouts.makerId,
    partnerId: payouts.partnerId,
  },
  sorts: { createdAt: payouts.createdAt, amount: payouts.amount },
};

/** Payouts with whom they went to and what took their place. */
export async function loadPayouts({ db }: StaffCtx, ids: string[]): Promise<LoadedPayoutRow[]> {
  const again = alias(payouts, 'again');
  const rows = await db
    .select({ payout: payouts, maker: makers.name, retriedBy: again._id, now: bankAccounts })
    .from(payouts)
    .leftJoin(makers, eq(makers._id, payouts.makerId))
    .leftJoin(again, eq(again.retryOf, payouts._id))
    .leftJoin(bankAccounts, eq(bankAccounts.makerId, payouts.makerId))
    .where(inArray(payouts._id, ids));
  const partners = await partnersOf(
    db,
    rows.flatMap(({ payout: { partnerId } }) => partnerId ?? []),
  );
  return rows.map(({ payout, maker, retriedBy, now }) => {
    const partner = payout.partnerId ? partners.get(payout.partnerId) : undefined;
    const account = now ?? partner?.account;
    return {
      ...toBankAccount(payout),
      _id: payout._id,
      reference: payout.reference,
      payee: { _id: payout.makerId ?? payout.partnerId ?? '', name: maker ?? partner?.name ?? '' },
      payeeKind: payout.makerId ? ('maker' as const) : ('partner' as const),
      amount: payout.amount,
      status: payout.status,
      reason: payout.reason,
      createdAt: payout.createdAt,
      settledAt: payout.settledAt,
      retriedBy,
      accountNow: account ? toBankAccount(account) : null,
    };
  });
}

async function partnersOf(db: Db, partnerIds: readonly string[]): Promise<ReadonlyMap<string, DuePayee>> {
  const { find } = extensionOf('partnerPayees');
  const found = new Map<string, DuePayee>();
  for (const partnerId of new Set(partnerIds)) {
    const payee = await find(db, partnerId);
    if (payee) found.set(partnerId, payee);
  }
  return found;
}
