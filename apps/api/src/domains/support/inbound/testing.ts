import nodemailer, { type SendMailOptions } from 'nodemailer';
import { listenForMail } from '../../../kit/mail/inbound/server.ts';
import type { TestApp } from '../../../kit/testing/test-app.ts';

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
