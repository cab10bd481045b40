import { login, register } from '@adunni/contracts/identity/identity';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { makers } from '../makers/tables.ts';
import { users } from './tables.ts';
import { mailTo } from './testing.ts';

const PASSWORD = 'a long enough password';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const form = (email: string, more: object = {}) => ({
  firstName: 'Amaka',
  lastName: 'Obi',
  email,
  password: PASSWORD,
  ...more,
});
const accountsOf = (email: string) =>
  test.app.deps.db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));

describe('registering', () => {
  it('answers as login does and mails the link that confirms the address', async () => {
    const { status, body } = await test.call(register, { body: form('new@example.com') });
    expect(status).toBe(201);
    const again = await test.call(login, { body: { email: 'new@example.com', password: PASSWORD } });
    expect(Object.keys(body)).toEqual(Object.keys(again.body));
    expect(again.body.user._id).toBe(body.user._id);
    const mail = await mailTo(test, 'new@example.com', 'verify-email');
    expect(mail).toMatch(/\/verify\/email\?token=[\w-]{43}/);
    expect(mail).not.toContain('Amaka');
  });

  it.each(['Designer', 'Tailor'] as const)('opens a pending workshop for a %s', async (role) => {
    const { body } = await test.call(register, { body: form(`${role}@example.com`, { role }) });
    expect(body.user.role).toBe(role);
    const [maker] = await test.app.deps.db.select().from(makers).where(eq(makers.userId, body.user._id));
    expect(maker?.status).toBe('pending');
  });

  it.each(['Admin', 'SuperAdmin'])('never makes an %s', async (role) => {
    const { status } = await test.call(register, { body: form(`${role}@example.com`, { role }) as never });
    expect(status).toBe(400);
    expect(await accountsOf(`${role}@example.com`)).toEqual([]);
  });

  it('ignores fields that are not its own', async () => {
    const smuggled = {
      _id: '00000000-0000-4000-8000-000000000000',
      status: 'suspended',
      emailVerifiedAt: '2020-01-01T00:00:00Z',
      emailVerified: true,
      passwordHash: 'x',
      tier: 'Atelier',
    };
    const { body } = await test.call(register, { body: form('smuggler@example.com', smuggled) });
    const [account] = await accountsOf('smuggler@example.com');
    expect(body.user).toMatchObject({ role: 'Customer', emailVerified: false });
    expect(account).toMatchObject({ status: 'active', emailVerifiedAt: null, role: 'Customer' });
    expect(account?._id).not.toBe(smuggled._id);
  });
});

describe('an address that is taken', () => {
  it('opens one account for parallel registrations, and signs every one with its password in', async () => {
    const writings = ['twice@example.com', 'Twice@Example.com', 'TWICE@example.com', 'twice@example.com'];
    const answers = await Promise.all(writings.map((email) => test.call(register, { body: form(email) })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.user._id)).size).toBe(1);
    expect(await accountsOf('twice@example.com')).toHaveLength(1);
  });

  it('lets exactly one of several people racing for an address have it', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        test.call(register, { body: form('raced@example.com', { password: `${PASSWORD} ${n}`, role: 'Designer' }) }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const [account, ...more] = await accountsOf('raced@example.com');
    expect(more).toEqual([]);
    const workshops = await test.app.deps.db
      .select()
      .from(makers)
      .where(eq(makers.userId, account?._id ?? ''));
    expect(workshops).toHaveLength(1);
  });

  it('changes nothing of the account, says nothing about it and tells its owner once', async () => {
    await test.call(register, { body: form('owner@example.com') });
    const [before] = await accountsOf('owner@example.com');
    for (const firstName of ['Mallory', 'Mallory again']) {
      const taken = await test.call(register, {
        body: form('owner@example.com', { firstName, password: 'somebody else’s', role: 'Tailor' }),
      });
      expect([taken.status, taken.error.code]).toEqual([409, 'account_unavailable']);
      expect(taken.error.message).not.toMatch(/exist|taken|already registered/i);
    }
    expect(await accountsOf('owner@example.com')).toEqual([before]);
    const notices = await test.app.deps.db.select().from(mails).where(eq(mails.kind, 'account-exists'));
    expect(notices.filter(({ recipient }) => recipient === 'owner@example.com')).toHaveLength(1);
    expect(notices[0]?.text).not.toContain('Mallory');
  });

  it('stops who probes a list of addresses', async () => {
    const probing = await startTestApp();
    try {
      await Promise.all(
        Array.from({ length: 12 }, (_, n) => probing.call(register, { body: form(`known-${n}@example.com`) })),
      );
      const statuses: number[] = [];
      for (let n = 0; n < 12; n += 1)
        statuses.push(
          (await probing.call(register, { body: form(`known-${n}@example.com`, { password: 'somebody else’s' }) }))
            .status,
        );
      expect(statuses).toEqual([...Array(10).fill(409), 429, 429]);
    } finally {
      await probing.close();
    }
  });
});
