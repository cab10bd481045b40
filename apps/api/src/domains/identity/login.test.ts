import { getProfile, login, register, resetPassword } from '@adunni/contracts/identity/identity';
import { expireSession, logout } from '@adunni/contracts/identity/session';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { LIMITS } from './limits.ts';
import { users } from './tables.ts';
import { mailTo, signInAs, tokenIn } from './testing.ts';

const PASSWORD = 'a long enough password';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function registered(email: string) {
  const { body } = await test.call(register, {
    body: { firstName: 'Amaka', lastName: 'Obi', email, password: PASSWORD },
  });
  return body;
}
const profileWith = async (token: string) => (await test.call(getProfile, {}, { token })).status;

describe('logging in', () => {
  it('answers with user, token and refreshToken, and finds the address in any letter case', async () => {
    await registered('Case@Example.com');
    const { status, body } = await test.call(login, { body: { email: ' cASE@example.COM ', password: PASSWORD } });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['refreshToken', 'token', 'user']);
    expect(body.user).toMatchObject({ email: 'Case@Example.com', role: 'Customer', emailVerified: false });
    expect(body.user.accessTokenExpiry).toBe(Math.floor(test.now.getTime() / 1000) + 30 * 60);
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect(await profileWith(body.token)).toBe(200);
  });

  it('answers alike for an unknown address and a wrong password', async () => {
    await registered('alike@example.com');
    const [unknown, wrong] = await Promise.all(
      ['nobody@example.com', 'alike@example.com'].map((email) =>
        test.call(login, { body: { email, password: 'not the password' } }),
      ),
    );
    expect(unknown?.status).toBe(401);
    expect(unknown?.error).toEqual({ code: 'wrong_credentials', message: 'Incorrect email or password.' });
    expect([wrong?.status, wrong?.error]).toEqual([unknown?.status, unknown?.error]);
  });

  it('does not sign in to an account without a usable password', async () => {
    const { email } = await signInAs(test);
    expect((await test.call(login, { body: { email, password: '!' } })).status).toBe(401);
  });

  it('tells of a suspension only who knows the password', async () => {
    const { user } = await registered('suspended@example.com');
    await test.app.deps.db.update(users).set({ status: 'suspended' }).where(eq(users._id, user._id));
    const attempt = (password: string) => test.call(login, { body: { email: 'suspended@example.com', password } });
    expect((await attempt('not the password')).error.code).toBe('wrong_credentials');
    const right = await attempt(PASSWORD);
    expect([right.status, right.error.code]).toEqual([403, 'suspended']);
  });
});

describe('limits', () => {
  it('refuses an account further tries, also parallel ones, until the window is over', async () => {
    await registered('limited@example.com');
    const attempt = (password: string) => test.call(login, { body: { email: 'limited@example.com', password } });
    const { most, minutes } = LIMITS.loginPerAccount;
    const tries = await Promise.all(Array.from({ length: most + 5 }, () => attempt('not the password')));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(most);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5);
    const blocked = await attempt(PASSWORD);
    expect([blocked.status, blocked.headers['retry-after']]).toEqual([429, '60']);
    test.now = new Date(test.now.getTime() + minutes * 60_000);
    expect((await attempt(PASSWORD)).status).toBe(200);
  });

  it('lets nobody lock an owner out from elsewhere, and guessers wait all the same', async () => {
    const elsewhere = await startTestApp({}, { TRUSTED_PROXIES: '127.0.0.1' });
    try {
      const email = 'owner@example.com';
      const from = (network: number, cookie?: string) => ({
        headers: { 'x-forwarded-for': `198.51.100.${network}` },
        ...(cookie && { cookie }),
      });
      const body = { email, password: PASSWORD, firstName: 'Amaka', lastName: 'Obi' };
      const opened = await elsewhere.call(register, { body }, from(1));
      const device = /adunni_device=[^;]+/.exec(String(opened.headers['set-cookie']))?.[0] ?? '';
      const attempt = (network: number, password: string, cookie?: string) =>
        elsewhere.call(login, { body: { email, password } }, from(network, cookie));
      const { most } = LIMITS.loginPerAccount;
      for (let times = 0; times < most + 1; times++) await attempt(66, 'not the password');
      expect((await attempt(66, PASSWORD)).status).toBe(429);
      expect((await attempt(2, PASSWORD)).status).toBe(200);
      await elsewhere.app.deps.pool.query(`update attempts set count = 100 where key = 'login:account:${email}'`);
      expect((await attempt(3, PASSWORD)).status).toBe(429);
      expect((await attempt(4, PASSWORD, device)).status).toBe(200);
      const forged = `${device.slice(0, -3)}AAA`;
      expect((await attempt(5, PASSWORD, forged)).status).toBe(429);
      const link = tokenIn(await mailTo(elsewhere, email, 'reset-password'));
      await elsewhere.call(resetPassword, { body: { token: link, password: 'another long password' } }, from(3));
      expect((await attempt(3, 'another long password')).status).toBe(200);
    } finally {
      await elsewhere.close();
    }
  });

  it('refuses one place that tries many accounts, but never counts what succeeds', async () => {
    const fresh = await startTestApp();
    try {
      const known = { email: 'known@example.com', password: PASSWORD };
      await fresh.call(register, { body: { ...known, firstName: 'Amaka', lastName: 'Obi' } });
      for (let times = 0; times < 3; times += 1) expect((await fresh.call(login, { body: known })).status).toBe(200);
      const attempt = (index: number) =>
        fresh.call(login, { body: { email: `guess-${index}@example.com`, password: 'not the password' } });
      const statuses: number[] = [];
      for (let index = 0; index < LIMITS.loginPerPlace.most + 2; index += 1)
        statuses.push((await attempt(index)).status);
      expect(statuses.slice(0, -2).every((status) => status === 401)).toBe(true);
      expect(statuses.slice(-2)).toEqual([429, 429]);
    } finally {
      await fresh.close();
    }
  });
});

describe('limits of several processes', () => {
  it('are one: the tries at each add up, and a restart resets none', async () => {
    await registered('shared@example.com');
    const startSibling = async () =>
      Object.assign(await startTestApp({}, { DATABASE_URL: test.config.databaseUrl }), { now: test.now });
    const tryAt = async (app: TestApp, password = 'not the password') =>
      (await app.call(login, { body: { email: 'shared@example.com', password } })).status;
    const sibling = await startSibling();
    const { most } = LIMITS.loginPerAccount;
    const tries = await Promise.all(Array.from({ length: most }, (_, n) => tryAt(n % 2 ? sibling : test)));
    expect(tries).toEqual(Array(most).fill(401));
    expect([await tryAt(test, PASSWORD), await tryAt(sibling, PASSWORD)]).toEqual([429, 429]);
    await sibling.close();
    const restarted = await startSibling();
    expect(await tryAt(restarted, PASSWORD)).toBe(429);
    await restarted.close();
  });
});

describe('logging out and losing access', () => {
  it('ends the session of the access token', async () => {
    const { token, refreshToken } = await signInAs(test);
    expect((await test.call(logout, {}, { token })).status).toBe(200);
    expect(await profileWith(token)).toBe(401);
    expect((await test.call(expireSession, { body: { refreshToken } })).status).toBe(200);
  });

  it('ends the session of a refresh token, even when the access token has expired', async () => {
    const { token, refreshToken } = await signInAs(test);
    const { status } = await test.call(expireSession, { body: { refreshToken } }, { token: 'expired' });
    expect([status, await profileWith(token)]).toEqual([200, 401]);
  });

  it('accepts the token in either header', async () => {
    const { token } = await signInAs(test);
    const { status } = await test.call(getProfile, {}, { headers: { authorization: `Bearer ${token}` } });
    expect(status).toBe(200);
  });

  it('refuses expired, forged and foreign tokens with 401', async () => {
    const person = await signInAs(test);
    const sign = (secret: string, alg = 'HS256', subject = person._id) =>
      new SignJWT({})
        .setProtectedHeader({ alg })
        .setSubject(subject)
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(secret));
    const [head, body] = person.token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const forged = [
      `${head}.${body}.AAAA`,
      unsigned,
      await sign('x'.repeat(32)),
      await sign(test.config.authSecret),
      'x',
    ];
    const odd = ['1', person._id.slice(1), `${person._id}x`, '\u0000', 'a'.repeat(500)];
    for (const subject of odd) forged.push(await sign(test.config.authSecret, 'HS256', subject));
    for (const token of forged) expect(await profileWith(token)).toBe(401);
    expect(await profileWith(person.token)).toBe(200);
    test.now = new Date(test.now.getTime() + 30 * 60_000 + 1000);
    expect(await profileWith(person.token)).toBe(401);
  });

  it('shuts a suspended person out at once', async () => {
    const { _id, token } = await signInAs(test);
    expect(await profileWith(token)).toBe(200);
    await test.app.deps.db.update(users).set({ status: 'suspended' }).where(eq(users._id, _id));
    expect(await profileWith(token)).toBe(401);
  });
});
