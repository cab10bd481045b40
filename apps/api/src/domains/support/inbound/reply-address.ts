import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../kit/config.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';

/** How long a mail can be answered. */
const VALID_DAYS = 90;
/** 80 bits, in hex: a mail server lets nobody try often. */
const SEAL_LENGTH = 20;
const PATTERN = /^r([0-9a-f]{32})-([0-9a-z]{1,6})-([0-9a-f]{20})$/;

type Sealed = Pick<Config, 'authSecret' | 'mailDomain'>;

/**
 * Where answers to a mail about a ticket go: its id and last day, sealed, so that nothing need be stored and nobody can
 * make one up. In small letters only, within the 64 signs of RFC 5321, since mail servers may change the case.
 */
export function replyAddress({ authSecret, mailDomain }: Sealed, ticketId: string, now: Date): string {
  const id = ticketId.replaceAll('-', '');
  const day = (Math.floor(now.getTime() / DAY_MS) + VALID_DAYS).toString(36);
  return `r${id}-${day}-${seal(authSecret, id, day)}@${mailDomain}`;
}

/** Id of the ticket that an address leads to, or null when we did not make it or its last day is over. */
export function ticketAt({ authSecret, mailDomain }: Sealed, address: string, now: Date): string | null {
  const [local = '', domain] = splitAddress(address);
  const [, id = '', day = '', given = ''] = PATTERN.exec(local) ?? [];
  if (domain !== mailDomain || !given) return null;
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(seal(authSecret, id, day)))) return null;
  if (Number.parseInt(day, 36) < Math.floor(now.getTime() / DAY_MS)) return null;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Where people write to who have no ticket yet. */
export const supportAddress = ({ mailDomain }: Sealed): string => `support@${mailDomain}`;

/** The parts before and behind the @, in small letters. */
export function splitAddress(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()];
}

const seal = (secret: string, id: string, day: string): string =>
  createHmac('sha256', secret).update(`ticket reply ${id} ${day}`).digest('hex').slice(0, SEAL_LENGTH);
