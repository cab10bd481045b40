import { asc, eq } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { rebuildRollUps } from '../../domains/dashboard/service.ts';
import { users } from '../../domains/identity/tables.ts';
import { closeLedger } from '../../domains/ledger/closing/closing.service.ts';
import { makers } from '../../domains/makers/tables.ts';
import { getTargets } from '../../domains/support/targets/targets.queries.ts';
import type { Deps } from '../../kit/context.ts';
import { drawFrom } from '../../kit/draw.ts';
import type { ScaleContext } from './context.ts';
import { countedIds } from './ids.ts';
import { dropIndexes } from './indexes.ts';
import { fillOrders } from './orders.ts';
import { fillCustomers, fillMakers } from './people.ts';
import { fillProducts } from './products.ts';
import { fillCarts } from './shelves.ts';
import { fillTickets, type SupportCast } from './tickets.ts';

const SEED = 100_000;
/** One of so many workshops sews for the others too. */
const MAKERS_PER_TAILOR = 20;
/** Tables that grow to millions of rows. */
const LARGE = [
  'users',
  'addresses',
  'baskets',
  'cart_items',
  'wishlist_items',
  'orders',
  'order_parts',
  'order_items',
  'stage_events',
  'payments',
  'refunds',
  'ledger_transactions',
  'ledger_entries',
  'tickets',
  'ticket_backlog',
  'messages',
  'ticket_words',
];

/** Thrown when a database has been filled before. */
export class FilledBeforeError extends Error {}

/**
 * Fills a seeded database for measurements: as many products and customers as `scale`, ten times as many orders, with
 * their lines, parts, payments, stages and ledger, twice as many tickets with ten messages each, carts and wishes; or
 * products and their makers alone. All or nothing: one transaction, written by COPY, past triggers and foreign keys, which needs a superuser and keeps
 * everybody else out meanwhile.
 */
export async function seedScale(
  { db, pool, clock }: Pick<Deps, 'db' | 'pool' | 'clock'>,
  { scale, catalogueOnly = false }: { scale: number; catalogueOnly?: boolean },
  say: (text: string) => void,
): Promise<void> {
  const [known] = await db.select().from(makers).where(eq(makers.slug, 'scale-0'));
  if (known) throw new FilledBeforeError('this database has been filled before; use a new one');
  const context: ScaleContext = { draw: drawFrom(SEED), now: clock(), scale, newId: countedIds(), say };
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local session_replication_role = replica; set local statement_timeout = 0;
      set local idle_in_transaction_session_timeout = 0; set local maintenance_work_mem = '256MB'`);
    if (catalogueOnly) await fillCatalogue(client, context);
    else await fill(client, context, { adminId: await readAdmin(db), targets: await getTargets(db) });
    await client.query('commit');
    await client.query('set statement_timeout = 0');
    await client.query('vacuum (analyze)');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(true);
  }
  say('vacuumed');
  await closeLedger({ db });
  await rebuildRollUps(db);
  say('closed the ledger and summed up the dashboards');
}

/** Staff who refund and answer. */
async function readAdmin(db: Deps['db']): Promise<string> {
  const [admin] = await db.select().from(users).where(eq(users.role, 'Admin')).orderBy(asc(users._id)).limit(1);
  if (!admin) throw new Error('seed the demo first');
  return admin._id;
}

/** Makers with their products. */
async function fillCatalogue(client: PoolClient, context: ScaleContext) {
  const shops = await fillMakers(client, context);
  context.say(`${shops.length} makers`);
  const lines = await fillProducts(client, context, shops);
  await client.query('select shelve_missing()');
  return { shops, lines };
}

async function fill(client: PoolClient, context: ScaleContext, cast: SupportCast): Promise<void> {
  const { draw, now, say } = context;
  const { adminId } = cast;
  const remake = await dropIndexes(client, LARGE);
  const buyers = await fillCustomers(client, context);
  say(`${buyers.length} customers`);
  const { shops, lines } = await fillCatalogue(client, context);
  const makerUsers = new Map(shops.map(({ _id, userId }) => [_id, userId]));
  await fillCarts(client, context, { buyers, lines });
  const tailorIds = shops.filter((_, index) => index % MAKERS_PER_TAILOR === 0).map(({ _id }) => _id);
  await fillOrders(client, context, { buyers, lines, tailorIds, outcomes: { draw, now, makerUsers, adminId } });
  await fillTickets(client, context, cast);
  for (const make of remake) await make();
  say(`${remake.length} indexes`);
  await client.query(`select count_wishes_anew(), refill_all_baskets(), keep_missing_ticket_figures(),
    index_missing_tickets()`);
}
