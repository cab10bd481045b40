import { couponResource } from '@adunni/contracts/coupons/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../kit/audit/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs } from '../identity/testing.ts';
import { couponRedemptions, coupons } from './tables.ts';
import { issueCoupon, placeBareOrder } from './testing.ts';

let test: TestApp;
let admin: { _id: string; token: string };
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const FORM = {
  code: 'harmattan15',
  description: 'Fifteen per cent off while the dust lasts.',
  discountType: 'Percentage' as const,
  discountAmount: 15,
  startsAt: null,
  endsAt: null,
  minimumSubtotal: 20_000,
  totalLimit: 100,
  perCustomerLimit: 1,
  firstOrderOnly: false,
  categoryId: null,
  makerId: null,
};

describe('creating and changing', () => {
  it.each([
    ['Percentage', 0.001],
    ['Percentage', 33.333],
    ['Percentage', 1e-9],
    ['Fixed', 0.001],
    ['Fixed', 12.345],
    ['Fixed', 1e-9],
  ] as const)('refuses a discount that has more than two decimals: %s %d', async (discountType, discountAmount) => {
    const body = { ...FORM, code: 'FRACTION', discountType, discountAmount };
    const { status, error } = await test.call(couponResource.create, { body }, admin);
    expect(status).toBe(400);
    expect(error.fields).toEqual({ discountAmount: 'At most two decimals.' });
  });

  it('creates a coupon, shows it, and changes it with the version that was seen', async () => {
    const created = await test.call(couponResource.create, { body: FORM }, admin);
    expect(created.status).toBe(201);
    const params = { _id: created.body._id };
    const { body } = await test.call(couponResource.get, { params }, admin);
    expect(body).toMatchObject({
      version: 1,
      record: { code: 'HARMATTAN15', discountAmount: 15, minimumSubtotal: 20_000, status: 'running', used: 0 },
    });
    const values = { ...FORM, discountType: 'Fixed' as const, discountAmount: 2500.5 };
    const changed = await test.call(couponResource.update, { params, body: { version: 1, values } }, admin);
    expect(changed.body).toEqual({ version: 2 });
    const again = await test.call(couponResource.get, { params }, admin);
    expect(again.body.record).toMatchObject({ discountType: 'Fixed', discountAmount: 2500.5 });
    const trail = await test.app.deps.db.select().from(auditEntries).where(eq(auditEntries.rowId, params._id));
    expect(trail.map(({ action }) => action)).toEqual(['Create a coupon', 'Change a coupon']);
  });

  it.each(['categoryId', 'makerId'] as const)('is for nothing that is not there: %s', async (field) => {
    const gone = { [field]: crypto.randomUUID() };
    const made = await test.call(couponResource.create, { body: { ...FORM, code: field, ...gone } }, admin);
    expect([made.status, Object.keys(made.error.fields ?? {})]).toEqual([400, [field]]);
    const { _id } = await issueCoupon(test);
    const body = { version: 1, values: { ...FORM, code: field, ...gone } };
    const changed = await test.call(couponResource.update, { params: { _id }, body }, admin);
    expect([changed.status, Object.keys(changed.error.fields ?? {})]).toEqual([400, [field]]);
  });

  it('lets one of two people who saw the same version change it, and tells the other', async () => {
    const { _id } = await issueCoupon(test);
    const write = (description: string) =>
      test.call(
        couponResource.update,
        { params: { _id }, body: { version: 1, values: { ...FORM, code: _id, description } } },
        admin,
      );
    const answers = await Promise.all([write('One of them'), write('The other')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('stale');
  });

  it('says beside the field what is wrong: a taken code, too much, the wrong order, a limit below what is used', async () => {
    const taken = await issueCoupon(test, { code: 'TAKEN' });
    const create = (values: Partial<typeof FORM>) =>
      test.call(couponResource.create, { body: { ...FORM, code: 'OTHER', ...values } }, admin);
    expect((await create({ code: ' taken ' })).error.fields).toEqual({ code: 'Another coupon has this code.' });
    expect((await create({ discountAmount: 101 })).error.fields).toEqual({ discountAmount: 'At most 100 percent.' });
    const backwards = { startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-11-01T00:00:00Z' };
    const body = { ...FORM, code: 'OTHER', ...backwards };
    const refused = await test.call(couponResource.create, { body }, admin);
    expect(refused.error.fields).toEqual({ endsAt: 'Must be after the start.' });
    await test.app.deps.db.update(coupons).set({ used: 5 }).where(eq(coupons._id, taken._id));
    const low = { version: 1, values: { ...FORM, code: 'TAKEN', totalLimit: 4 } };
    const tooLow = await test.call(couponResource.update, { params: { _id: taken._id }, body: low }, admin);
    expect(tooLow.error.fields).toEqual({ totalLimit: 'It has already been used 5 times.' });
  });
});

describe('listing', () => {
  const list = async (query: NonNullable<Parameters<typeof test.call<typeof couponResource.list>>[1]>['query']) =>
    (await test.call(couponResource.list, { query }, admin)).body;

  beforeAll(async () => {
    for (let number = 10; number < 35; number += 1)
      await issueCoupon(test, { code: `PAGED-${number}`, description: `Page ${number % 2 ? 'odd' : 'even'}` });
  });

  it('pages by number and by row in both directions, in a stable order', async () => {
    const codes = (page: { items: { code: string }[] }) => page.items.map(({ code }) => code);
    const basis = { q: 'paged-', sort: 'code', limit: 10 };
    const first = await list(basis);
    expect(first).toMatchObject({ total: 25, isCapped: false, previous: null });
    expect(codes(first)[0]).toBe('PAGED-10');
    const second = await list({ ...basis, after: first.next ?? '' });
    expect(codes(second)).toEqual(codes(await list({ ...basis, page: 2 })));
    const third = await list({ ...basis, after: second.next ?? '' });
    expect(codes(third)).toEqual(['PAGED-30', 'PAGED-31', 'PAGED-32', 'PAGED-33', 'PAGED-34']);
    expect(third.next).toBeNull();
    expect(codes(await list({ ...basis, before: third.previous ?? '' }))).toEqual(codes(second));
    const down = await list({ ...basis, sort: '-code' });
    expect(codes(down)[0]).toBe('PAGED-34');
    expect(codes(await list({ ...basis, sort: '-code', after: down.next ?? '' }))[0]).toBe('PAGED-24');
  });

  it('searches and filters, by what holds at this moment', async () => {
    expect((await list({ q: 'page odd' })).total).toBe(12);
    await issueCoupon(test, { code: 'PAST', endsAt: new Date(test.now.getTime() - 1000) });
    await issueCoupon(test, { code: 'FUTURE', startsAt: new Date(test.now.getTime() + 60_000) });
    expect((await list({ status: 'ended' })).items.map(({ code }) => code)).toEqual(['PAST']);
    expect((await list({ status: 'planned' })).items.map(({ code }) => code)).toEqual(['FUTURE']);
    expect((await list({ q: 'paged_1' })).total).toBe(0);
    expect((await list({ q: `'; drop table coupons; --` })).total).toBe(0);
    expect((await test.call(couponResource.list, { query: { sort: 'password' } }, admin)).status).toBe(400);
  });

  it('exports what is filtered, with formulas made harmless', async () => {
    await issueCoupon(test, { code: 'FORMULA', description: '=HYPERLINK("http://example.com")' });
    const { body, headers } = await test.call(couponResource.export, { query: { q: 'formula' } }, admin);
    expect(headers['content-type']).toContain('text/csv');
    const [heading, row, ...rest] = String(body).trim().split('\n');
    expect(heading).toContain('Code,Description,Discount');
    expect(row).toContain(`FORMULA,"'=HYPERLINK(""http://example.com"")"`);
    expect(rest).toEqual([]);
  });
});

describe('acting on many', () => {
  it('reports each row: one that does not exist does not stop the others', async () => {
    const [one, other] = [await issueCoupon(test), await issueCoupon(test)];
    const unknown = '01890000-0000-7000-8000-000000000000';
    const body = { action: 'remove' as const, ids: [one._id, unknown, other._id] };
    const { body: answer } = await test.call(couponResource.act, { body }, admin);
    expect(answer.results.map(({ ok }) => ok)).toEqual([true, false, true]);
    const seen = await test.call(couponResource.list, { query: { q: one.code } }, admin);
    expect(seen.body.total).toBe(0);
    await test.call(couponResource.act, { body: { action: 'restore', ids: [one._id] } }, admin);
    const back = await test.call(couponResource.list, { query: { q: one.code } }, admin);
    expect(back.body.items[0]?.status).toBe('running');
  });
});

it('shows who redeemed a coupon and what came of it', async () => {
  const coupon = await issueCoupon(test);
  const { _id: userId } = await signInAs(test);
  const order = await placeBareOrder(test, userId);
  const redemption = { couponId: coupon._id, userId, orderId: order._id, amount: order.discount };
  await test.app.deps.db.insert(couponRedemptions).values(redemption);
  const { body } = await test.call(couponResource.get, { params: { _id: coupon._id } }, admin);
  expect(body.record.redemptions).toMatchObject([
    { orderNumber: order.number, customer: 'Ngozi Eze', isReturned: false },
  ]);
});
