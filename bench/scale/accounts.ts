import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Told } from './clients.ts';

/** What the books say at the end of what people were told. */
export interface Account {
  orders: number;
  lostOrders: number;
  lostPayments: number;
  /** Orders that more was taken for than they cost. */
  doubled: number;
  /** Mails that were not passed on, and after how long the last was, in ms. */
  mailsLeft: number;
  mailsTook: number;
}

/** How long what was being done when its process was killed may take until it is done again, in ms. */
const MAILS_MS = 240_000;

/** Compares what was confirmed since a moment with what the database has once its jobs are done. */
export async function accountFor(databaseUrl: string, { orders, paid }: Told, since: Date): Promise<Account> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const count = async (text: string, values: unknown[] = []): Promise<number> =>
      Number((await client.query<{ count: string }>(text, values)).rows[0]?.count);
    const kept = await count('select count(*) from orders where id = any ($1)', [[...orders]]);
    const succeeded = await count(`select count(*) from payments where status = 'succeeded' and reference = any ($1)`, [
      [...paid],
    ]);
    const doubled = await count(
      `select count(*) from (select order_id from payments
      where status = 'succeeded' and order_id = any ($1) group by order_id
      having sum(amount) > (select total_amount from orders o where o.id = order_id)) more`,
      [[...orders]],
    );
    const began = performance.now();
    const left = () => count(`select count(*) from mails where status = 'queued' and created_at > $1`, [since]);
    while ((await left()) > 0 && performance.now() - began < MAILS_MS) await setTimeout(500);
    const mailsTook = performance.now() - began;
    const [lostOrders, lostPayments] = [orders.size - kept, paid.size - succeeded];
    return { orders: orders.size, lostOrders, lostPayments, doubled, mailsLeft: await left(), mailsTook };
  } finally {
    await client.end();
  }
}
