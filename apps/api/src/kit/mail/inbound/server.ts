import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { SMTPServer, SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Deps } from '../../context.ts';
import { extensionOf } from '../../domain.ts';
import { MailRefused } from './inbound.ts';

/** Largest message, as it comes over the wire: two files of 10 MB, which mail makes a third larger. */
const MOST_BYTES = 28 * 1024 * 1024;
/** Senders at once: as many messages may lie in memory. */
const MOST_SENDERS = 5;
const MOST_RECIPIENTS = 10;
const PATIENCE_MS = 60_000;

/** What senders are told, by the codes of RFC 5321 and RFC 3463. */
const CODES = { unknown: 550, busy: 451, tooLarge: 552, tooMany: 452, refused: 554 };

/** Where mail that comes in is taken, and how to end it. */
export interface MailListener {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Takes mail by SMTP, for a mail server in front that speaks TLS and checks who sends. A message is confirmed once it is
 * stored, so that none gets lost when the process is killed.
 */
export async function listenForMail(deps: Deps, at: { host: string; port: number }): Promise<MailListener> {
  const { SMTPServer: Server } = await import('smtp-server');
  const { accepts, receive } = extensionOf('inboundMail');
  const server: SMTPServer = new Server({
    name: deps.config.mailDomain,
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    ...{ size: MOST_BYTES, maxClients: MOST_SENDERS, socketTimeout: PATIENCE_MS },
    onRcptTo({ address }, { envelope }, done) {
      if (envelope.rcptTo.length >= MOST_RECIPIENTS) return done(answer('tooMany', 'Too many recipients'));
      accepts(deps, address).then(
        (isKnown) => done(isKnown ? null : answer('unknown', 'No such address here, or it is out of date')),
        (error) => done(failed(error)),
      );
    },
    onData(stream, session, done) {
      take(stream, session).then(
        () => done(),
        (error) => done(failed(error)),
      );
    },
  });

  async function take(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) if (!stream.sizeExceeded) chunks.push(chunk);
    if (stream.sizeExceeded) throw answer('tooLarge', 'Message too large');
    const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
    const recipients = [...new Set(envelope.rcptTo.map(({ address }) => address))];
    await receive(deps, { sender, recipients, raw: Buffer.concat(chunks) });
  }

  function failed(error: unknown): Error {
    if (error instanceof Error && 'responseCode' in error) return error;
    if (error instanceof MailRefused) return answer('refused', error.message);
    deps.log.error(error);
    return answer('busy', 'Please try again later');
  }

  // A sender that breaks off is its own matter.
  server.on('error', (error) => deps.log.info(error));
  server.listen(at.port, at.host);
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => void server.close(resolve)),
  };
}

const answer = (code: keyof typeof CODES, message: string): Error =>
  Object.assign(new Error(message), { responseCode: CODES[code] });
