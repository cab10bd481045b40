import nodemailer, { type SendMailOptions } from 'nodemailer';
import { listenForMail } from '../../../kit/mail/inbound/server.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../../identity/testing.ts';
import { openTicket } from '../testing.ts';
import { replyAddress } from './reply-address.ts';

/** Takes mail for a test over real SMTP, on a free port. */
export async function openMailbox({ app }: TestApp) {
  const { port, stop } = await listenForMail(app.deps, { host: '127.0.0.1', port: 0 });
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  return {
    stop,
    /** Brings a mail as another server would; answers with what it is told, `250` when it was taken. */
    async bring(mail: SendMailOptions): Promise<number> {
      try {
        await transport.sendMail(mail);
        return 250;
      } catch (error) {
        return (error as { responseCode?: number }).responseCode ?? 0;
      }
    },
  };
}
export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** A shop that takes mail, its mailbox and one of its staff. */
export async function startInbox() {
  const test = await startTestApp({}, { INBOUND_SMTP_PORT: '2525' });
  const mailbox = await openMailbox(test);
  const admin = await signInAs(test, 'Admin');
  const stop = async () => {
    await mailbox.stop();
    await test.close();
  };
  return { test, mailbox, admin, stop };
}

/** A customer who has asked something, and the address at which their ticket is answered by mail. */
export async function askSomething(test: TestApp) {
  const customer = await signInAs(test, 'Customer');
  const { ticketId, _id: rowId } = await openTicket(test, customer);
  return { customer, ticketId, rowId, address: replyAddress(test.config, rowId, test.app.deps.clock()) };
}
