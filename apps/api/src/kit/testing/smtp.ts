import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail server of a test. */
export interface Smtp {
  url: string;
  /** Every message that was taken, as it came over the wire. */
  received: string[];
  /** Whom they went to. */
  recipients: string[];
  close(): Promise<void>;
}

/** How long the server thinks about a message to somebody whose name begins with `slow`, in milliseconds. */
const SLOW_MS = 3000;

/** A real SMTP server that keeps what it is sent, and refuses recipients whose name begins with `refused`. */
export async function startSmtp(): Promise<Smtp> {
  const received: string[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('refused') ? new Error('no such mailbox') : null),
    onData: (stream, { envelope }, done) => {
      const isSlow = envelope.rcptTo.some(({ address }) => address.startsWith('slow'));
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        recipients.push(...envelope.rcptTo.map(({ address }) => address));
        setTimeout(done, isSlow ? SLOW_MS : 0);
      });
    },
  });
  // A sender that breaks off is its own matter; without a listener it would end the whole run of tests.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    recipients,
    close: () => new Promise<void>((resolve) => void server.close(resolve)),
  };
}
