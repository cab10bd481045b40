import { randomUUID } from 'node:crypto';
import { type GuestOrder, getGuestOrder, payGuestOrder, placeGuestOrder } from '@adunni/contracts/asoebi/guest';
import type { SentGuestOrder } from '@adunni/contracts/asoebi/guest-forms';
import { joinWaiting, renewGroupLink } from '@adunni/contracts/asoebi/waiting';
import { checkReturn, decideSandbox, type SANDBOX_OUTCOMES } from '@adunni/contracts/payments/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestApp, type TestApp, type TestResponse } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { type OpenEvent, openWedding } from '../hosting/testing.ts';
import { asoEbiOrders } from '../placing/tables.ts';
import { asoEbiPackages } from '../tables.ts';

/** An event that takes orders, with the link of its first group. */
export interface Celebration extends OpenEvent {
  host: TestPerson;
  shop: TestShop;
  linkKey: string;
}

/** Opens a wedding with a link for guests. */
export async function celebrate(test: TestApp, form?: Parameters<typeof openWedding>[3]): Promise<Celebration> {
  const [host, shop] = [await signInAs(test), await openShop(test)];
  const open = await openWedding(test, host, shop, form);
  const { eventId, groupId } = open;
  const { body } = await test.call(renewGroupLink, { params: { eventId, groupId } }, host);
  return { ...open, host, shop, linkKey: body.items[0]?.key ?? '' };
}

/**
 * An application for the tests of a file, and for each of them a wedding of its own that begins at the same moment. What is
 * asked of it is asked while a test runs.
 */
export function celebrateEach() {
  const shared = {} as { test: TestApp; wedding: Celebration; begun: Date };
  beforeAll(async () => {
    shared.test = await startTestApp();
    shared.begun = shared.test.now;
  });
  beforeEach(async () => {
    shared.test.now = shared.begun;
    shared.wedding = await celebrate(shared.test);
  });
  afterAll(() => shared.test.close());
  /** The last day on which its first package can be ordered. */
  const deadline = (): string => shared.wedding.event.groups[0]?.packages[0]?.deadline ?? '';
  return Object.assign(shared, { deadline });
}

let phones = 0;
/** A phone that nobody else of these tests has. */
export const newPhone = (): string => `+234803${String(++phones).padStart(7, '0')}`;

/** What a set of ₦45,000 comes to with 5 % tax. */
export const SET_TOTAL = 47_250;

/** An order as a guest sends it: so many sets of the first package, paid at once, unless told. */
export function guestForm(
  { packageId, handoverId }: Pick<OpenEvent, 'packageId' | 'handoverId'>,
  { sets = 1, ...given }: Partial<Omit<SentGuestOrder, 'sets'>> & { sets?: number } = {},
): SentGuestOrder {
  return {
    ...{ name: 'Bola Ade', phone: newPhone(), email: null, handoverId, address: '', plan: 'full' as const },
    sets: Array.from({ length: sets }, (_, index) => ({
      ...{
        packageId,
        wearer: `Wearer ${'abcdefghijklmnopqrstuvwxyz'[index]}`,
        size: '',
        measurements: null,
        profileId: null,
      },
    })),
    expectedTotal: SET_TOTAL * sets,
    ...given,
  };
}

/** Orders as somebody who holds the link, without an account unless told. */
export function order(
  test: TestApp,
  celebration: Celebration,
  { key = randomUUID(), token, ...given }: Parameters<typeof guestForm>[1] & { key?: string; token?: string } = {},
): Promise<TestResponse<typeof placeGuestOrder>> {
  const body = guestForm(celebration, given);
  const headers = { 'idempotency-key': key };
  return test.call(
    placeGuestOrder,
    { params: { linkKey: celebration.linkKey }, body },
    { headers, ...(token && { token }) },
  );
}

/** What becomes of a payment, seen by who comes back from it. */
export async function decide(
  test: TestApp,
  reference: string,
  outcome: (typeof SANDBOX_OUTCOMES)[number] = 'success',
): Promise<void> {
  await test.call(decideSandbox, { params: { reference }, body: { outcome } });
  await test.call(checkReturn, { params: { reference } });
}

/** Orders and pays what is due first. */
export async function orderPaid(test: TestApp, celebration: Celebration, given: Parameters<typeof order>[2] = {}) {
  const placed = await order(test, celebration, given);
  if (placed.status !== 201) throw new Error(`ordering answered ${placed.status}: ${placed.error.message}`);
  await decide(test, placed.body.payment?.reference ?? '');
  return placed.body.orderKey;
}

/** Pays what is due on an order. */
export async function payDue(test: TestApp, orderKey: string): Promise<void> {
  const { body } = await test.call(payGuestOrder, { params: { orderKey } });
  await decide(test, body.reference);
}

/** An order as its guest sees it. */
export const seen = async (test: TestApp, orderKey: string): Promise<GuestOrder> =>
  (await test.call(getGuestOrder, { params: { orderKey } })).body.order;

/** An order’s row. */
export async function rowOf(test: TestApp, orderKey: string) {
  const [row] = await test.app.deps.db.select().from(asoEbiOrders).where(eq(asoEbiOrders.publicId, orderKey));
  if (!row) throw new Error('no such order');
  return row;
}

/** How many sets of a package are taken. */
export async function takenOf(test: TestApp, packageId: string): Promise<number> {
  const [pack] = await test.app.deps.db.select().from(asoEbiPackages).where(eq(asoEbiPackages._id, packageId));
  return pack?.taken ?? -1;
}

/** Lets a package have so many sets. */
export const stockUp = (test: TestApp, packageId: string, values: Partial<typeof asoEbiPackages.$inferInsert>) =>
  test.app.deps.db.update(asoEbiPackages).set(values).where(eq(asoEbiPackages._id, packageId));

/** Puts somebody on the waiting list; answers with the key of their place. */
export async function wait(
  test: TestApp,
  { linkKey, packageId }: Celebration,
  quantity = 1,
  contact: { email?: string | null; phone?: string } = {},
): Promise<TestResponse<typeof joinWaiting>> {
  const body = { name: 'Kemi Obi', phone: newPhone(), email: null, packageId, quantity, ...contact };
  return test.call(joinWaiting, { params: { linkKey }, body }, { headers: { 'idempotency-key': randomUUID() } });
}
