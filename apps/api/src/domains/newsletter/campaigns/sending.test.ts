import { campaignResource, recipientResource } from '@adunni/contracts/newsletter/campaigns';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { type Smtp, startSmtp } from '../../../kit/testing/smtp.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { pollCampaigns } from '../jobs.ts';
import { eraseSubscriber } from '../service.ts';
import { subscribers } from '../tables.ts';
import { addReaders, CAMPAIGN, send, writeCampaign } from '../testing.ts';
import { deliverJob, sendBatch } from './sending.service.ts';
import { campaignRecipients, campaigns } from './tables.ts';

let smtp: Smtp;
let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  smtp = await startSmtp();
  test = await startTestApp({}, { SMTP_URL: smtp.url });
  admin = await signInAs(test, 'Admin');
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});

const record = async (_id: string) => (await test.call(campaignResource.get, { params: { _id } }, admin)).body.record;
const act = (action: 'pause' | 'resume' | 'stop', id: string) =>
  test.call(campaignResource.act, { body: { action, ids: [id] } }, admin);
const arrived = (subject: string) => smtp.received.filter((message) => message.includes(`Subject: ${subject}`));
const addressOf = (message: string) => /^To: (.+)\r$/m.exec(message)?.[1] ?? '';

/** Takes everybody off the list, so that a test knows its readers. */
const clearList = () => test.app.deps.db.update(subscribers).set({ removedAt: test.now });

/** A campaign under way that no job has taken up, as after a process was killed. */
async function underWay(subject: string, values: Partial<typeof campaigns.$inferInsert> = {}): Promise<string> {
  const [row] = await test.app.deps.db
    .insert(campaigns)
    .values({ ...CAMPAIGN, subject, status: 'sending', startedAt: test.now, createdBy: admin._id, ...values })
    .returning({ _id: campaigns._id });
  return row?._id ?? '';
}

describe('the letter on the wire', () => {
  it('carries the headers of one-click unsubscribing, and posting to them takes exactly that reader off', async () => {
    await clearList();
    const [readerId] = await addReaders(test, 2, 'wire');
    const id = await writeCampaign(test, admin, { subject: 'On the wire' });
    await send(test, admin, id);
    await expect.poll(() => arrived('On the wire').length).toBe(2);
    const message = arrived('On the wire').find((text) => addressOf(text) === 'wire-0@example.com') ?? '';
    const unfolded = message.replace(/\r\n[ \t]+/g, ' ');
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const url = /^List-Unsubscribe: <(\S+)>\r$/m.exec(unfolded)?.[1] ?? '';
    expect(url.startsWith(`${test.config.publicUrl}/api/newsletter/unsubscribe?token=`)).toBe(true);
    const { pathname, search } = new URL(url);
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(test.origin + pathname + search, { method: 'POST', body: form })).status).toBe(200);
    const left = await test.app.deps.db
      .select({ _id: subscribers._id })
      .from(subscribers)
      .where(isNotNull(subscribers.unsubscribedAt));
    expect(left).toEqual([{ _id: readerId }]);
  });

  it('tells for each recipient how it went, and what the server said of the one that it refused', async () => {
    await clearList();
    await addReaders(test, 1, 'fine');
    await addReaders(test, 1, 'refused');
    const id = await writeCampaign(test, admin, { subject: 'Two fates' });
    await send(test, admin, id);
    await expect.poll(async () => (await record(id)).failed).toBe(1);
    expect(await record(id)).toMatchObject({ status: 'sent', recipients: 2, sent: 1, failed: 1, waiting: 0 });
    const { body } = await test.call(recipientResource.list, { query: { campaign: id, result: 'failed' } }, admin);
    expect(body.items).toMatchObject([
      { email: 'refused-0@example.com', error: expect.stringContaining('no such mailbox') },
    ]);
  });
});

describe('each recipient once', () => {
  it('when many workers are at it together and go on after one was killed half-way', async () => {
    await clearList();
    await addReaders(test, 50, 'once');
    const id = await underWay('Once each');
    const { deps } = test.app;
    const killed = { ...deps, jobs: { ...deps.jobs, enqueue: () => Promise.reject(new Error('killed')) } };
    await expect(sendBatch(killed, { campaignId: id })).rejects.toThrow('killed');
    expect(await record(id)).toMatchObject({ recipients: 0 });
    await Promise.all(Array.from({ length: 6 }, () => sendBatch(deps, { campaignId: id })));
    expect((await record(id)).waiting, 'one batch of six workers').toBe(30);
    await expect.poll(async () => (await record(id)).sent).toBe(50);
    expect(await record(id)).toMatchObject({ status: 'sent', recipients: 50, waiting: 0 });
    const addresses = arrived('Once each').map(addressOf);
    expect([addresses.length, new Set(addresses).size]).toEqual([50, 50]);
  });

  it('when the job was lost: the next minute takes the campaign up where it lies', async () => {
    await clearList();
    await addReaders(test, 3, 'lost');
    const id = await underWay('Lost and found', { nextBatchAt: new Date(Date.now() - 120_000) });
    await pollCampaigns(test.app.deps);
    await pollCampaigns(test.app.deps);
    await expect.poll(async () => (await record(id)).sent).toBe(3);
    expect(arrived('Lost and found')).toHaveLength(3);
  });
});

it('goes on to those of its beginning: who subscribes meanwhile gets the next one', async () => {
  await clearList();
  await addReaders(test, 30, 'early');
  const id = await underWay('To the same');
  await sendBatch(test.app.deps, { campaignId: id });
  await addReaders(test, 5, 'late');
  await expect.poll(async () => (await record(id)).sent).toBe(30);
  expect(await record(id)).toMatchObject({ status: 'sent', recipients: 30, waiting: 0 });
  expect(arrived('To the same').filter((message) => addressOf(message).startsWith('late'))).toEqual([]);
});

describe('pausing and leaving', () => {
  it('stops between two batches, skips who leaves meanwhile, and goes on', async () => {
    await clearList();
    const readers = await addReaders(test, 30, 'pause');
    const { db, jobs } = test.app.deps;
    const id = await underWay('With a pause');
    await sendBatch({ ...test.app.deps, jobs: { ...jobs, enqueue: async () => undefined } }, { campaignId: id });
    await act('pause', id);
    await sendBatch(test.app.deps, { campaignId: id });
    expect(await record(id)).toMatchObject({ status: 'paused', waiting: 10, queued: 20 });
    const last = readers.slice(-2);
    await db.update(subscribers).set({ unsubscribedAt: test.now }).where(inArray(subscribers._id, last));
    await db.transaction((tx) => eraseSubscriber(tx, 'pause-20@example.com'));
    expect((await act('resume', id)).body.results).toMatchObject([{ ok: true }]);
    await expect.poll(async () => (await record(id)).status).toBe('sent');
    expect(await record(id)).toMatchObject({ recipients: 30, waiting: 0, skipped: 3 });
    expect((await act('resume', id)).body.results).toMatchObject([
      { ok: false, message: 'This campaign is not paused.' },
    ]);
  });

  it('takes a letter back that is written but not yet sent when its reader leaves', async () => {
    await clearList();
    const [leaver] = await addReaders(test, 2, 'leaves');
    const { deps } = test.app;
    const id = await underWay('Taken back');
    await sendBatch({ ...deps, jobs: { ...deps.jobs, enqueue: async () => undefined } }, { campaignId: id });
    await deps.db
      .update(subscribers)
      .set({ unsubscribedAt: test.now })
      .where(eq(subscribers._id, leaver ?? ''));
    const written = await deps.db.select({ _id: mails._id }).from(mails).where(eq(mails.subject, 'Taken back'));
    await deliverJob.run(deps, { mailIds: written.map(({ _id }) => _id) });
    expect(arrived('Taken back').map(addressOf)).toEqual(['leaves-1@example.com']);
    expect(await record(id)).toMatchObject({ sent: 1, skipped: 1 });
  });

  it('stops for good: nobody else gets a letter', async () => {
    await clearList();
    await addReaders(test, 30, 'stopped');
    const id = await underWay('Stopped');
    await sendBatch(
      { ...test.app.deps, jobs: { ...test.app.deps.jobs, enqueue: async () => undefined } },
      { campaignId: id },
    );
    await act('stop', id);
    await pollCampaigns(test.app.deps);
    await sendBatch(test.app.deps, { campaignId: id });
    const waiting = await test.app.deps.db
      .select()
      .from(campaignRecipients)
      .where(and(eq(campaignRecipients.campaignId, id), eq(campaignRecipients.status, 'waiting')));
    expect(waiting).toHaveLength(10);
    expect((await record(id)).status).toBe('stopped');
  });
});
