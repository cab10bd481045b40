import { getProduct } from '@adunni/contracts/catalog/catalog';
import { getProfile } from '@adunni/contracts/identity/identity';
import { changeRole, personResource } from '@adunni/contracts/identity/people';
import { kobo } from '@adunni/contracts/money';
import type { Role } from '@adunni/contracts/roles';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { completeOverdue } from '../../bookings/changing/complete.service.ts';
import { bookings } from '../../bookings/tables.ts';
import { book, rowOf as bookingRow, openStudio } from '../../bookings/testing.ts';
import { makers } from '../../makers/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { buyFrom } from '../../orders/staff/testing.ts';
import { closeDelivered } from '../../orders/stages/close.service.ts';
import { orderParts } from '../../orders/tables.ts';
import { customerWith, openShop, place, type TestShop } from '../../orders/testing.ts';
import { users } from '../tables.ts';
import { signInAs, type TestPerson } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
let superAdmin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
  superAdmin = await signInAs(test, 'SuperAdmin');
});
afterAll(() => test.close());

async function give(by: TestPerson, { _id }: { _id: string }, role: Role, version?: number) {
  const [person] = await test.app.deps.db.select().from(users).where(eq(users._id, _id));
  const body = { role, version: version ?? person?.version ?? 0 };
  const { status, error } = await test.call(changeRole, { params: { _id }, body }, by);
  return [status, error?.code] as const;
}
const DONE = [200, undefined];
const personOf = async ({ _id }: { _id: string }) =>
  (await test.app.deps.db.select().from(users).where(eq(users._id, _id)))[0];
const shopOf = async ({ _id }: { _id: string }) =>
  (await test.app.deps.db.select().from(makers).where(eq(makers.userId, _id)))[0];
async function ownerOf({ makerId }: TestShop): Promise<{ _id: string }> {
  const [maker] = await test.app.deps.db.select().from(makers).where(eq(makers._id, makerId));
  return { _id: maker?.userId ?? '' };
}
const shown = async ({ dress }: TestShop) =>
  (await test.call(getProduct, { params: { productId: dress.productId } })).status;

it.each([
  ['Admin', 'Customer', 'Designer', DONE],
  ['Admin', 'Designer', 'Tailor', DONE],
  ['Admin', 'Tailor', 'Customer', DONE],
  ['Admin', 'Customer', 'Admin', [403, 'staff_only_by_superadmin']],
  ['Admin', 'Customer', 'SuperAdmin', [403, 'staff_only_by_superadmin']],
  ['Admin', 'Admin', 'Customer', [403, 'staff_only_by_superadmin']],
  ['Admin', 'SuperAdmin', 'Admin', [403, 'staff_only_by_superadmin']],
  ['SuperAdmin', 'Customer', 'Admin', DONE],
  ['SuperAdmin', 'Admin', 'SuperAdmin', DONE],
  ['SuperAdmin', 'SuperAdmin', 'Customer', DONE],
] as const)('%s turns %s into %s: %j', async (by, from, to, expected) => {
  const person = await signInAs(test, from);
  expect(await give(by === 'Admin' ? admin : superAdmin, person, to)).toEqual(expected);
  expect((await personOf(person))?.role).toBe(expected === DONE ? to : from);
  expect((await test.call(getProfile, {}, person)).status).toBe(expected === DONE ? 401 : 200);
});

/** Nine in the morning in Lagos, some days from now. */
const inDays = (days: number) =>
  `${new Date(test.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)}T08:00:00Z`;
const stagesOf = async (orderId: string) =>
  (await test.app.deps.db.select().from(orderParts).where(eq(orderParts.orderId, orderId))).map(({ stage }) => stage);

it('is nobody’s to change for themselves, and never with a version that is past', async () => {
  expect(await give(superAdmin, superAdmin, 'Admin')).toEqual([422, 'not_yourself']);
  expect(await give(admin, admin, 'SuperAdmin')).toEqual([422, 'not_yourself']);
  const person = await signInAs(test);
  expect(await give(admin, person, 'Tailor', 7)).toEqual([409, 'stale']);
  const answers = await Promise.all([give(admin, person, 'Tailor', 1), give(admin, person, 'Designer', 1)]);
  expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
  expect(await give(admin, { _id: '01890000-0000-7000-8000-000000000000' }, 'Tailor')).toEqual([404, 'not_found']);
});

it('leaves one SuperAdmin when two demote each other at the same moment', async () => {
  const db = test.app.deps.db;
  for (let round = 0; round < 8; round += 1) {
    await db.update(users).set({ status: 'suspended' }).where(eq(users.role, 'SuperAdmin'));
    const [one, other] = [await signInAs(test, 'SuperAdmin'), await signInAs(test, 'SuperAdmin')];
    await Promise.all([give(one, other, 'Customer'), give(other, one, 'Customer')]);
    expect([(await personOf(one))?.role, (await personOf(other))?.role].sort()).toEqual(['Customer', 'SuperAdmin']);
  }
  await db.update(users).set({ status: 'active' }).where(eq(users._id, superAdmin._id));
});

it('keeps who is leaving out of the staff', async () => {
  const person = await signInAs(test, 'Customer', { deletionDueAt: new Date() });
  expect(await give(superAdmin, person, 'Admin')).toEqual([422, 'leaving']);
});

describe('a maker', () => {
  it('gets a workshop to be verified, loses it from the shop as a customer, and must be verified anew', async () => {
    const person = await signInAs(test, 'Customer', { firstName: 'Uche' });
    await give(admin, person, 'Designer');
    expect(await shopOf(person)).toMatchObject({ name: 'Uche Eze', status: 'pending' });
    await test.app.deps.db.update(makers).set({ status: 'approved' }).where(eq(makers.userId, person._id));
    await give(admin, person, 'Customer');
    expect((await shopOf(person))?.status).toBe('suspended');
    await give(admin, person, 'Tailor');
    expect(await shopOf(person)).toMatchObject({ status: 'pending', submittedAt: null });
  });

  it('with an open order stays one until it is sent', async () => {
    const shop = await openShop(test);
    const owner = await ownerOf(shop);
    const line = { productId: shop.dress.productId, variantId: shop.dress.variantId, quantity: 1 };
    const customer = await customerWith(test, [line]);
    expect((await place(test, customer)).status).toBe(201);
    expect(await give(admin, owner, 'Customer')).toEqual([422, 'open_orders']);
    expect(await shown(shop)).toBe(200);
    await test.app.deps.db.update(orderParts).set({ stage: 'delivered' }).where(eq(orderParts.makerId, shop.makerId));
    expect(await give(admin, owner, 'Customer')).toEqual(DONE);
    expect(await shown(shop)).toBe(404);
  });

  it('with an open booking stays one until it is over', async () => {
    const studio = await openStudio(test, { deposit: kobo(0) });
    const booked = await book(test, studio, inDays(3));
    expect(await give(admin, studio.owner, 'Customer')).toEqual([422, 'open_orders']);
    await test.app.deps.db
      .update(bookings)
      .set({ status: 'completed' })
      .where(eq(bookings._id, booked.body.booking._id));
    expect(await give(admin, studio.owner, 'Customer')).toEqual(DONE);
  });

  it('who is suspended leaves open orders and bookings to staff, and none ends by itself', async () => {
    const studio = await openStudio(test, { deposit: kobo(0) });
    const booked = await book(test, studio, inDays(3));
    const shop = await openShop(test);
    const bought = await buyFrom(test, [shop]);
    const ids = [studio.owner._id, (await ownerOf(shop))._id];
    await test.call(personResource.act, { body: { action: 'suspend', ids } }, admin);
    const { db } = test.app.deps;
    const told = await db.select().from(notifications).where(eq(notifications.userId, admin._id));
    expect(told.map(({ kind, path }) => [kind, path])).toEqual(
      expect.arrayContaining([
        ['bookings-handed-over', `/admin/bookings?maker=${studio.makerId}`],
        ['orders-handed-over', `/admin/orders?maker=${shop.makerId}`],
      ]),
    );
    const delivered = { stage: 'delivered', acceptBy: null, deliveredAt: new Date(test.now) } as const;
    await db.update(orderParts).set(delivered).where(eq(orderParts.orderId, bought.orderId));
    const now = test.now;
    test.now = new Date(inDays(30));
    await completeOverdue(test.app.deps);
    await closeDelivered(test.app.deps);
    expect((await bookingRow(test, booked.body.booking._id)).status).toBe('confirmed');
    expect(await stagesOf(bought.orderId)).toEqual(['delivered']);
    await db.update(users).set({ status: 'active' }).where(inArray(users._id, ids));
    await db.update(makers).set({ status: 'approved' }).where(inArray(makers.userId, ids));
    await completeOverdue(test.app.deps);
    await closeDelivered(test.app.deps);
    expect((await bookingRow(test, booked.body.booking._id)).status).toBe('completed');
    expect(await stagesOf(bought.orderId)).toEqual(['closed']);
    test.now = now;
  });

  it('who is suspended takes the shop along and brings it back, but not one that was suspended before', async () => {
    const [shop, closed] = [await openShop(test), await openShop(test)];
    const [owner, other] = [await ownerOf(shop), await ownerOf(closed)];
    await test.app.deps.db.update(makers).set({ status: 'suspended' }).where(eq(makers._id, closed.makerId));
    const act = (action: 'suspend' | 'reinstate') =>
      test.call(personResource.act, { body: { action, ids: [owner._id, other._id] } }, admin);
    await act('suspend');
    expect([await shown(shop), await shown(closed)]).toEqual([404, 404]);
    await act('reinstate');
    expect([await shown(shop), await shown(closed)]).toEqual([200, 404]);
  });
});
