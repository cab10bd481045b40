import { outboxResource } from '@adunni/contracts/outbox/outbox';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs } from '../identity/testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const LINK = 'https://adunni.example/reset-password?token=s3cret.Key-1';

async function write(recipient: string, status: 'kept' | 'failed' | 'sent' = 'kept'): Promise<string> {
  const [mail] = await test.app.deps.db
    .insert(mails)
    .values({
      kind: 'reset-password',
      recipient,
      subject: 'A new password',
      text: LINK,
      html: `<a href="${LINK}">`,
      status,
    })
    .returning({ _id: mails._id });
  return mail?._id ?? '';
}

describe('reading', () => {
  it('shows an Admin a customer’s mail without the key to the account', async () => {
    const admin = await signInAs(test, 'Admin');
    const params = { _id: await write('ngozi@example.com') };
    const { body } = await test.call(outboxResource.get, { params }, admin);
    expect(body.record).toMatchObject({
      text: 'https://adunni.example/reset-password?token=…',
      html: '<a href="https://adunni.example/reset-password?token=…">',
    });
  });

  it('shows a SuperAdmin the key only where no mail server could deliver it', async () => {
    const owner = await signInAs(test, 'SuperAdmin');
    const textOf = async (id: string) =>
      (await test.call(outboxResource.get, { params: { _id: id } }, owner)).body.record.text;
    expect(await textOf(await write('ngozi@example.com', 'kept'))).toBe(LINK);
    expect(await textOf(await write('ngozi@example.com', 'sent'))).not.toContain('s3cret');
  });

  it('keeps mails to those who run the marketplace from an Admin', async () => {
    const [admin, owner] = [await signInAs(test, 'Admin'), await signInAs(test, 'SuperAdmin')];
    const params = { _id: await write(owner.email.toUpperCase()) };
    expect((await test.call(outboxResource.get, { params }, admin)).status).toBe(404);
    const listed = await test.call(outboxResource.list, { query: { q: owner.email } }, admin);
    expect(listed.body.total).toBe(0);
    expect((await test.call(outboxResource.get, { params }, owner)).status).toBe(200);
  });
});

it('sends a failed mail again, once for two who ask at the same time, and no other', async () => {
  const admin = await signInAs(test, 'Admin');
  const id = await write('bola@example.com', 'failed');
  const retry = (ids: string[]) => test.call(outboxResource.act, { body: { action: 'retry', ids } }, admin);
  const answers = await Promise.all([retry([id]), retry([id])]);
  expect(answers.flatMap(({ body }) => body.results.map(({ ok }) => ok)).sort()).toEqual([false, true]);
  await expect
    .poll(async () => (await test.app.deps.db.select().from(mails).where(eq(mails._id, id)))[0]?.status)
    .toBe('kept');
  expect((await retry([id])).body.results).toMatchObject([
    { ok: false, message: 'Only failed emails can be sent again.' },
  ]);
});
