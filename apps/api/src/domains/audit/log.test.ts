import { auditResource } from '@adunni/contracts/audit/audit';
import { couponResource } from '@adunni/contracts/coupons/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { issueCoupon } from '../coupons/testing.ts';
import { signInAs } from '../identity/testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('tells who did what to a record, newest first, and finds it by the person', async () => {
  const ada = await signInAs(test, 'Admin', { firstName: 'Adaeze', lastName: 'Okafor' });
  const { _id } = await issueCoupon(test);
  for (const action of ['pause', 'resume'] as const)
    await test.call(couponResource.act, { body: { action, ids: [_id] } }, ada);
  const ofRecord = await test.call(auditResource.list, { query: { row: _id } }, ada);
  expect(ofRecord.body.items).toMatchObject([
    { action: 'Resume a coupon', changes: [{ field: 'active', before: false, after: true }] },
    { action: 'Pause a coupon', table: 'coupons', actor: { _id: ada._id, name: 'Adaeze Okafor' } },
  ]);
  const found = await test.call(auditResource.list, { query: { q: 'adaeze ok', table: 'coupons' } }, ada);
  expect(found.body.total).toBe(2);
  const today = test.now.toISOString().slice(0, 10);
  const ofToday = await test.call(auditResource.list, { query: { from: today, to: today, row: _id } }, ada);
  expect(ofToday.body.total).toBe(2);
  const earlier = await test.call(auditResource.list, { query: { to: '2020-01-01', row: _id } }, ada);
  expect(earlier.body.total).toBe(0);
});
