import { changePassword, getProfile, login, register, updateProfile } from '@adunni/contracts/identity/identity';
import { refresh } from '@adunni/contracts/identity/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { mailResetLink } from '../recovery/jobs.ts';
import { mailedTokens, users } from '../tables.ts';
import { mailTo, signInAs } from '../testing.ts';

const PASSWORD = 'a long enough password';
const NEXT = 'another long password';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the profile', () => {
  it('changes what is given and leaves the rest', async () => {
    const { token } = await signInAs(test);
    const change = (body: object) => test.call(updateProfile, { body }, { token });
    expect((await change({ phone: '0803 123 4567' })).body.user.phone).toBe('+2348031234567');
    const renamed = (await change({ firstName: '  Ngọ́zi ' })).body.user;
    expect(renamed).toMatchObject({ firstName: 'Ngọ́zi', lastName: 'Eze', phone: '+2348031234567' });
    expect((await change({ phone: null })).body.user.phone).toBeNull();
    expect((await change({})).status).toBe(200);
    expect((await change({ phone: '12345678' })).error.fields).toHaveProperty('phone');
  });

  it('ignores role, status, verification and whatever else is not in the form', async () => {
    const person = await signInAs(test);
    const smuggled = {
      role: 'SuperAdmin',
      status: 'suspended',
      emailVerified: true,
      emailVerifiedAt: new Date(),
      email: 'x@y.zz',
      price: 1,
    };
    const { body } = await test.call(updateProfile, { body: { lastName: 'Obi', ...smuggled } as never }, person);
    expect(body.user).toMatchObject({ lastName: 'Obi', role: 'Customer', emailVerified: false, email: person.email });
    const [row] = await test.app.deps.db.select().from(users).where(eq(users._id, person._id));
    expect(row).toMatchObject({ role: 'Customer', status: 'active', emailVerifiedAt: null });
    expect((await test.call(getProfile, {}, person)).status).toBe(200);
  });
});

describe('changing the password', () => {
  it('needs the current one, ends the other sessions and withdraws mailed links', async () => {
    const email = 'changes@example.com';
    await test.call(register, { body: { firstName: 'Amaka', lastName: 'Obi', email, password: PASSWORD } });
    const enter = (password: string) => test.call(login, { body: { email, password } });
    const [here, there] = [(await enter(PASSWORD)).body, (await enter(PASSWORD)).body];
    const change = (currentPassword: string) =>
      test.call(changePassword, { body: { currentPassword, password: NEXT } }, { token: here.token });
    const wrong = await change('not the password');
    expect([wrong.status, wrong.error.code]).toEqual([422, 'wrong_password']);
    await mailResetLink.run(test.app.deps, { email });
    expect((await change(PASSWORD)).status).toBe(200);
    const status = async (token: string) => (await test.call(getProfile, {}, { token })).status;
    expect([await status(here.token), await status(there.token)]).toEqual([200, 401]);
    expect((await test.call(refresh, { body: { refreshToken: there.refreshToken } })).status).toBe(401);
    expect([(await enter(PASSWORD)).status, (await enter(NEXT)).status]).toEqual([401, 200]);
    const links = await test.app.deps.db.select().from(mailedTokens).where(eq(mailedTokens.userId, here.user._id));
    expect(links.map(({ purpose }) => purpose)).toEqual(['verify-email']);
    expect(await mailTo(test, email, 'password-changed')).toContain('other devices were logged out');
  });

  it('refuses short and overlong passwords, and takes one in either Unicode spelling', async () => {
    const body = { firstName: 'Amaka', lastName: 'Obi', email: 'unicode@example.com' };
    for (const password of ['too short', 'x'.repeat(129)])
      expect((await test.call(register, { body: { ...body, password } })).error.fields).toHaveProperty('password');
    const password = 'Ọlá at the café';
    expect((await test.call(register, { body: { ...body, password: password.normalize('NFC') } })).status).toBe(201);
    const answer = await test.call(login, { body: { email: body.email, password: password.normalize('NFD') } });
    expect(answer.status).toBe(200);
  });
});
