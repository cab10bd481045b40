import {
  changePassword,
  forgotPassword,
  getProfile,
  login,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@adunni/contracts/identity/identity';
import { refresh } from '@adunni/contracts/identity/session';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { LIMITS } from '../limits.ts';
import { hashPassword } from '../passwords.ts';
import { mailedTokens, users } from '../tables.ts';
import { mailTo, signInAs, tokenIn } from '../testing.ts';
import { mailResetLink } from './jobs.ts';

const PASSWORD = 'a long enough password';
const NEXT = 'another long password';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const enrol = async (email: string) =>
  (await test.call(register, { body: { firstName: 'Amaka', lastName: 'Obi', email, password: PASSWORD } })).body;
const reset = (token: string, password = NEXT) => test.call(resetPassword, { body: { token, password } });
const enter = async (email: string, password: string) => (await test.call(login, { body: { email, password } })).status;
async function resetToken(email: string): Promise<string> {
  await mailResetLink.run(test.app.deps, { email });
  return tokenIn(await mailTo(test, email, 'reset-password'));
}
const pass = (minutes: number) => {
  test.now = new Date(test.now.getTime() + minutes * 60_000);
};

describe('a forgotten password', () => {
  it('is answered alike with and without an account, and only the job looks it up', async () => {
    await enrol('Forgetful@example.com');
    const known = await test.call(forgotPassword, { body: { email: 'forgetful@EXAMPLE.com' } });
    const unknown = await test.call(forgotPassword, { body: { email: 'stranger@example.com' } });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const mail = await mailTo(test, 'Forgetful@example.com', 'reset-password');
    expect(mail).toMatch(/\/reset-password\?token=[\w-]{43}/);
    const strangers = await test.app.deps.db.select().from(mails).where(eq(mails.recipient, 'stranger@example.com'));
    expect(strangers).toEqual([]);
  });

  it('is replaced by a link that leads on to where somebody wanted to go, and to nobody else’s page', async () => {
    const email = 'onward@example.com';
    await enrol(email);
    const ask = (next: string) => test.call(forgotPassword, { body: { email, next } });
    expect((await ask('/checkout?step=address')).status).toBe(200);
    expect(await mailTo(test, email, 'reset-password')).toMatch(
      /\/reset-password\?token=[\w-]{43}&next=%2Fcheckout%3Fstep%3Daddress/,
    );
    for (const next of ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', '/a\nb'])
      expect((await ask(next)).status, next).toBe(400);
  });

  it('is replaced with the mailed token; every session ends and the address counts as confirmed', async () => {
    const { token, refreshToken } = await enrol('reset@example.com');
    expect((await reset(await resetToken('reset@example.com'))).status).toBe(200);
    expect((await test.call(getProfile, {}, { token })).status).toBe(401);
    expect((await test.call(refresh, { body: { refreshToken } })).status).toBe(401);
    expect([await enter('reset@example.com', PASSWORD), await enter('reset@example.com', NEXT)]).toEqual([401, 200]);
    const [account] = await test.app.deps.db.select().from(users).where(eq(users.email, 'reset@example.com'));
    expect(account?.emailVerifiedAt).toEqual(test.now);
  });

  it('takes each token once, also when it arrives several times at the same moment', async () => {
    await enrol('parallel@example.com');
    const token = await resetToken('parallel@example.com');
    const answers = await Promise.all([1, 2, 3, 4].map((n) => reset(token, `${NEXT} ${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    const winner = answers.findIndex(({ status }) => status === 200) + 1;
    expect(await enter('parallel@example.com', `${NEXT} ${winner}`)).toBe(200);
    expect((await reset(token)).error.code).toBe('link_spent');
  });

  it('lets nobody in with the old password at the same moment, nor change it', async () => {
    const email = 'moment@example.com';
    const { user, token } = await enrol(email);
    const { db } = test.app.deps;
    const locked = () =>
      db.execute(sql`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock'`);
    const body = { currentPassword: PASSWORD, password: 'the thief’s own password' };
    const late = await db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ passwordHash: await hashPassword(NEXT) })
        .where(eq(users._id, user._id));
      const tried = [
        enter(email, PASSWORD),
        test.call(changePassword, { body }, { token }).then(({ status }) => status),
      ];
      await vi.waitFor(async () => expect((await locked()).rowCount).toBe(2), { timeout: 60_000 });
      return tried;
    });
    expect(await Promise.all(late)).toEqual([401, 422]);
    expect(await enter(email, NEXT)).toBe(200);
  });

  it('lets a token expire after an hour, and an earlier one once a later is mailed', async () => {
    await enrol('late@example.com');
    const first = await resetToken('late@example.com');
    const second = await resetToken('late@example.com');
    expect((await reset(first)).status).toBe(422);
    pass(60);
    expect((await reset(second)).status).toBe(422);
    const third = await resetToken('late@example.com');
    pass(59);
    expect((await reset(third)).status).toBe(200);
  });

  it('keeps only hashes, and takes no token of another purpose', async () => {
    await enrol('purpose@example.com');
    const token = tokenIn(await mailTo(test, 'purpose@example.com', 'verify-email'));
    expect((await reset(token)).status).toBe(422);
    expect(JSON.stringify(await test.app.deps.db.select().from(mailedTokens))).not.toContain(token);
  });

  it('cannot be asked for without end, whether or not the account exists', async () => {
    for (const email of ['flooded@example.com', 'nobody-flooded@example.com']) {
      const ask = () => test.call(forgotPassword, { body: { email } });
      const answers = await Promise.all(Array.from({ length: LIMITS.recoveryPerAccount.most + 1 }, ask));
      expect(answers.map(({ status }) => status).sort()).toEqual([
        ...Array(LIMITS.recoveryPerAccount.most).fill(200),
        429,
      ]);
    }
  });
});

it('lets one place ask for thirty links an hour, whoever they are for', async () => {
  const fresh = await startTestApp();
  try {
    const ask = (n: number) => fresh.call(forgotPassword, { body: { email: `person-${n}@example.com` } });
    const { most } = LIMITS.recoveryPerPlace;
    const answers = await Promise.all(Array.from({ length: most + 2 }, (_, n) => ask(n)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  } finally {
    await fresh.close();
  }
});

describe('confirming an address', () => {
  it('works once, within 48 hours', async () => {
    const { user, token } = await enrol('confirm@example.com');
    const link = tokenIn(await mailTo(test, 'confirm@example.com', 'verify-email'));
    const answers = await Promise.all([1, 2, 3].map(() => test.call(verifyEmail, { body: { token: link } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const { body } = await test.call(getProfile, {}, { token });
    expect(body.user).toMatchObject({ _id: user._id, emailVerified: true });
  });

  it('needs a new link afterwards, which a signed-in person can ask for a few times', async () => {
    await enrol('slow@example.com');
    const link = tokenIn(await mailTo(test, 'slow@example.com', 'verify-email'));
    pass(48 * 60);
    expect((await test.call(verifyEmail, { body: { token: link } })).error.code).toBe('link_spent');
    const { token } = (await test.call(login, { body: { email: 'slow@example.com', password: PASSWORD } })).body;
    const ask = () => test.call(resendVerification, {}, { token });
    const answers = await Promise.all(Array.from({ length: LIMITS.verificationPerAccount.most + 1 }, ask));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    const fresh = tokenIn(await mailTo(test, 'slow@example.com', 'verify-email'));
    expect((await test.call(verifyEmail, { body: { token: fresh } })).status).toBe(200);
  });

  it('is not mailed for an address that is confirmed', async () => {
    const { email, token } = await signInAs(test, 'Customer', { emailVerifiedAt: new Date() });
    expect((await test.call(resendVerification, {}, { token })).status).toBe(200);
    expect(await test.app.deps.db.select().from(mails).where(eq(mails.recipient, email))).toEqual([]);
  });
});
