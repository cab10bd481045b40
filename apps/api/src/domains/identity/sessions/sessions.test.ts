import { listSessions, revokeOtherSessions, revokeSession } from '@adunni/contracts/identity/account';
import { getProfile, login, register } from '@adunni/contracts/identity/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../testing.ts';
import { deviceName } from './device-name.ts';

const credentials = { email: 'devices@example.com', password: 'a long enough password' };
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const enter = async (device: string) =>
  (await test.call(login, { body: credentials }, { headers: { 'user-agent': device } })).body.token;
const status = async (token: string) => (await test.call(getProfile, {}, { token })).status;

describe('the list of devices', () => {
  it('shows every device, and signs out one or all others at once', async () => {
    const { body } = await test.call(register, { body: { firstName: 'Amaka', lastName: 'Obi', ...credentials } });
    const here = body.token;
    const [phone, third] = [await enter(PHONE), await enter('')];
    const { items } = (await test.call(listSessions, {}, { token: here })).body;
    expect(items.map(({ current }) => current).filter(Boolean)).toHaveLength(1);
    const listed = items.find(({ device }) => device === 'Chrome on Android');
    expect(listed).toMatchObject({ current: false, address: '127.0.0.1' });
    const params = { sessionId: listed?._id ?? '' };
    expect((await test.call(revokeSession, { params }, { token: here })).status).toBe(200);
    expect([await status(phone), await status(third), await status(here)]).toEqual([401, 200, 200]);
    expect((await test.call(revokeSession, { params }, { token: here })).status).toBe(404);
    await test.call(revokeOtherSessions, {}, { token: here });
    expect([await status(third), await status(here)]).toEqual([401, 200]);
  });

  it('does not reach another person’s session', async () => {
    const [owner, other] = [await signInAs(test), await signInAs(test)];
    const [mine] = (await test.call(listSessions, {}, owner)).body.items;
    const answer = await test.call(revokeSession, { params: { sessionId: mine?._id ?? '' } }, other);
    expect([answer.status, await status(owner.token)]).toEqual([404, 200]);
  });
});

it.each([
  [PHONE, 'Chrome on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  ['curl/8.0', 'Unknown device'],
])('calls %s %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
