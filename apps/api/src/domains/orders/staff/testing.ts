import { randomUUID } from 'node:crypto';
import { orderResource, type StaffOrder, type StaffPart } from '@adunni/contracts/orders/staff';
import { checkPayment, decideSandbox, startPayment } from '@adunni/contracts/payments/payments';
import { eq } from 'drizzle-orm';
import type { TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { makers } from '../../makers/tables.ts';
import { orderParts } from '../tables.ts';
import { customerWith, place, type TestShop } from '../testing.ts';

/** An order of a customer; each shop’s part of it in the order of the shops. */
export interface Bought {
  customer: TestPerson;
  orderId: string;
  partIds: string[];
}

interface Wishes extends Omit<NonNullable<Parameters<typeof place>[2]>, 'contact'> {
  kind?: 'dress' | 'gown';
  quantity?: number;
  isUnpaid?: boolean;
}

/** Buys a piece from each of some shops in one order, and pays what is due first. */
export async function buyFrom(test: TestApp, shops: readonly TestShop[], wishes: Wishes = {}): Promise<Bought> {
  const { kind = 'dress', quantity = 1, isUnpaid = false, ...change } = wishes;
  const customer = await customerWith(
    test,
    shops.map((shop) => ({ ...shop[kind], quantity })),
  );
  const placed = await place(test, customer, change);
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.error));
  const orderId = placed.body.order._id;
  if (!isUnpaid) await payDue(test, customer, orderId);
  const rows = await test.app.deps.db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
  const partIds = shops.map(({ makerId }) => rows.find((part) => part.makerId === makerId)?._id ?? '');
  return { customer, orderId, partIds };
}

/** Pays what is due on an order in the sandbox. */
export async function payDue(test: TestApp, customer: TestPerson, orderId: string): Promise<void> {
  const { reference } = (await test.call(startPayment, { params: { orderId } }, customer)).body;
  await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success' } });
  await test.call(checkPayment, { params: { reference } }, customer);
}

/** The detail of an order as somebody sees it. */
export async function detailFor(test: TestApp, who: TestPerson, orderId: string): Promise<StaffOrder> {
  const { status, body, error } = await test.call(orderResource.get, { params: { _id: orderId } }, who);
  if (status !== 200) throw new Error(JSON.stringify(error));
  return body.record;
}

/** A part of an order as somebody sees it; the first by default. */
export async function partFor(test: TestApp, who: TestPerson, orderId: string, partId?: string): Promise<StaffPart> {
  const { parts } = await detailFor(test, who, orderId);
  const part = partId ? parts.find(({ _id }) => _id === partId) : parts[0];
  if (!part) throw new Error('no such part');
  return part;
}

/** An approved tailor with a workshop. */
export async function openTailor(
  test: TestApp,
  name = 'Amara Cut & Fit',
): Promise<{ person: TestPerson; _id: string }> {
  const person = await signInAs(test, 'Tailor');
  const workshop = { userId: person._id, slug: `tailor-${randomUUID()}`, name, status: 'approved' } as const;
  const [row] = await test.app.deps.db.insert(makers).values(workshop).returning({ _id: makers._id });
  return { person, _id: row?._id ?? '' };
}
