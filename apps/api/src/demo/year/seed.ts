import type { GENDERS } from '@adunni/contracts/catalog/catalog';
import type { Figure } from '@adunni/contracts/measurements/catalogue';
import { DEFAULT_SETTINGS } from '@adunni/contracts/settings/settings';
import { and, asc, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { products } from '../../domains/catalog/tables.ts';
import { coupons } from '../../domains/coupons/tables.ts';
import { UNUSABLE_PASSWORD } from '../../domains/identity/passwords.ts';
import { addresses, users } from '../../domains/identity/tables.ts';
import { makers } from '../../domains/makers/tables.ts';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { drawFrom } from '../../kit/draw.ts';
import { HOUR_MS } from '../../kit/durations.rules.ts';
import { adviseRecords } from '../measurements/advised.ts';
import { freezeRecords } from '../measurements/frozen.ts';
import { idAt } from '../past/ids.ts';
import type { Buyer } from '../past/order.ts';
import { recordOrder } from '../past/record.ts';
import { leaveCarts } from './carts.ts';
import { type DemoPerson, inventPeople } from './people.ts';
import { readPieces } from './pieces.ts';
import type { YearContext } from './scenario.ts';
import { storeRecords } from './store.ts';
import { inventYear, type Year } from './year.ts';

/** Customers who ordered in the past year, and those who only looked around. */
const CUSTOMERS = 150;
const VISITORS = 30;
const FIGURES: Record<(typeof GENDERS)[number], Figure | null> = {
  ...{ women: 'woman', girls: 'woman', men: 'man', boys: 'man', unisex: null },
};
/** Any number; the same makes the same year for the same day. */
const SEED = 20_261_121;
const MEASURING_SEED = 20_261_122;
const ADVICE_SEED = 20_261_123;

/**
 * Fills the demo with a year of orders, by the rules of real ones, and with carts and wishes of today. The pieces left
 * the shelf long ago, so that the demo’s stock is what remains.
 */
export async function seedYear(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  logins: { Customer: string; Admin: string },
): Promise<void> {
  const now = clock();
  const draw = drawFrom(SEED);
  const [tailor] = await tx.select().from(makers).where(eq(makers.slug, 'peckham-fit-room'));
  const pieces = await readPieces(tx, draw, now);
  const context: YearContext = {
    ...{ draw, now, pieces, settings: DEFAULT_SETTINGS, adminId: logins.Admin, tailorId: tailor?._id ?? '' },
    makerUsers: new Map(pieces.map(({ ways, makerUserId }) => [ways[0]?.maker._id ?? '', makerUserId])),
    coupons: await tx.select().from(coupons).orderBy(asc(coupons.code)),
  };
  const people = inventPeople(draw, CUSTOMERS + VISITORS).map((person) => ({ ...person, _id: v7() }));
  const buyers = people.slice(0, CUSTOMERS).map(buyerOf);
  const year = inventYear(context, buyers, await ownBuyer(tx, logins.Customer));
  await storePeople(tx, people, year, now);
  const numbers = await nextNumbers(tx, year.orders.length);
  const records = year.orders.map((past, index) =>
    recordOrder(past, {
      ...{ now, settings: context.settings },
      number: orderNumber(past.placedAt, numbers[index] ?? 0),
      newId: idAt,
    }),
  );
  // By a chance of its own, so that the year stays the one that it was. The demo’s own customer has profiles.
  const measuring = drawFrom(MEASURING_SEED);
  const figureOf = await readFigures(tx);
  for (const record of records)
    if (record.orders[0]?.userId !== logins.Customer) freezeRecords(measuring, record, now, figureOf);
  const advising = drawFrom(ADVICE_SEED);
  const sold = pieces.flatMap(({ ways }) => ways[0] ?? []);
  for (const record of records) adviseRecords(advising, record, sold);
  await storeRecords(tx, records);
  await leaveCarts(tx, context, people);
}

/** Whom a product is cut for; null for anybody. */
async function readFigures(tx: Tx): Promise<(productId: string) => Figure | null> {
  const rows = await tx.select({ _id: products._id, gender: products.gender }).from(products);
  const genders = new Map(rows.map(({ _id, gender }) => [_id, gender]));
  return (productId) => FIGURES[genders.get(productId) ?? 'unisex'];
}

/** As `storeOrder` writes it. */
export const orderNumber = (placedAt: Date, next: number): string =>
  `ADN-${placedAt.getUTCFullYear()}-${String(next).padStart(6, '0')}`;

async function nextNumbers(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ next: number }>(
    sql`select nextval('order_numbers')::int as next from generate_series(1, ${count})`,
  );
  return rows.map(({ next }) => next);
}

const buyerOf = ({ _id, firstName, lastName, email, phone, address }: DemoPerson & { _id: string }): Buyer => ({
  userId: _id,
  contact: { firstName, lastName, email, phone },
  address,
});

/** The demo’s own customer with the address that they use. */
async function ownBuyer(tx: Tx, userId: string): Promise<Buyer> {
  const [customer] = await tx.select().from(users).where(eq(users._id, userId));
  const isOwn = and(eq(addresses.userId, userId), eq(addresses.isDefault, true));
  const [book] = await tx.select().from(addresses).where(isOwn);
  if (!customer || !book) throw new Error('the demo customer has no address');
  const { _id: _bookId, userId: _owner, isDefault: _default, createdAt: _since, ...address } = book;
  return buyerOf({ ...customer, phone: customer.phone ?? address.phone, address });
}

async function storePeople(
  tx: Tx,
  people: readonly (DemoPerson & { _id: string })[],
  year: Year,
  now: Date,
): Promise<void> {
  const rows = people.map(({ address: _address, ...person }, index) => {
    const joinedAt = year.joined.get(person._id) ?? new Date(now.getTime() - (index + 1) * 11 * HOUR_MS);
    return { ...person, passwordHash: UNUSABLE_PASSWORD, emailVerifiedAt: joinedAt, createdAt: joinedAt };
  });
  await tx.insert(users).values(rows);
  await tx.insert(addresses).values(people.map(({ _id, address }) => ({ ...address, userId: _id, isDefault: true })));
}
