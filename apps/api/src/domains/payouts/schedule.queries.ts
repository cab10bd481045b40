import type { Returned } from '@adunni/contracts/endpoint';
import { kobo } from '@adunni/contracts/money';
import { nextPayoutAt } from '@adunni/contracts/payouts/calendar';
import type { getPayoutSchedule, NoPayoutReason } from '@adunni/contracts/payouts/staff';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Db } from '../../kit/database/connect.ts';
import { makerBalance } from '../ledger/queries.ts';
import { getSettings } from '../settings/queries.ts';
import { findDueMaker } from './due.queries.ts';
import { pendingEarnings } from './pending.queries.ts';
import { payoutBatches, payouts } from './tables.ts';

/** Payout days that are looked back on. */
const PAST = 8;

type Schedule = Returned<typeof getPayoutSchedule>;

/** When a workshop is paid next, by the rules of the job that pays, and what became of past payout days. Throws 404. */
export async function payoutSchedule({ db, clock }: Pick<Deps, 'db' | 'clock'>, makerId: string): Promise<Schedule> {
  const [due, { minimumPayout: minimum, fitWindowDays: daysAfterDelivery, materialsSharePercent }, { available }] =
    await Promise.all([findDueMaker(db, makerId), getSettings(db), makerBalance(db, makerId)]);
  const amount = due?.amount ?? available;
  const isLow = amount < Math.max(minimum, 1);
  const reason = due?.reason ?? (isLow ? ('below-minimum' as const) : null);
  return {
    next: { at: nextPayoutAt(clock()), amount, disputed: kobo(available - amount), reason },
    minimum,
    daysAfterDelivery,
    materialsSharePercent,
    pending: await pendingEarnings({ db, clock }, makerId),
    past: await pastPeriods(db, makerId),
  };
}

/** Payout days since the first time that anything was the workshop’s to have. */
async function pastPeriods(db: Db, makerId: string): Promise<Schedule['past']> {
  const availableThen = sql<string>`(select coalesce(-sum(e.amount), 0) from ledger_entries e
    where e.account = 'maker-payable' and e.maker_id = ${makerId} and e.at <= payout_batches.created_at)`;
  const rows = await db
    .select({
      at: payoutBatches.createdAt,
      skipped: payoutBatches.skipped,
      payoutId: payouts._id,
      paid: payouts.amount,
      availableThen,
    })
    .from(payoutBatches)
    .leftJoin(payouts, and(eq(payouts.batchId, payoutBatches._id), eq(payouts.makerId, makerId)))
    .where(sql`payout_batches.created_at >= (select min(e.at) from ledger_entries e
      where e.account = 'maker-payable' and e.maker_id = ${makerId})`)
    .orderBy(desc(payoutBatches.createdAt), desc(payoutBatches._id))
    .limit(PAST);
  return rows.map(({ at, skipped, payoutId, paid, availableThen: then }) => {
    const left = skipped.find((each) => each.makerId === makerId);
    const reason: NoPayoutReason | null = payoutId ? null : (left?.reason ?? 'below-minimum');
    return { at, amount: paid ?? kobo(left?.amount ?? Number(then)), payoutId, reason };
  });
}
