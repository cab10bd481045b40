import type { Deps } from '../../context.ts';

/** A mail as another server hands it over. */
export interface IncomingMail {
  /** Where the sender’s server wants to be told of failures; empty for a mail that is such a failure. */
  sender: string;
  /** The addresses of ours that it goes to, as accepted before. */
  recipients: readonly string[];
  /** The message as it came over the wire. */
  raw: Buffer;
}

/** Who takes mail that comes in. */
export interface InboundMail {
  /** Whether mail to an address of ours is taken now. */
  accepts: (deps: Deps, address: string) => Promise<boolean>;
  /** Stores a mail. After a `MailRefused` its sender gets it back; after anything else it is brought again later. */
  receive: (deps: Deps, mail: IncomingMail) => Promise<void>;
}

/** A mail that is not taken, now or ever; its sender’s server says so with these words. */
export class MailRefused extends Error {}
