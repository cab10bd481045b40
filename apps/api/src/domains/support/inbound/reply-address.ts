import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../kit/config.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';

/** How long a mail can be answered. */
const VALID_DAYS = 90;
/** 80 bits, in hex: a mail server lets nobody try often. */
const SEAL_LENGTH = 20;
const PATTERN = /^([a-z])([0-9a-f]{32})-([0-9a-z]{1,6})-([0-9a-f]{20})$/;

/** What a mail can be about: a letter that addresses begin with, and the word that their seal holds. */
export interface MailSubject {
  letter: string;
  word: string;
}
const TICKET: MailSubject = { letter: 'r', word: 'ticket' };

type Sealed = Pick<Config, 'authSecret' | 'mailDomain'>;

/**
 * Where answers to a mail go: what it is about and its last day, sealed, so that nothing need be stored and nobody can
 * make one up. In small letters only, within the 64 signs of RFC 5321, since mail servers may change the case.
 */
export function replyAddress(
  { authSecret, mailDomain }: Sealed,
  subjectId: string,
  now: Date,
  about: MailSubject = TICKET,
): string {
  const id = subjectId.replaceAll('-', '');
  const day = (Math.floor(now.getTime() / DAY_MS) + VALID_DAYS).toString(36);
  return `${about.letter}${id}-${day}-${seal(authSecret, about, id, day)}@${mailDomain}`;
}

/** Id of what an address leads to, or null when we did not make it for that or its last day is over. */
export function subjectAt(
  { authSecret, mailDomain }: Sealed,
  address: string,
  now: Date,
  about: MailSubject,
): string | null {
  const [local = '', domain] = splitAddress(address);
  const [, letter, id = '', day = '', given = ''] = PATTERN.exec(local) ?? [];
  if (domain !== mailDomain || letter !== about.letter || !given) return null;
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(seal(authSecret, about, id, day)))) return null;
  if (Number.parseInt(day, 36) < Math.floor(now.getTime() / DAY_MS)) return null;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Id of the ticket that an address leads to, or null. */
export const ticketAt = (config: Sealed, address: string, now: Date): string | null =>
  subjectAt(config, address, now, TICKET);

/** Whether an address looks as those that we give for answers do. */
export const isReplyAddress = ({ mailDomain }: Sealed, address: string): boolean => {
  const [local, domain] = splitAddress(address);
  return domain === mailDomain && PATTERN.test(local);
};

/** Where people write to who have no ticket yet. */
export const supportAddress = ({ mailDomain }: Sealed): string => `support@${mailDomain}`;

/** The parts before and behind the @, in small letters. */
export function splitAddress(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()];
}

const seal = (secret: string, { word }: MailSubject, id: string, day: string): string =>
  createHmac('sha256', secret).update(`${word} reply ${id} ${day}`).digest('hex').slice(0, SEAL_LENGTH);
