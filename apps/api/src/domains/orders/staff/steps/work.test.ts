import { getOrder } from '@adunni/contracts/orders/orders';
import { orderPartResource, orderResource, type StaffPart } from '@adunni/contracts/orders/staff';
import {
  acceptPart,
  advancePart,
  assignTailor,
  cancelPart,
  cancelWholeOrder,
  declinePart,
  listTailors,
} from '@adunni/contracts/orders/work';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../../../kit/audit/tables.ts';
import { DAY_MS } from '../../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../../identity/testing.ts';
import { makers } from '../../../makers/tables.ts';
import { getSettings } from '../../../settings/queries.ts';
import { expireAcceptance } from '../../stages/acceptance.service.ts';
import { closeDelivered } from '../../stages/close.service.ts';
import { orderParts } from '../../tables.ts';
import { openShop } from '../../testing.ts';
import { type Bought, buyFrom, detailFor, openTailor, partFor, payDue } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const step = (who: TestPerson, part: StaffPart, to: StaffPart['stage'] | 'placed', more: object = {}) => {
  const body = { version: part.version, to: to as 'confirmed', ...more };
  return test.call(advancePart, { params: { partId: part._id }, body }, who);
};
const orderOf = async ({ customer, orderId }: Bought) =>
  (await test.call(getOrder, { params: { orderId } }, customer)).body.order;
/** Brings a part to a stage as if the work had been done. */
const bring = (partId: string, stage: StaffPart['stage'], values: Partial<typeof orderParts.$inferInsert> = {}) =>
  test.app.deps.db
    .update(orderParts)
    .set({ stage, ...values })
    .where(eq(orderParts._id, partId));
const hoursLater = (hours: number) => {
  test.now = new Date(test.now.getTime() + hours * 3_600_000);
};

describe('a stage', () => {
  it('is advanced by one of two who see the same version; the other is told', async () => {
    const shop = await openShop(test);
    const { orderId } = await buyFrom(test, [shop]);
    const part = await partFor(test, admin, orderId);
    expect(part.next).toEqual(['confirmed', 'on-hold']);
    const told = await Promise.all([admin, shop.owner, admin].map((who) => step(who, part, 'confirmed')));
    expect(told.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(told.filter(({ status }) => status === 409).map(({ error }) => error.code)).toEqual(['stale', 'stale']);
    expect((await partFor(test, admin, orderId)).events.map(({ stage }) => stage)).toEqual(['placed', 'confirmed']);
  });

  it('is entered into the audit log under who moved it', async () => {
    const shop = await openShop(test);
    const { orderId } = await buyFrom(test, [shop]);
    const part = await partFor(test, shop.owner, orderId);
    await step(shop.owner, part, 'confirmed');
    const entries = await test.app.deps.db.select().from(auditEntries).where(eq(auditEntries.rowId, part._id));
    expect(entries).toMatchObject([
      { actorId: shop.owner._id, before: { stage: 'placed' }, after: { stage: 'confirmed' } },
    ]);
  });

  it('needs a carrier to be dispatched', async () => {
    const shop = await openShop(test);
    const sent = await buyFrom(test, [shop]);
    await bring(sent.partIds[0] ?? '', 'packed');
    const part = await partFor(test, shop.owner, sent.orderId);
    expect(await step(shop.owner, part, 'dispatched')).toMatchObject({
      status: 422,
      error: { code: 'carrier_missing' },
    });
    const parcel = { carrier: 'GIG Logistics', trackingNumber: 'GIG-77' };
    expect((await step(shop.owner, part, 'dispatched', parcel)).status).toBe(200);
    expect((await orderOf(sent)).parts).toMatchObject([parcel]);
  });

  it('is closed by time or staff and not by its maker, who is paid by it', async () => {
    const shop = await openShop(test);
    const { orderId, partIds } = await buyFrom(test, [shop]);
    await bring(partIds[0] ?? '', 'delivered', { deliveredAt: test.now });
    const part = await partFor(test, shop.owner, orderId);
    expect(part.next).toEqual([]);
    expect(await step(shop.owner, part, 'closed')).toMatchObject({ status: 409, error: { code: 'not_your_step' } });
    expect((await partFor(test, admin, orderId)).next).toEqual(['closed', 'disputed']);
    await closeDelivered(test.app.deps);
    expect((await partFor(test, admin, orderId)).stage).toBe('delivered');
    hoursLater(7 * 24 + 1);
    await Promise.all([closeDelivered(test.app.deps), closeDelivered(test.app.deps)]);
    const closed = await detailFor(test, await signInAs(test, 'Admin'), orderId);
    expect(closed).toMatchObject({ status: 'completed', parts: [{ stage: 'closed' }] });
    expect(closed.parts[0]?.events.filter(({ stage }) => stage === 'closed')).toHaveLength(1);
    admin = await signInAs(test, 'Admin');
  });
});

describe('a placed part', () => {
  it('is declined by its maker without touching the other maker’s money', async () => {
    const shops = await Promise.all([openShop(test), openShop(test, { price: 9_999_999 })]);
    const bought = await buyFrom(test, shops, { deliveryOption: 'express' });
    const [mine = '', theirs = ''] = bought.partIds;
    const other = await partFor(test, admin, bought.orderId, theirs);
    const { version } = await partFor(test, shops[0].owner, bought.orderId);
    const body = { version, reason: 'The cloth is sold out.' };
    const told = await test.call(declinePart, { params: { partId: mine }, body }, shops[0].owner);
    expect(told.status).toBe(200);
    expect(await partFor(test, admin, bought.orderId, theirs)).toEqual(other);
    const declined = await partFor(test, admin, bought.orderId, mine);
    expect(declined.money?.refunded).toBe(declined.money?.totalAmount);
    expect(await orderOf(bought)).toMatchObject({ status: 'paid', refunded: declined.money?.totalAmount });
    expect((await test.call(declinePart, { params: { partId: mine }, body }, shops[0].owner)).status).toBe(409);
  });

  it('is declined and refunded once when nobody answers in time, however many jobs run', async () => {
    const shop = await openShop(test);
    const bought = await buyFrom(test, [shop]);
    const { acceptBy } = await partFor(test, admin, bought.orderId);
    expect(new Date(acceptBy ?? 0).getTime() - test.now.getTime()).toBe(48 * 3_600_000);
    await expireAcceptance(test.app.deps);
    expect((await orderOf(bought)).status).toBe('paid');
    hoursLater(49);
    await Promise.all([1, 2, 3].map(() => expireAcceptance(test.app.deps)));
    admin = await signInAs(test, 'Admin');
    const detail = await detailFor(test, admin, bought.orderId);
    expect(detail).toMatchObject({ status: 'cancelled', money: { refunded: detail.money?.totalAmount } });
    expect(detail.refunds).toHaveLength(1);
    expect(detail.parts[0]?.events.filter(({ stage }) => stage === 'cancelled')).toHaveLength(1);
  });

  it('that has no time yet, from before there was one, gets the whole of it first', async () => {
    const shop = await openShop(test);
    const bought = await buyFrom(test, [shop]);
    await bring(bought.partIds[0] ?? '', 'placed', { acceptBy: null });
    hoursLater(24 * 30);
    await expireAcceptance(test.app.deps);
    admin = await signInAs(test, 'Admin');
    const part = await partFor(test, admin, bought.orderId);
    expect(part.stage).toBe('placed');
    expect(new Date(part.acceptBy ?? 0).getTime() - test.now.getTime()).toBe(48 * 3_600_000);
  });

  it('waits for nobody while the order is not paid', async () => {
    const shop = await openShop(test);
    const { orderId, partIds } = await buyFrom(test, [shop], { isUnpaid: true });
    const part = await partFor(test, shop.owner, orderId);
    expect(part).toMatchObject({ canAccept: false, acceptBy: null, next: [] });
    const sent = { params: { partId: partIds[0] ?? '' }, body: { version: part.version, note: '' } };
    expect(await test.call(acceptPart, sent, shop.owner)).toMatchObject({
      status: 409,
      error: { code: 'not_awaiting' },
    });
  });
});

describe('staff', () => {
  it('cancel a part or the whole order before cutting, with the money back', async () => {
    const shops = await Promise.all([openShop(test), openShop(test)]);
    const bought = await buyFrom(test, shops);
    const part = await partFor(test, admin, bought.orderId, bought.partIds[0]);
    const ending = { version: part.version, reason: 'The workshop has closed for the week.' };
    expect((await test.call(cancelPart, { params: { partId: part._id }, body: ending }, admin)).status).toBe(200);
    const { orderId } = bought;
    const whole = { params: { orderId }, body: { version: 1, reason: 'Asked by phone.' } };
    expect((await test.call(cancelWholeOrder, whole, admin)).error.code).toBe('stale');
    const { version } = (await test.call(orderResource.get, { params: { _id: orderId } }, admin)).body;
    const told = await test.call(cancelWholeOrder, { ...whole, body: { ...whole.body, version } }, admin);
    expect(told.body.record).toMatchObject({ status: 'cancelled', cancelReason: 'staff', canCancel: false });
    expect(told.body.record.money?.refunded).toBe(told.body.record.money?.totalAmount);
  });

  it('cannot cancel what is cut', async () => {
    const shop = await openShop(test);
    const bought = await buyFrom(test, [shop], { kind: 'gown' });
    await bring(bought.partIds[0] ?? '', 'cutting');
    const part = await partFor(test, admin, bought.orderId);
    const sent = { params: { partId: part._id }, body: { version: part.version, reason: 'Too late.' } };
    expect((await test.call(cancelPart, sent, admin)).error.code).toBe('not_cancellable');
  });
});

describe('a tailor', () => {
  async function assigned() {
    const [shop, tailor] = await Promise.all([openShop(test), openTailor(test)]);
    const bought = await buyFrom(test, [shop], { kind: 'gown' });
    const part = await partFor(test, shop.owner, bought.orderId);
    const sent = { params: { partId: part._id }, body: { version: part.version, tailorId: tailor._id } };
    const { status } = await test.call(assignTailor, sent, shop.owner);
    expect(status).toBe(200);
    return { shop, tailor, bought, partId: part._id };
  }

  it('sees what they sew without anybody’s money, address or e-mail', async () => {
    const { tailor, bought } = await assigned();
    const detail = await detailFor(test, tailor.person, bought.orderId);
    expect(detail).toMatchObject({ money: null, address: null, payments: [], customer: { email: null, phone: null } });
    expect(detail.parts).toMatchObject([
      { viewer: 'tailor', money: null, items: [{ unitPrice: null, totalPrice: null, discount: null }] },
    ]);
    expect(detail.parts[0]).toMatchObject({ canAccept: false, canCancel: false, canAssign: false, next: [] });
  });

  it('moves it through the sewing and no further', async () => {
    const { tailor, bought, partId } = await assigned();
    await bring(partId, 'fabric-sourced');
    for (const to of ['cutting', 'sewing', 'finishing', 'quality-check'] as const)
      expect((await step(tailor.person, await partFor(test, tailor.person, bought.orderId), to)).status).toBe(200);
    const done = await partFor(test, tailor.person, bought.orderId);
    expect(done.next).toEqual([]);
    expect((await step(tailor.person, done, 'ready')).error.code).toBe('not_your_step');
    expect((await step(tailor.person, done, 'on-hold')).error.code).toBe('not_your_step');
    const ending = { params: { partId }, body: { version: done.version, reason: 'No.' } };
    expect((await test.call(cancelPart, ending, tailor.person)).status).toBe(409);
    const accepting = { params: { partId }, body: { version: done.version, note: '' } };
    expect((await test.call(acceptPart, accepting, tailor.person)).status).toBe(409);
    expect(
      (
        await test.call(
          assignTailor,
          { params: { partId }, body: { version: done.version, tailorId: null } },
          tailor.person,
        )
      ).error.code,
    ).toBe('not_your_step');
  });

  it('loses sight of it when it is taken back', async () => {
    const { shop, tailor, bought, partId } = await assigned();
    const { version } = await partFor(test, shop.owner, bought.orderId);
    await test.call(assignTailor, { params: { partId }, body: { version, tailorId: null } }, shop.owner);
    await expect(detailFor(test, tailor.person, bought.orderId)).rejects.toThrow('not_found');
  });

  it('must be approved, and a Tailor', async () => {
    const [shop, pending] = await Promise.all([openShop(test), openTailor(test, 'Zaria Needle Co')]);
    const bought = await buyFrom(test, [shop], { kind: 'gown' });
    const give = async (tailorId: string) => {
      const { _id, version } = await partFor(test, shop.owner, bought.orderId);
      return (await test.call(assignTailor, { params: { partId: _id }, body: { version, tailorId } }, shop.owner))
        .status;
    };
    const offered = async () => (await test.call(listTailors, { query: { q: 'zaria' } }, shop.owner)).body.items;
    expect((await offered()).map(({ _id }) => _id)).toEqual([pending._id]);
    await test.app.deps.db.update(makers).set({ status: 'pending' }).where(eq(makers._id, pending._id));
    expect(await offered()).toEqual([]);
    expect(await give(pending._id)).toBe(422);
    expect(await give(shop.makerId)).toBe(422);
  });
});

it('a deposit lets the work begin and the balance lets it go', async () => {
  const shop = await openShop(test);
  const bought = await buyFrom(test, [shop], { kind: 'gown', paymentPlan: 'deposit' });
  await bring(bought.partIds[0] ?? '', 'ready');
  const parcel = { carrier: 'GIG Logistics' };
  const part = await partFor(test, shop.owner, bought.orderId);
  const offered = async (who: TestPerson) => (await partFor(test, who, bought.orderId)).next;
  for (const who of [shop.owner, admin]) expect(await offered(who)).toEqual(['on-hold']);
  const listed = async (query: object) =>
    (await test.call(orderPartResource.list, { query }, shop.owner)).body.items.map(({ _id }) => _id);
  await test.app.deps.db
    .update(orderParts)
    .set({ readyBy: new Date(test.now.getTime() - DAY_MS) })
    .where(eq(orderParts._id, part._id));
  expect((await partFor(test, shop.owner, bought.orderId)).daysLate).toBe(0);
  expect([await listed({ waiting: 'customer' }), await listed({ timing: 'late' })]).toEqual([[part._id], []]);
  expect(await listed({ dispatch: 'ready' })).toEqual([]);
  expect((await step(shop.owner, part, 'dispatched', parcel)).error.code).toBe('balance_due');
  await payDue(test, bought.customer, bought.orderId);
  for (const who of [shop.owner, admin]) expect(await offered(who)).toEqual(['dispatched', 'on-hold']);
  for (const query of [{ dispatch: 'ready' }, { timing: 'late' }]) expect(await listed(query)).toEqual([part._id]);
  expect(await listed({ waiting: 'customer' })).toEqual([]);
  expect((await step(shop.owner, part, 'dispatched', parcel)).status).toBe(200);
});

it('says beforehand what of a maker’s earnings cutting releases, and releases just that', async () => {
  const shop = await openShop(test);
  const { materialsSharePercent, fitWindowDays } = await getSettings(test.app.deps.db);
  for (const paymentPlan of ['deposit', 'full'] as const) {
    const bought = await buyFrom(test, [shop], { kind: 'gown', paymentPlan });
    await bring(bought.partIds[0] ?? '', 'fabric-sourced');
    const part = await partFor(test, shop.owner, bought.orderId);
    expect(part.money?.release).toMatchObject({
      cuttingPercent: materialsSharePercent,
      daysAfterDelivery: fitWindowDays,
    });
    expect((await step(shop.owner, part, 'cutting')).status).toBe(200);
    const { money } = await partFor(test, shop.owner, bought.orderId);
    expect(part.money?.release?.atCutting).toBe(money?.released);
    expect(money?.release?.atCutting).toBe(0);
  }
});
