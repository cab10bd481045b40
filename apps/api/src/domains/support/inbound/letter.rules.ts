import { createHash } from 'node:crypto';
import { personName } from '@adunni/contracts/fields';

/** What is known of a mail that came in. */
export interface Letter {
  /** The address of its author, in small letters and as mail servers write it: what stands in `From`. Where they want answers is not who they are. */
  from: string;
  /** What they call themselves, unless it is a web address: our emails begin with it, and anybody can write any name. */
  name: string;
  subject: string;
  /** What they wrote themselves. */
  text: string;
  /** Its own id, and those of the mails that it answers, the nearest first. */
  messageId: string | null;
  answers: readonly string[];
  files: readonly { name: string; content: Buffer }[];
  /** A program wrote it: an absence notice, a list, a confirmation. */
  isAutomatic: boolean;
  /** A mail of ours did not arrive. */
  isBounce: boolean;
}

/** A header of a mail, in small letters, or empty. */
type HeaderOf = (name: string) => string;

/** Precedences by which programs mark what nobody should answer. */
const PRECEDENCES = ['bulk', 'junk', 'list', 'auto_reply'];
const NOTICES = ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'list-id', 'list-unsubscribe'];

/** Whether a program wrote a mail: RFC 3834, and what older programs and Exchange say. */
export function isAutomatic(header: HeaderOf): boolean {
  const submitted = header('auto-submitted').split(';')[0]?.trim() ?? '';
  if (submitted !== '' && submitted !== 'no') return true;
  return PRECEDENCES.includes(header('precedence')) || NOTICES.some((name) => header(name) !== '');
}

/** Whether a mail tells that another one did not arrive: it has no sender (RFC 5321) or is a report (RFC 3464). */
export const isBounce = (sender: string, from: string, contentType: string): boolean =>
  sender === '' || contentType.startsWith('multipart/report') || /^(mailer-daemon|postmaster)@/.test(from);

/** Tells a mail from every other, also without an id of its own: by all that no server on its way changes. */
export function digestOf({ messageId, from, subject, text, files }: Letter, sentAt: string): string {
  const hash = createHash('sha256');
  if (messageId) return hash.update(`id ${messageId}`).digest('hex');
  for (const part of [from, sentAt, subject, text]) hash.update(`${part}\0`);
  for (const { content } of files) hash.update(content);
  return hash.digest('hex');
}

const UNSTORABLE = /[\p{Cc}--[\n\t]]/gv;

/** A text as the database stores it: without control characters and halves of characters. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\r\n', '\n').replace(UNSTORABLE, '');

/** What to call somebody: by the name they give, else as their address begins. */
export function nameOf(given: string, address: string): string {
  const candidates = [given, address.split('@')[0]?.replace(/[^\p{L}]+/gu, ' ') ?? '', 'customer'];
  return candidates.map((name) => personName.safeParse(name).data).find((name) => name !== undefined) ?? '';
}

/** An id of a mail that may stand in the headers of ours; anything else is none. */
export const messageIdIn = (given: string | undefined): string | null =>
  given && /^<[!-;=?-~]{1,250}>$/.test(given) ? given : null;

/** The beginning of a text, without half a character at its end. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
