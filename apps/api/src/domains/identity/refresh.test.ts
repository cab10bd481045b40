import { getProfile } from '@adunni/contracts/identity/identity';
import { refresh } from '@adunni/contracts/identity/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { GRACE_SECONDS, SESSION_DAYS } from './sessions/service.ts';
import { refreshTokens, users } from './tables.ts';
import { signInAs } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const renew = (refreshToken: string) => test.call(refresh, { body: { refreshToken } });
const profileWith = async (token: string) => (await test.call(getProfile, {}, { token })).status;
const pass = (seconds: number) => {
  test.now = new Date(test.now.getTime() + seconds * 1000);
};

it('rotates: each refresh gives a new pair, and accessTokenExpiry moves forward', async () => {
  const { refreshToken } = await signInAs(test);
  const first = await renew(refreshToken);
  expect(first.status).toBe(200);
  expect(first.body.accessTokenExpiry).toBe(Math.floor(test.now.getTime() / 1000) + 1800);
  expect(await profileWith(first.body.accessToken)).toBe(200);
  pass(60);
  const second = await renew(first.body.refreshToken);
  expect(second.body.accessTokenExpiry).toBe(first.body.accessTokenExpiry + 60);
  expect(new Set([refreshToken, first.body.refreshToken, second.body.refreshToken]).size).toBe(3);
});

it('keeps no token in clear', async () => {
  const { refreshToken } = await signInAs(test);
  const { body } = await renew(refreshToken);
  const stored = JSON.stringify(await test.app.deps.db.select().from(refreshTokens));
  for (const token of [refreshToken, body.refreshToken]) expect(stored).not.toContain(token);
});

it('gives tabs that refresh at once the same newest token, and all go on', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { refreshToken } = await signInAs(test);
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
    for (const { body } of answers) expect(await profileWith(body.accessToken)).toBe(200);
    expect((await renew(answers[0]?.body.refreshToken ?? '')).status).toBe(200);
  }
});

it('gives a tab that comes late within the grace the newest token, however often the other has refreshed', async () => {
  const { refreshToken } = await signInAs(test);
  const ahead = await renew((await renew(refreshToken)).body.refreshToken);
  pass(GRACE_SECONDS);
  const late = await renew(refreshToken);
  expect([late.status, late.body.refreshToken]).toEqual([200, ahead.body.refreshToken]);
  pass(3600);
  expect((await renew(late.body.refreshToken)).status).toBe(200);
});

it('ends the whole family when a used token is replayed after the grace', async () => {
  const { refreshToken, token } = await signInAs(test);
  const bystander = await signInAs(test);
  const { body } = await renew(refreshToken);
  pass(GRACE_SECONDS + 1);
  const replayed = await renew(refreshToken);
  expect([replayed.status, replayed.error.code]).toEqual([401, 'session_over']);
  expect((await renew(body.refreshToken)).status).toBe(401);
  expect(await profileWith(body.accessToken)).toBe(401);
  expect(await profileWith(token)).toBe(401);
  expect(await profileWith(bystander.token)).toBe(200);
});

it('ends when unused for thirty days, counted from the last refresh', async () => {
  const { refreshToken } = await signInAs(test);
  pass((SESSION_DAYS - 1) * 86_400);
  const kept = await renew(refreshToken);
  expect(kept.status).toBe(200);
  pass((SESSION_DAYS - 1) * 86_400);
  const keptOn = await renew(kept.body.refreshToken);
  expect(keptOn.status).toBe(200);
  pass(SESSION_DAYS * 86_400);
  expect((await renew(keptOn.body.refreshToken)).status).toBe(401);
});

it('refuses unknown tokens and suspended people', async () => {
  const { _id, refreshToken } = await signInAs(test);
  expect((await renew('x'.repeat(43))).status).toBe(401);
  await test.app.deps.db.update(users).set({ status: 'suspended' }).where(eq(users._id, _id));
  expect((await renew(refreshToken)).status).toBe(401);
});
