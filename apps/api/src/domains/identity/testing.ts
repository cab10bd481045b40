import { randomUUID } from 'node:crypto';
import type { Role } from '@adunni/contracts/roles';
import { and, desc, eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { mails } from '../../kit/mail/tables.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { UNUSABLE_PASSWORD } from './passwords.ts';
import { openSession } from './sessions/service.ts';
import { users } from './tables.ts';

/** A signed-in person of a test. */
export interface TestPerson {
  _id: string;
  email: string;
  token: string;
  refreshToken: string;
}

/** Stores a person of a role with an open session, without the work of hashing a password. */
export async function signInAs(
  test: TestApp,
  role: Role = 'Customer',
  values: Partial<typeof users.$inferInsert> = {},
): Promise<TestPerson> {
  const deps = test.app.deps;
  return deps.db.transaction(async (tx) => {
    const [person] = await tx
      .insert(users)
      .values({
        firstName: 'Ngozi',
        lastName: 'Eze',
        // A letter first: lists search e-mails by their beginning, and a number sought must not find one by chance.
        email: `person-${randomUUID()}@example.com`,
        passwordHash: UNUSABLE_PASSWORD,
        role,
        ...values,
      })
      .returning({ _id: users._id, email: users.email });
    if (!person) throw new Error('the person was not stored');
    const pair = await openSession({ ...deps, device: 'test', address: '127.0.0.1' }, tx, person._id);
    return { ...person, token: pair.accessToken, refreshToken: pair.refreshToken };
  });
}

/** Signs a person in once more, for a test whose clock has gone beyond their session. */
export async function signInAgain({ app: { deps } }: TestApp, person: TestPerson): Promise<TestPerson> {
  const ctx = { ...deps, device: 'test', address: '127.0.0.1' };
  const pair = await deps.db.transaction((tx) => openSession(ctx, tx, person._id));
  return { ...person, token: pair.accessToken, refreshToken: pair.refreshToken };
}

/** Text of the newest mail to an address; it is waited for, since a job may write it after the answer. */
export const mailTo = (test: TestApp, recipient: string, kind: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const [mail] = await test.app.deps.db
        .select({ text: mails.text })
        .from(mails)
        .where(and(eq(mails.recipient, recipient), eq(mails.kind, kind)))
        .orderBy(desc(mails._id))
        .limit(1);
      if (!mail) throw new Error(`no mail of kind ${kind} to ${recipient}`);
      return mail.text;
    },
    { timeout: 60_000 },
  );

/** The token of the link in a mail. */
export function tokenIn(text: string): string {
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error('the mail has no link with a token');
  return token;
}
