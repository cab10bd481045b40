import { exportAccount } from '@adunni/contracts/identity/account';
import { listPreferences } from '@adunni/contracts/preferences/preferences';
import { addView, changeView, MAX_VIEWS, removeView } from '@adunni/contracts/preferences/views';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { erasePreferences } from './service.ts';
import { savedViews } from './tables.ts';

let test: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = await signInAs(test, 'Admin');
});

const LATE = {
  ...{ list: 'orders', page: '/admin/orders', name: 'Late, in sewing' },
  ...{ query: 'stage=sewing&timing=late&sort=-number', hiddenColumns: ['email'], isDefault: false },
};
const save = (values: Partial<typeof LATE> = {}, who = ada) =>
  test.call(addView, { body: { ...LATE, ...values } }, who);
const saved = async (values: Partial<typeof LATE> = {}, who = ada) => (await save(values, who)).body.view;
const change = (viewId: string, body: object, who = ada) =>
  test.call(changeView, { params: { viewId }, body: body as { version: number } }, who);
const views = async (who = ada) => (await test.call(listPreferences, {}, who)).body.views;

it('keeps a view with its filters, order and columns, for who saved it and nobody else', async () => {
  const view = await saved();
  expect(await views()).toEqual([{ ...LATE, _id: view._id, version: 1, isReduced: false }]);
  const bola = await signInAs(test, 'Admin');
  expect(await views(bola)).toEqual([]);
  expect((await change(view._id, { version: 1, name: 'Mine' }, bola)).status).toBe(404);
  expect((await test.call(removeView, { params: { viewId: view._id } }, bola)).status).toBe(404);
  expect((await test.call(removeView, { params: { viewId: view._id } }, ada)).status).toBe(200);
  expect(await views()).toEqual([]);
});

it('takes lists only that there are and that the person may open, pages only of the staff areas, and names that show', async () => {
  const tailor = await signInAs(test, 'Tailor');
  expect((await save({ list: 'no-such-list' })).status).toBe(404);
  expect((await save({ list: 'coupons', page: '/tailor/orders' }, tailor)).status).toBe(404);
  expect((await save({}, await signInAs(test))).status).toBe(404);
  for (const values of [{ page: '//evil.example' }, { page: '/checkout' }, { list: '../auth' }, { name: ' ' }])
    expect([values, (await save(values)).status]).toEqual([values, 400]);
  expect((await save({ name: 'x'.repeat(41) })).status).toBe(400);
  expect((await save({ query: 'q='.padEnd(1001, 'x') })).status).toBe(400);
});

it('shows none of a list that the person may no longer open', async () => {
  const view = await saved();
  const { db } = test.app.deps;
  await db.update(savedViews).set({ list: 'no-such-list' }).where(eq(savedViews._id, view._id));
  expect(await views()).toEqual([]);
});

it('leaves out the place in the list at once, and later whatever the list no longer knows', async () => {
  const view = await saved({ query: 'stage=sewing&page=3&after=x&view=list' });
  expect(view).toMatchObject({ query: 'stage=sewing&view=list', isReduced: false });
  const query = 'stage=weaving&timing=late&colour=red&sort=-length&view=<b>';
  await test.app.deps.db.update(savedViews).set({ query }).where(eq(savedViews._id, view._id));
  expect(await views()).toMatchObject([{ query: 'timing=late', isReduced: true }]);
});

it('tells two tabs apart that change the same view', async () => {
  const view = await saved();
  const answers = await Promise.all(['One', 'Two'].map((name) => change(view._id, { version: 1, name })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.code).toBe('stale');
  const renamed = await change(view._id, { version: 2, name: 'Three' });
  expect(renamed.body.view).toMatchObject({ name: 'Three', version: 3, query: LATE.query, hiddenColumns: ['email'] });
});

it('opens a list with one view at most, also when two are chosen at once', async () => {
  const first = await saved({ name: 'First', isDefault: true });
  const second = await saved({ name: 'Second', isDefault: true });
  const elsewhere = await saved({ list: 'coupons', page: '/admin/coupons', query: '', isDefault: true });
  const opened = async () => (await views()).filter(({ isDefault }) => isDefault).map(({ _id }) => _id);
  expect(await opened()).toEqual([elsewhere._id, second._id]);
  expect((await change(first._id, { version: 1, isDefault: true })).error.code).toBe('stale');
  const third = await saved({ name: 'Third' });
  const choose = ({ _id, version }: { _id: string; version: number }) => change(_id, { version, isDefault: true });
  await Promise.all([choose({ ...first, version: 2 }), choose(third)]);
  expect(await opened()).toHaveLength(2);
});

it('keeps a bounded number, each under a name of its own', async () => {
  const names = Array.from({ length: MAX_VIEWS - 1 }, (_, index) => `View ${index}`);
  for (const name of names) expect((await save({ name })).status).toBe(201);
  const twice = await save({ name: 'View 3' });
  expect([twice.status, twice.error.fields?.name]).toEqual([400, 'You already have a view with this name.']);
  const last = await Promise.all(['A', 'B', 'C'].map((name) => save({ name })));
  expect(last.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  expect((await save({ list: 'coupons', page: '/admin/coupons', query: '' })).status).toBe(201);
});

it('is in the file of what is stored about a person, and goes with them', async () => {
  await saved();
  const exported = await test.call(exportAccount, {}, ada);
  expect(exported.body).toMatchObject({ views: [{ page: LATE.page, name: LATE.name, query: LATE.query }] });
  await test.app.deps.db.transaction((tx) => erasePreferences(tx, ada._id));
  expect(await views()).toEqual([]);
});
