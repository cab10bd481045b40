import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffWrite } from '../../kit/audit/staff-write.ts';
import { auditEntries } from '../../kit/audit/tables.ts';
import type { Ctx, Viewer } from '../../kit/context.ts';
import { mails } from '../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { users } from '../identity/tables.ts';
import { signInAs } from '../identity/testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const asAdmin = async (): Promise<Ctx<Viewer>> => {
  const { _id } = await signInAs(test, 'Admin');
  const viewer: Viewer = { _id, role: 'Admin', sessionId: _id, email: '', firstName: 'Ada' };
  return { ...test.app.deps, viewer, address: '127.0.0.1', device: 'test', action: 'Suspend a person' };
};

it('enters what a signed write changed: who, what, and only the columns that differ', async () => {
  const ctx = await asAdmin();
  const { _id } = await signInAs(test, 'Customer');
  await staffWrite(ctx, (tx) => tx.update(users).set({ status: 'suspended', version: 2 }).where(eq(users._id, _id)));
  const entries = await ctx.db.select().from(auditEntries).where(eq(auditEntries.rowId, _id));
  expect(entries).toMatchObject([
    {
      actorId: ctx.viewer._id,
      action: 'Suspend a person',
      table: 'users',
      before: { status: 'active' },
      after: { status: 'suspended' },
    },
  ]);
});

it('enters no secret, no write that changes nothing, and none that nobody signed', async () => {
  const ctx = await asAdmin();
  const { _id } = await signInAs(test, 'Customer');
  await ctx.db.update(users).set({ firstName: 'Unsigned' }).where(eq(users._id, _id));
  await staffWrite(ctx, async (tx) => {
    await tx.update(users).set({ passwordHash: 'new' }).where(eq(users._id, _id));
    await tx.update(users).set({ firstName: 'Unsigned' }).where(eq(users._id, _id));
  });
  expect(await ctx.db.select().from(auditEntries).where(eq(auditEntries.rowId, _id))).toEqual([]);
});

it('enters that a mail was written, but not the key that it may hold', async () => {
  const ctx = await asAdmin();
  const letter = { kind: 'reset-password', recipient: 'ngozi@example.com', subject: 'A new password' };
  const [mail] = await staffWrite(ctx, (tx) =>
    tx
      .insert(mails)
      .values({ ...letter, text: 'token=s3cret', html: 'token=s3cret' })
      .returning({ _id: mails._id }),
  );
  const [entry] = await ctx.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.rowId, mail?._id ?? ''));
  expect(entry?.after).toMatchObject(letter);
  expect(JSON.stringify(entry)).not.toContain('s3cret');
});

it('keeps nothing of a write that was rolled back', async () => {
  const ctx = await asAdmin();
  const { _id } = await signInAs(test, 'Customer');
  const failing = staffWrite(ctx, async (tx) => {
    await tx.update(users).set({ status: 'suspended' }).where(eq(users._id, _id));
    throw new Error('changed their mind');
  });
  await expect(failing).rejects.toThrow('changed their mind');
  expect(await ctx.db.select().from(auditEntries).where(eq(auditEntries.rowId, _id))).toEqual([]);
});

it('refuses to change, remove or empty the log', async () => {
  const { pool } = test.app.deps;
  const attempts = [
    `update audit_entries set action = 'nothing happened'`,
    'delete from audit_entries',
    'truncate audit_entries',
  ];
  for (const attempt of attempts) await expect(pool.query(attempt)).rejects.toThrow('append-only');
});
