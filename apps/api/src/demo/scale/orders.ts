import { setImmediate as breathe } from 'node:timers/promises';
import { DEFAULT_SETTINGS } from '@adunni/contracts/settings/settings';
import type { ClientBase } from 'pg';
import type { SellableLine } from '../../domains/catalog/queries.ts';
import { subjectColumns } from '../../domains/ledger/rules.ts';
import { ledgerEntries, ledgerTransactions } from '../../domains/ledger/tables.ts';
import { missingPostings } from '../../domains/orders/ledger/backfill.rules.ts';
import { freezeRecords } from '../measurements/frozen.ts';
import type { Buyer, PastOrder } from '../past/order.ts';
import { recordOrder } from '../past/record.ts';
import { noRecords, type Records } from '../past/records.ts';
import { drawOutcome, type SeedContext } from '../year/outcome.ts';
import { drawMoments } from '../year/season.ts';
import { orderNumber } from '../year/seed.ts';
import { RECORD_TABLES } from '../year/store.ts';
import type { ScaleContext } from './context.ts';
import { copyRows } from './copy.ts';

const BATCH = 4000;
/** Orders that are made before waiting writes are looked after. */
const BREATH = 40;
const ORDERS_PER_PRODUCT = 10;
const NOTHING = { posted: new Set<string>(), balances: new Map(), refundedBalances: new Map<string, number>() };

/** Who buys what. */
export interface Market {
  outcomes: Omit<SeedContext, 'tailorId'>;
  /** Makers who sew for others, each for their share. */
  tailorIds: readonly string[];
  buyers: readonly Buyer[];
  lines: readonly SellableLine[];
}

type Batch = Records & {
  ledgerTransactions: (typeof ledgerTransactions.$inferSelect)[];
  ledgerEntries: (typeof ledgerEntries.$inferSelect)[];
};

/** Fills in a year of orders with all that belongs to them; while a batch is written the next is made. */
export async function fillOrders(client: ClientBase, context: ScaleContext, market: Market): Promise<void> {
  const { draw, now, scale, say } = context;
  const moments = drawMoments(draw, scale * ORDERS_PER_PRODUCT, now);
  const { rows } = await client.query<{ last: number }>('select last_value::int as last from order_numbers');
  const last = rows[0]?.last ?? 0;
  let writing = Promise.resolve();
  for (let from = 0; from < moments.length; from += BATCH) {
    const batch = await makeBatch(context, market, moments.slice(from, from + BATCH), last + from);
    await writing;
    writing = writeBatch(client, batch);
    // Awaited with the next batch; until then nobody listens.
    writing.catch(() => undefined);
    if (from % (BATCH * 10) === 0) say(`${from} of ${moments.length} orders`);
  }
  await writing;
  await client.query(`select setval('order_numbers', $1)`, [last + moments.length]);
  say(`${moments.length} orders`);
}

async function makeBatch(
  context: ScaleContext,
  market: Market,
  moments: readonly Date[],
  last: number,
): Promise<Batch> {
  const batch: Batch = { ...noRecords(), ledgerTransactions: [], ledgerEntries: [] };
  for (const [index, placedAt] of moments.entries()) {
    const past = composeOrder(context, market, placedAt);
    const { newId, now } = context;
    const number = orderNumber(placedAt, last + index + 1);
    const record = recordOrder(past, { number, newId, now, settings: DEFAULT_SETTINGS });
    freezeRecords(context.draw, record, now);
    const one = withLedger(context, record);
    for (const name of Object.keys(batch) as (keyof Batch)[]) (batch[name] as unknown[]).push(...one[name]);
    if (index % BREATH === 0) await breathe();
  }
  return batch;
}

/** What an order is about; the first products are bought more often than the last. */
function composeOrder(
  { draw }: ScaleContext,
  { outcomes, tailorIds, buyers, lines }: Market,
  placedAt: Date,
): PastOrder {
  const count = draw.chance(0.15) ? 2 : 1;
  const chosen = new Set<SellableLine>();
  while (chosen.size < count) chosen.add(lines[Math.floor(draw.next() ** 1.5 * lines.length)] as SellableLine);
  const bought = [...chosen].map((sellable) => {
    return { sellable, quantity: draw.chance(0.1) ? draw.whole(2, 4) : 1, personalisation: '', measurementNote: '' };
  });
  const buyer = draw.pick(buyers);
  const plan = draw.chance(0.1) ? ('deposit' as const) : ('full' as const);
  return {
    ...{ placedAt, buyer, plan, lines: bought, coupon: null },
    delivery: draw.chance(0.2) ? 'express' : 'standard',
    ...drawOutcome(placedAt)({ ...outcomes, tailorId: draw.pick(tailorIds) }, { lines: bought, buyer, plan }),
  };
}

/** The order’s rows with what the ledger has of it. */
function withLedger({ newId }: ScaleContext, records: Records): Batch {
  const { orderParts: parts, refunds, payments } = records;
  const history = {
    ...{ orderId: records.orders[0]?._id ?? '', parts, refunds, ...NOTHING },
    payments: payments.map((payment) => ({ ...payment, paidAt: payment.paidAt ?? payment.createdAt })),
    events: records.stageEvents.map(({ partId, stage, createdAt: at }) => ({ partId, stage, at })),
  };
  const batch: Batch = { ...records, ledgerTransactions: [], ledgerEntries: [] };
  for (const { entries, subject, ...posting } of missingPostings(history, DEFAULT_SETTINGS.materialsSharePercent)) {
    if (entries.length === 0) continue;
    const { at } = posting;
    const transactionId = newId(at);
    batch.ledgerTransactions.push({ _id: transactionId, ...posting, ...subjectColumns(subject) });
    for (const entry of entries)
      batch.ledgerEntries.push({ _id: newId(at), transactionId, at, partnerId: null, ...entry });
  }
  return batch;
}

async function writeBatch(client: ClientBase, batch: Batch): Promise<void> {
  for (const [name, table] of Object.entries({ ...RECORD_TABLES, ledgerTransactions, ledgerEntries }))
    await copyRows(client, table, batch[name as keyof Batch] as (typeof table)['$inferInsert'][]);
}
