import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { deliverMail, sendMail } from './outbox.ts';
import { mails } from './tables.ts';

const LETTER = {
  subject: 'Your fitting',
  greeting: 'Dear Amaka,',
  paragraphs: ['We cut <on> Monday & sew on Tuesday.'],
};

/** A real SMTP server that keeps what it is sent, and refuses recipients whose name begins with `refused`. */
async function startSmtp(received: string[]): Promise<{ server: SMTPServer; url: string }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('refused') ? new Error('no such mailbox') : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as { port: number };
  return { server, url: `smtp://127.0.0.1:${port}` };
}

async function putInOutbox(test: TestApp, recipient: string): Promise<string> {
  const { deps } = test.app;
  await deps.db.transaction((tx) => sendMail(deps, tx, 'test', recipient, LETTER));
  const [mail] = await deps.db.select().from(mails).where(eq(mails.recipient, recipient));
  return mail?._id ?? '';
}

const read = async (test: TestApp, id: string) =>
  (await test.app.deps.db.select().from(mails).where(eq(mails._id, id)))[0];

describe('with an SMTP server', () => {
  const received: string[] = [];
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let test: TestApp;
  beforeAll(async () => {
    smtp = await startSmtp(received);
    test = await startTestApp({}, { SMTP_URL: smtp.url });
  });
  afterAll(async () => {
    await test.close();
    await new Promise<void>((resolve) => smtp.server.close(resolve));
  });

  it('sends a mail once, as text and as HTML with markup shown as text', async () => {
    const mailId = await putInOutbox(test, 'amaka@example.com');
    await expect.poll(async () => (await read(test, mailId))?.state, { timeout: 15_000 }).toBe('sent');
    await deliverMail.run(test.app.deps, { mailId });
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('Subject: Your fitting');
    expect(received[0]).toContain('We cut <on> Monday & sew on Tuesday.');
    expect(received[0]?.replace(/=\r\n/g, '')).toContain('We cut &lt;on&gt; Monday &amp; sew on Tuesday.');
  });

  it('keeps a refused mail with the reason, to be tried again', async () => {
    const mailId = await putInOutbox(test, 'refused@example.com');
    await expect.poll(async () => (await read(test, mailId))?.state, { timeout: 15_000 }).toBe('failed');
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
    await expect.poll(async () => (await read(test, mailId))?.state, { timeout: 15_000 }).toBe('kept');
  });

  it('forgets the mail of a transaction that fails', async () => {
    const { deps } = test.app;
    const failing = deps.db.transaction(async (tx) => {
      await sendMail(deps, tx, 'test', 'nobody@example.com', LETTER);
      throw new Error('the order was not placed');
    });
    await expect(failing).rejects.toThrow('not placed');
    expect(await deps.db.select().from(mails).where(eq(mails.recipient, 'nobody@example.com'))).toEqual([]);
  });
});
