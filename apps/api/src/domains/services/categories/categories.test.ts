import { serviceCategoryResource } from '@adunni/contracts/services/categories';
import { listServiceCategories } from '@adunni/contracts/services/services';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { addService } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const form = (name: string, values = {}) => ({
  name,
  slug: '',
  description: '',
  position: 0,
  mediaId: null,
  ...values,
});
const create = (body: ReturnType<typeof form>) => test.call(serviceCategoryResource.create, { body }, admin);
const act = async (action: 'remove' | 'restore', _id: string) =>
  (await test.call(serviceCategoryResource.act, { body: { action, ids: [_id] } }, admin)).body.results[0]?.message ??
  'done';
const seen = async () => (await test.call(listServiceCategories)).body.items.map(({ slug }) => slug);

it('makes an address of the name, and gives it only once', async () => {
  expect((await create(form('Gele & dressing'))).status).toBe(201);
  expect(await seen()).toContain('gele-and-dressing');
  const again = await create(form('Gele and dressing'));
  expect([again.status, again.error.fields]).toEqual([400, { slug: 'Another category has this URL slug.' }]);
});

it('changes a category, and shows the change', async () => {
  const { _id } = (await create(form('Repair'))).body;
  const { version } = (await test.call(serviceCategoryResource.get, { params: { _id } }, admin)).body;
  const values = form('Repairs', { slug: 'repairs' });
  await test.call(serviceCategoryResource.update, { params: { _id }, body: { version, values } }, admin);
  expect(await seen()).toContain('repairs');
});

it('removes a category without services, and restores it', async () => {
  const { _id } = (await create(form('Classes'))).body;
  expect([await act('remove', _id), (await seen()).includes('classes')]).toEqual(['done', false]);
  expect([await act('restore', _id), (await seen()).includes('classes')]).toEqual(['done', true]);
});

it('keeps a category that has services', async () => {
  const { _id } = (await create(form('Consultations'))).body;
  await addService(test, { categoryId: _id });
  expect(await act('remove', _id)).toBe('This category has services. Please move them first.');
  const { record } = (await test.call(serviceCategoryResource.get, { params: { _id } }, admin)).body;
  expect([record.serviceCount, record.services.map(({ title }) => title)]).toEqual([1, ['Studio fitting']]);
});
