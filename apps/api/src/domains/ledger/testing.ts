import { checkPayment, decideSandbox, startPayment } from '@adunni/contracts/payments/payments';
import { eq, sql } from 'drizzle-orm';
import type { TestApp } from '../../kit/testing/test-app.ts';
import type { TestPerson } from '../identity/testing.ts';
import { advanceStage } from '../orders/stages/stages.service.ts';
import { orderParts } from '../orders/tables.ts';
import { customerWith, place, type TestShop } from '../orders/testing.ts';
import { ledgerEntries, ledgerTransactions } from './tables.ts';

type Stage = Parameters<typeof advanceStage>[2]['to'];

/** An order of one piece from each of these shops. */
export interface Bought {
  person: TestPerson;
  orderId: string;
  /** In the order of the shops. */
  partIds: string[];
}

/** Places an order of one piece from each of these shops; it is not paid yet. */
export async function buy(
  test: TestApp,
  shops: readonly TestShop[],
  piece: 'dress' | 'gown' = 'dress',
  paymentPlan: 'full' | 'deposit' = 'full',
): Promise<Bought> {
  const person = await customerWith(
    test,
    shops.map((shop) => ({ ...shop[piece], quantity: 1 })),
  );
  const orderId = (await place(test, person, { paymentPlan })).body.order._id;
  const parts = await test.app.deps.db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
  const partIds = shops.map(({ makerId }) => parts.find((part) => part.makerId === makerId)?._id ?? '');
  return { person, orderId, partIds };
}

/** Pays what is due, through the sandbox. */
export async function pay(test: TestApp, { person, orderId }: Bought): Promise<void> {
  const { reference } = (await test.call(startPayment, { params: { orderId } }, person)).body;
  await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success' } });
  await test.call(checkPayment, { params: { reference } }, person);
}

/** Moves a part through these stages, as the marketplace’s staff. */
export async function move(test: TestApp, partId: string, ...stages: Stage[]): Promise<void> {
  const { deps } = test.app;
  for (const to of stages) {
    const [part] = await deps.db.select().from(orderParts).where(eq(orderParts._id, partId));
    const step = { partId, version: part?.version ?? 0, to, note: '', actorId: null, makerId: null };
    await deps.db.transaction((tx) => advanceStage(deps, tx, step));
  }
}

/** The stages from placed to one, along the straight way. */
export const upTo = (path: readonly Stage[], stage: Stage): Stage[] => path.slice(1, path.indexOf(stage) + 1);

/** All entries with their cause, in a fixed order. */
export const wholeLedger = (test: TestApp) =>
  test.app.deps.db
    .select({
      cause: ledgerTransactions.cause,
      account: ledgerEntries.account,
      makerId: ledgerEntries.makerId,
      partId: ledgerEntries.partId,
      amount: ledgerEntries.amount,
      at: ledgerEntries.at,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions._id, ledgerEntries.transactionId))
    .orderBy(ledgerTransactions.cause, ledgerEntries.account, ledgerEntries.partId);

/** What all entries come to: zero. */
export async function ledgerSum(test: TestApp): Promise<number> {
  const [sum] = await test.app.deps.db
    .select({ of: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries);
  return Number(sum?.of);
}

/** Empties the ledger past its triggers, as if the orders were older than it. */
export async function clearLedger(test: TestApp): Promise<void> {
  await test.app.deps.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.delete(ledgerEntries);
    await tx.delete(ledgerTransactions);
  });
}
