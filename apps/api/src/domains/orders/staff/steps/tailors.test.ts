import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { acceptPart, assignTailor, listTailors } from '@adunni/contracts/orders/work';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../kit/testing/test-app.ts';
import { signInAs } from '../../../identity/testing.ts';
import { makers } from '../../../makers/tables.ts';
import { orderParts } from '../../tables.ts';
import { openShop } from '../../testing.ts';
import { buyFrom, openTailor, partFor } from '../testing.ts';
import { townsNear } from './near.rules.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('tailors are offered by how near they are, and not given what is sewn already', async () => {
  const shop = await openShop(test);
  const [far, near] = [await openTailor(test, 'Ankara Abroad'), await openTailor(test, 'Ankara Zest')];
  const { db } = test.app.deps;
  await db.update(makers).set({ city: 'Lekki', country: 'Nigeria' }).where(eq(makers._id, shop.makerId));
  await db.update(makers).set({ city: 'London', country: 'United Kingdom' }).where(eq(makers._id, far._id));
  await db.update(makers).set({ city: 'Surulere', country: 'Nigeria' }).where(eq(makers._id, near._id));
  const bought = await buyFrom(test, [shop], { kind: 'gown' });
  const part = await partFor(test, shop.owner, bought.orderId);
  const offered = await test.call(listTailors, { query: { q: 'ankara', partId: part._id } }, shop.owner);
  expect(offered.body.items).toMatchObject([
    { _id: near._id, slug: expect.stringMatching(/^tailor-/), city: 'Surulere', near: 'state', openParts: 0 },
    { _id: far._id, city: 'London', near: 'abroad' },
  ]);
  for (const stage of ['quality-check', 'ready', 'dispatched', 'delivered'] as const) {
    await db.update(orderParts).set({ stage }).where(eq(orderParts._id, part._id));
    const { canAssign, version } = await partFor(test, shop.owner, bought.orderId);
    expect(canAssign).toBe(false);
    const given = { params: { partId: part._id }, body: { version, tailorId: near._id } };
    expect(await test.call(assignTailor, given, shop.owner)).toMatchObject({
      status: 409,
      error: { code: 'sewing_done' },
    });
  }
});

it('a tailor is told of the sewing when it is given to them, and not when the order is accepted', async () => {
  const [shop, tailor] = [await openShop(test), await openTailor(test)];
  const bought = await buyFrom(test, [shop], { kind: 'gown' });
  const part = await partFor(test, shop.owner, bought.orderId);
  const params = { partId: part._id };
  const told = async () => (await test.call(listNotifications, {}, tailor.person)).body.items.map(({ title }) => title);
  await test.call(assignTailor, { params, body: { version: part.version, tailorId: tailor._id } }, shop.owner);
  const atFirst = await told();
  expect(atFirst).toEqual([expect.stringMatching(/^Sewing assigned to you/)]);
  const { version } = await partFor(test, shop.owner, bought.orderId);
  const accepted = await test.call(acceptPart, { params, body: { version, note: '' } }, shop.owner);
  expect(accepted.status).toBe(200);
  expect(await told()).toEqual(atFirst);
});

it('is told with who gave the sewing away and when, and of a row that the log does not know nothing', async () => {
  const shop = await openShop(test);
  const [first, second] = [await openTailor(test, 'First Needle'), await openTailor(test, 'Second Needle')];
  const admin = await signInAs(test, 'Admin');
  const bought = await buyFrom(test, [shop], { kind: 'gown' });
  const partId = bought.partIds[0] ?? '';
  const part = (as = shop.owner) => partFor(test, as, bought.orderId);
  const assign = async (tailorId: string, as = shop.owner) => {
    const { version } = await part(as);
    expect((await test.call(assignTailor, { params: { partId }, body: { version, tailorId } }, as)).status).toBe(200);
  };
  await test.app.deps.db.update(orderParts).set({ tailorId: first._id }).where(eq(orderParts._id, partId));
  expect((await part()).tailor).toMatchObject({ _id: first._id, assigned: null });
  await assign(second._id);
  expect((await part()).tailor?.assigned).toEqual({ by: 'maker', name: null, at: expect.any(String) });
  expect((await part(admin)).tailor?.assigned).toMatchObject({ by: 'maker', name: expect.any(String) });
  await assign(first._id, admin);
  expect((await part()).tailor).toMatchObject({ _id: first._id, assigned: { by: 'staff', name: null } });
});

it('knows the towns of a state, by quarter and by area, and nothing of a town that it does not know', () => {
  expect(townsNear('Lekki')).toEqual(expect.arrayContaining(['lekki', 'yaba', 'surulere', 'mushin']));
  expect(townsNear(' Mushin')).toContain('lekki');
  expect(townsNear('Lekki')).not.toContain('ibadan');
  expect(townsNear('London')).toEqual(['london']);
});
