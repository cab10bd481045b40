import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Smtp, startSmtp } from '../testing/smtp.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { clashOnce } from '../testing/twice.ts';
import { deliverMail, deliverMails, sendMail, writeMails } from './outbox.ts';
import { mails } from './tables.ts';

const LETTER = {
  subject: 'Your fitting',
  greeting: 'Dear Amaka,',
  paragraphs: ['We cut <on> Monday & sew on Tuesday.'],
};

async function putInOutbox(test: TestApp, recipient: string): Promise<string> {
  const { deps } = test.app;
  await deps.db.transaction((tx) => sendMail(deps, tx, 'test', recipient, LETTER));
  const [mail] = await deps.db.select().from(mails).where(eq(mails.recipient, recipient));
  return mail?._id ?? '';
}

const read = async (test: TestApp, id: string) =>
  (await test.app.deps.db.select().from(mails).where(eq(mails._id, id)))[0];

/** Whether somebody waits for a row that another transaction holds. */
async function isWaiting(test: TestApp): Promise<boolean> {
  const { rowCount } = await test.app.deps.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return Number(rowCount) > 0;
}

describe('with an SMTP server', () => {
  let smtp: Smtp;
  let test: TestApp;
  beforeAll(async () => {
    smtp = await startSmtp();
    test = await startTestApp({}, { SMTP_URL: smtp.url });
  });
  afterAll(async () => {
    await test.close();
    await smtp.close();
  });

  it('sends a mail once, as text and as HTML with markup shown as text', async () => {
    const mailId = await putInOutbox(test, 'amaka@example.com');
    await expect.poll(async () => (await read(test, mailId))?.status).toBe('sent');
    await deliverMail.run(test.app.deps, { mailId });
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toContain('Subject: Your fitting');
    expect(smtp.received[0]).toContain('We cut <on> Monday & sew on Tuesday.');
    expect(smtp.received[0]?.replace(/=\r\n/g, '')).toContain('We cut &lt;on&gt; Monday &amp; sew on Tuesday.');
  });

  it('sends the file that goes with a mail, as what it is', async () => {
    const { deps } = test.app;
    const attachment = { name: 'fitting.ics', contentType: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR' };
    const mail = { kind: 'test', recipient: 'file@example.com', subject: 'File', text: 'File', html: '<p>File</p>' };
    await deliverMails(deps, await writeMails(deps.db, [{ ...mail, attachment }]));
    const sent = smtp.received.find((text) => text.includes('To: file@example.com'));
    expect(sent).toMatch(/Content-Type: text\/calendar;[^\n]*charset=utf-8/);
    expect(sent).toContain('filename=fitting.ics');
    expect(sent).toContain(Buffer.from('BEGIN:VCALENDAR').toString('base64'));
  });

  it('sends a mail once when two workers take it up at the same time', async () => {
    const { deps } = test.app;
    const mail = { kind: 'test', recipient: 'twice@example.com', subject: 'Once', text: 'Once', html: '<p>Once</p>' };
    const mailIds = await writeMails(deps.db, [mail]);
    await Promise.all([1, 2, 3, 4].map(() => deliverMails(deps, mailIds)));
    expect(smtp.received.filter((text) => text.includes('To: twice@example.com'))).toHaveLength(1);
    expect(await read(test, mailIds[0] ?? '')).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it('sends a mail whose row was held by somebody who changed nothing', async () => {
    const { deps } = test.app;
    const mail = { kind: 'test', recipient: 'held@example.com', subject: 'Held', text: 'Held', html: '<p>Held</p>' };
    const [mailId = ''] = await writeMails(deps.db, [mail]);
    let delivered = false;
    const delivering = await deps.db.transaction(async (tx) => {
      await tx.select().from(mails).where(eq(mails._id, mailId)).for('update');
      const work = deliverMail.run(deps, { mailId }).then(() => {
        delivered = true;
      });
      await expect.poll(async () => delivered || (await isWaiting(test))).toBe(true);
      return { work };
    });
    await delivering.work;
    expect(await read(test, mailId)).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it('sends a mail once to a server that takes longer over it than a transaction may otherwise be idle', async () => {
    const { deps } = test.app;
    const onEveryConnection = async (statement: string) => {
      const clients = await Promise.all(Array.from({ length: test.config.databasePool }, () => deps.pool.connect()));
      await Promise.all(clients.map((client) => client.query(statement)));
      for (const client of clients) client.release();
    };
    await onEveryConnection('set idle_in_transaction_session_timeout = 2000');
    const mailId = await putInOutbox(test, 'slow@example.com');
    await expect.poll(async () => (await read(test, mailId))?.status).toBe('sent');
    await onEveryConnection('reset idle_in_transaction_session_timeout');
    expect(smtp.received.filter((text) => text.includes('To: slow@example.com'))).toHaveLength(1);
  });

  it('sends a mail once when a clash undoes what was noted of it', async () => {
    const { deps } = test.app;
    const mail = { kind: 'test', recipient: 'clash@example.com', subject: 'Once', text: 'Once', html: '<p>Once</p>' };
    const mailIds = await writeMails(deps.db, [mail]);
    await clashOnce(deps.db, 'mails', 'update');
    await deliverMails(deps, mailIds);
    expect(smtp.received.filter((text) => text.includes('To: clash@example.com'))).toHaveLength(1);
    expect(await read(test, mailIds[0] ?? '')).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it.each(['zN<victim@example.com>', 'x:victim@example.com;', '(x)victim@example.com', 'a@b.co, victim@example.com'])(
    'reads a recipient as one address, never as a list or a name: %s',
    async (recipient) => {
      const mailId = await putInOutbox(test, recipient);
      await expect.poll(async () => (await read(test, mailId))?.status).not.toBe('queued');
      expect(smtp.recipients).not.toContain('victim@example.com');
    },
  );

  it('keeps a refused mail with the reason, to be tried again', async () => {
    const mailId = await putInOutbox(test, 'refused@example.com');
    await expect.poll(async () => (await read(test, mailId))?.status).toBe('failed');
    expect((await read(test, mailId))?.error).toContain('no such mailbox');
    await expect(deliverMail.run(test.app.deps, { mailId })).rejects.toThrow();
  });
});

describe('without an SMTP server', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('keeps the mail to be read', async () => {
    const mailId = await putInOutbox(test, 'amaka@example.com');
    await expect.poll(async () => (await read(test, mailId))?.status).toBe('kept');
  });

  it('sends no mail of a transaction that fails', async () => {
    const { deps } = test.app;
    const failing = deps.db.transaction(async (tx) => {
      await sendMail(deps, tx, 'test', 'nobody@example.com', LETTER);
      throw new Error('the order was not placed');
    });
    await expect(failing).rejects.toThrow('not placed');
    expect(await deps.db.select().from(mails).where(eq(mails.recipient, 'nobody@example.com'))).toEqual([]);
  });
});
