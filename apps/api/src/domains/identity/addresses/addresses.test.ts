import { createAddress, listAddresses, removeAddress, updateAddress } from '@adunni/contracts/identity/account';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../testing.ts';
import { MAX_ADDRESSES } from './service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const form = {
  recipient: 'Amaka Obi',
  phone: '0803 123 4567',
  countryCode: 'NG',
  state: 'Lagos',
  lga: 'Eti-Osa',
  city: 'Lekki',
  street: '14 Admiralty Way',
};
const add = (token: string, more: object = {}) => test.call(createAddress, { body: { ...form, ...more } }, { token });
const book = async (token: string) => (await test.call(listAddresses, {}, { token })).body.items;

it('stores phone numbers in E.164, read by the country of the address', async () => {
  const { token } = await signInAs(test);
  expect((await add(token)).body.address.phone).toBe('+2348031234567');
  expect((await add(token, { phone: '+234 803 123 4567' })).body.address.phone).toBe('+2348031234567');
  const london = { countryCode: 'GB', state: 'London', city: 'London', phone: '020 7946 0018', postcode: 'SE15 4QL' };
  expect((await add(token, { ...london, lga: '' })).body.address.phone).toBe('+442079460018');
  const refused = await add(token, { phone: '0803 123' });
  expect([refused.status, refused.error.fields]).toEqual([400, { phone: 'Please enter a valid phone number.' }]);
});

it('needs an LGA in Nigeria and none elsewhere', async () => {
  const { token } = await signInAs(test);
  const refused = await add(token, { lga: '' });
  expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['lga']]);
  expect((await add(token, { countryCode: 'GH', lga: '', phone: '+233302123456' })).status).toBe(201);
});

it('has exactly one default, however addresses come and go', async () => {
  const { token } = await signInAs(test);
  const first = (await add(token)).body.address;
  expect(first.isDefault).toBe(true);
  const second = (await add(token, { street: 'second', isDefault: true })).body.address;
  const third = (await add(token, { street: 'third' })).body.address;
  expect((await book(token)).map(({ _id }) => _id)).toEqual([second._id, third._id, first._id]);
  const params = { addressId: second._id };
  const kept = await test.call(updateAddress, { params, body: { ...form, isDefault: false } }, { token });
  expect(kept.body.address).toMatchObject({ isDefault: true, street: form.street });
  await test.call(removeAddress, { params }, { token });
  expect((await book(token)).map(({ _id, isDefault }) => [_id, isDefault])).toEqual([
    [third._id, true],
    [first._id, false],
  ]);
});

it('keeps one default and the limit under parallel calls', async () => {
  const { token } = await signInAs(test);
  const answers = await Promise.all(Array.from({ length: MAX_ADDRESSES + 5 }, () => add(token, { isDefault: true })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_ADDRESSES);
  expect(answers.find(({ status }) => status !== 201)?.error.code).toBe('too_many_addresses');
  const items = await book(token);
  expect([items.length, items.filter(({ isDefault }) => isDefault).length]).toEqual([MAX_ADDRESSES, 1]);
});

it('shows and changes only one’s own', async () => {
  const [owner, other] = [await signInAs(test), await signInAs(test)];
  const params = { addressId: (await add(owner.token)).body.address._id };
  expect((await test.call(updateAddress, { params, body: form }, { token: other.token })).status).toBe(404);
  expect((await test.call(removeAddress, { params }, { token: other.token })).status).toBe(404);
  expect(await book(other.token)).toEqual([]);
  expect(await book(owner.token)).toHaveLength(1);
});
