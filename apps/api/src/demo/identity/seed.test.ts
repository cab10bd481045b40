import { listAddresses } from '@adunni/contracts/identity/account';
import { login } from '@adunni/contracts/identity/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { normalisePhone } from '../../kit/phone.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './logins.ts';
import { seedIdentity } from './seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('lets one person of each role log in, however often the demo is seeded', async () => {
  const ids = await seedIdentity(test.app.deps);
  expect(await seedIdentity(test.app.deps)).toEqual(ids);
  for (const { email, role } of DEMO_LOGINS) {
    const { status, body } = await test.call(login, { body: { email, password: DEMO_PASSWORD } });
    expect([status, body.user._id, body.user.role, body.user.emailVerified]).toEqual([200, ids[role], role, true]);
    expect(normalisePhone(body.user.phone ?? '')).toBe(body.user.phone);
  }
});

it('gives the customer two addresses that checkout accepts, one of them the default', async () => {
  const { body } = await test.call(login, { body: { email: 'customer@adunni.example', password: DEMO_PASSWORD } });
  const { items } = (await test.call(listAddresses, {}, { token: body.token })).body;
  expect(items.map(({ isDefault }) => isDefault)).toEqual([true, false]);
  for (const { phone } of items) expect(normalisePhone(phone)).toBe(phone);
});
