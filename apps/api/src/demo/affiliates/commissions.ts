import { randomBytes } from 'node:crypto';
import { type Kobo, kobo, percentOf } from '@adunni/contracts/money';
import { asc, eq, sql } from 'drizzle-orm';
import { followOrder } from '../../domains/affiliates/commissions/follow.service.ts';
import { partnerPayees } from '../../domains/affiliates/payees.ts';
import { percentOfSale } from '../../domains/affiliates/rules.ts';
import { affiliateCommissions, affiliateRates } from '../../domains/affiliates/tables.ts';
import { postPayouts } from '../../domains/payouts/ledger/posting.service.ts';
import { payoutBatches, payouts } from '../../domains/payouts/tables.ts';
import { getSettings } from '../../domains/settings/queries.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { drawFrom } from '../../kit/draw.ts';
import { shopDay } from '../../kit/shop-days.rules.ts';
import type { SeededPartner } from './seed.ts';

/** One order in this many came by a partner. */
const EVERY = 7;
const DAYS = 120;

interface Part {
  partId: string;
  orderId: string;
  userId: string;
  createdAt: Date;
  /** When it was closed, or else when the order was paid. */
  at: Date;
  isFirst: boolean;
  isCancelled: boolean;
  items: { net: number; categoryId: string | null }[];
}

/**
 * Lets some of the demo’s orders have come by its partners, follows them as daily work does, and pays what was due on
 * each payout day. One seems to be the partner’s own.
 */
export async function seedCommissions(tx: Tx, partners: readonly SeededPartner[], now: Date): Promise<void> {
  const earning = partners.filter(({ share }) => share > 0);
  const rates = await tx.select().from(affiliateRates);
  const draw = drawFrom(8);
  const orders = Map.groupBy(await partsSince(tx, now), ({ orderId }) => orderId);
  const settled: { partner: SeededPartner; orderId: string; at: Date }[] = [];
  let own: string | undefined;
  for (const [orderId, parts] of broughtByPartners([...orders])) {
    const [first] = parts;
    if (!first) continue;
    const partner = draw.weigh(earning, ({ share }) => share);
    if (partner.userId === first.userId) continue;
    const via = partner.hasCoupon && draw.chance(0.3) ? ('coupon' as const) : ('link' as const);
    const isOwn = !own && settled.length >= 5 && !wasCancelled(parts);
    if (isOwn) own = orderId;
    for (const { partId, createdAt, isFirst, items } of parts) {
      const amounts = items.map(({ net, categoryId }) => {
        const ownPercent = partner.percent ?? null;
        const sale = { partnerId: partner._id, ownPercent, categoryId, day: shopDay(createdAt) };
        return percentOf(kobo(net), percentOfSale(rates, sale));
      });
      const goods = kobo(items.reduce((sum, { net }) => sum + net, 0));
      if (goods === 0) continue;
      const fullAmount = kobo(amounts.reduce<number>((sum, amount) => sum + amount, 0));
      const of = { partnerId: partner._id, orderId, partId, via, createdAt, isNewCustomer: isFirst, goods, fullAmount };
      await tx.insert(affiliateCommissions).values({ ...of, ...(isOwn && { signs: ['device'], status: 'refused' }) });
    }
    const at = new Date(Math.max(...parts.map((part) => part.at.getTime())));
    await followOrder({ clock: () => at }, tx, orderId);
    settled.push({ partner, orderId, at });
  }
  await seedPayouts(tx, settled);
}

const wasCancelled = (parts: readonly Part[]): boolean => parts.some(({ isCancelled }) => isCancelled);

/** One order in so many; where none of them was cancelled, which depends on the day, one that was, so that each kind is seen. */
function broughtByPartners(orders: [string, Part[]][]): [string, Part[]][] {
  const brought = orders.filter((_, index) => index % EVERY === 0);
  const cancelled = brought.some(([, parts]) => wasCancelled(parts))
    ? undefined
    : orders.find(([, parts]) => wasCancelled(parts));
  return cancelled ? [...brought, cancelled] : brought;
}

async function partsSince(tx: Tx, now: Date): Promise<Part[]> {
  const { rows } = await tx.execute<Omit<Part, 'createdAt' | 'at'> & { createdAt: string; at: string }>(sql`
    select p.id as "partId", o.id as "orderId", o.user_id as "userId", o.created_at as "createdAt",
      coalesce((select max(e.created_at) from stage_events e where e.part_id = p.id and e.stage = 'closed'),
        (select min(paid_at) from payments where order_id = o.id), o.created_at) as at,
      not exists (select from orders b where b.user_id = o.user_id and b.created_at < o.created_at) as "isFirst",
      p.stage = 'cancelled' as "isCancelled",
      (select coalesce(jsonb_agg(jsonb_build_object('net', i.total_price - i.discount, 'categoryId', t.category_id)), '[]')
        from order_items i left join products t on t.id = i.product_id where i.part_id = p.id) as items
    from orders o join order_parts p on p.order_id = o.id
    where o.created_at > ${now.toISOString()}::timestamptz - make_interval(days => ${DAYS})
      and o.status <> 'awaiting-payment' and p.paid > 0
    order by o.created_at, o.id, p.id`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt), at: new Date(row.at) }));
}

/** Pays partners on the payout days that the demo’s makers were paid on. */
async function seedPayouts(tx: Tx, settled: readonly { partner: SeededPartner; at: Date }[]): Promise<void> {
  const { minimumPayout } = await getSettings(tx);
  const batches = await tx.select().from(payoutBatches).orderBy(asc(payoutBatches.createdAt));
  const partners = new Set(settled.map(({ partner }) => partner._id));
  for (const { _id: batchId, createdAt } of batches)
    for (const partnerId of partners) {
      const amount = await dueAt(tx, partnerId, createdAt);
      if (amount < minimumPayout) continue;
      const account = (await partnerPayees.find(tx, partnerId))?.account;
      if (!account) continue;
      await payOne(tx, { batchId, createdAt, partnerId, amount, account });
    }
}

/** What was due to a partner by then and is in no payout. */
async function dueAt(tx: Tx, partnerId: string, at: Date): Promise<Kobo> {
  const { rows } = await tx.execute<{ sum: string }>(sql`
    select coalesce(sum(amount), 0) as sum from affiliate_commissions
    where partner_id = ${partnerId} and status = 'due' and payout_id is null and due_at <= ${at.toISOString()}`);
  return kobo(Number(rows[0]?.sum ?? 0));
}

type Account = NonNullable<NonNullable<Awaited<ReturnType<typeof partnerPayees.find>>>['account']>;

async function payOne(
  tx: Tx,
  paid: { batchId: string; createdAt: Date; partnerId: string; amount: Kobo; account: Account },
): Promise<void> {
  const { batchId, createdAt, partnerId, amount, account } = paid;
  const settledAt = new Date(createdAt.getTime() + 90_000);
  const reference = `adn-payout-${randomBytes(12).toString('hex')}`;
  const done = {
    status: 'succeeded',
    provider: 'sandbox',
    askedAt: createdAt,
    checkedAt: settledAt,
    settledAt,
  } as const;
  const stored = await tx
    .insert(payouts)
    .values({ ...account, ...done, batchId, createdAt, partnerId, amount, reference })
    .returning();
  await postPayouts(tx, 'payout', stored, createdAt);
  await postPayouts(tx, 'payout-sent', stored, settledAt);
  for (const { _id: payoutId } of stored)
    await tx
      .update(affiliateCommissions)
      .set({ payoutId })
      .where(
        sql`${eq(affiliateCommissions.partnerId, partnerId)} and ${affiliateCommissions.status} = 'due'
          and ${affiliateCommissions.payoutId} is null and ${affiliateCommissions.dueAt} <= ${createdAt.toISOString()}`,
      );
}
