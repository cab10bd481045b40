import { listPreferences, putPreference } from '@adunni/contracts/preferences/preferences';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs } from '../identity/testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('keeps how each person likes a screen, apart from everyone else', async () => {
  const [ada, bola] = [await signInAs(test, 'Admin'), await signInAs(test, 'Admin')];
  const put = (hiddenColumns: string[]) =>
    test.call(putPreference, { params: { screen: 'coupons' }, body: { hiddenColumns } }, ada);
  expect((await put(['revenue', 'endsAt'])).status).toBe(200);
  await Promise.all([put(['used']), put(['used'])]);
  expect((await test.call(listPreferences, {}, ada)).body).toEqual({
    screens: { coupons: { hiddenColumns: ['used'] } },
    views: [],
  });
  expect((await test.call(listPreferences, {}, bola)).body).toEqual({ screens: {}, views: [] });
});

it('refuses the names of no screen and more screens than there are', async () => {
  const ada = await signInAs(test, 'Admin');
  const put = (screen: string) => test.call(putPreference, { params: { screen }, body: { hiddenColumns: [] } }, ada);
  expect((await put('../etc')).status).toBe(400);
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const names = letters.flatMap((first) => letters.slice(0, 8).map((second) => first + second)).slice(0, 200);
  for (const name of names) expect((await put(name)).status).toBe(200);
  expect((await put('one-more')).status).toBe(400);
});
