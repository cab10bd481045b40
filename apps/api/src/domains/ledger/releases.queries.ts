import { type Kobo, kobo } from '@adunni/contracts/money';
import { inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';

/** What became available to a maker of a part, and the payout that it was part of; null before there was one. */
export interface Released {
  kind: 'materials' | 'earnings';
  at: Date;
  amount: Kobo;
  /** When it was sent, or arrived once `isPaid`. */
  payout: { at: Date; isPaid: boolean } | null;
}

/**
 * What became available of parts, by part and the earliest first. A payout holds all that was available when it began, so
 * it is the first one afterwards that did not come back. The steps of a payout share the id at the end of their causes.
 */
export async function releasesOf(db: Db | Tx, partIds: readonly string[]): Promise<Map<string, Released[]>> {
  if (partIds.length === 0) return new Map();
  const { rows } = await db.execute<{
    partId: string;
    kind: Released['kind'];
    at: string;
    credit: string;
    begunAt: string | null;
    paidAt: string | null;
  }>(sql`
    select e.part_id as "partId", t.kind, e.at, -e.amount as credit, payout.at as "begunAt", payout.paid_at as "paidAt"
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    left join lateral (
      select begun.at, (select sent.at from ledger_transactions sent
          where sent.cause in ('payout-sent:' || step.id, 'payout-late:' || step.id) limit 1) as paid_at
      from ledger_entries taken join ledger_transactions begun on begun.id = taken.transaction_id,
        split_part(begun.cause, ':', 2) as step(id)
      where taken.account = 'maker-payable' and taken.maker_id = e.maker_id and taken.at >= e.at
        and begun.kind = 'payout'
        and not exists (select from ledger_transactions back where back.cause = 'payout-reversed:' || step.id)
        and (not exists (select from ledger_transactions back where back.cause = 'payout-failed:' || step.id)
          or exists (select from ledger_transactions late where late.cause = 'payout-late:' || step.id))
      order by taken.at, taken.id limit 1) payout on true
    where ${inArray(sql`e.part_id`, [...partIds])} and e.account = 'maker-payable'
      and t.kind in ('materials', 'earnings')
    order by e.at, e.id`);
  const ofPart = Map.groupBy(rows, ({ partId }) => partId);
  return new Map([...ofPart].map(([partId, of]) => [partId, of.map(toReleased)]));
}

const toReleased = (row: {
  kind: Released['kind'];
  at: string;
  credit: string;
  begunAt: string | null;
  paidAt: string | null;
}) => ({
  ...{ kind: row.kind, at: new Date(row.at), amount: kobo(Number(row.credit)) },
  payout: row.begunAt === null ? null : { at: new Date(row.paidAt ?? row.begunAt), isPaid: row.paidAt !== null },
});
