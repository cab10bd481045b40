import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a mailed link lets its holder do. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

const ID_BYTES = 16;

/**
 * The key in a mailed link: whom it is about, sealed for one purpose, so that nothing need be stored and nobody can make
 * one up. `stamp` ties it to something that passes, such as the moment of asking.
 */
export function linkToken(secret: string, purpose: LinkPurpose, id: string, stamp = ''): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, seal(secret, purpose, id, stamp)]).toString('base64url');
}

/** Whom a link’s key is about, by its own word: check it before it is believed. Null when it cannot be read. */
export function idIn(token: string): string | null {
  const hex = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex');
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex);
  return parts ? parts.slice(1).join('-') : null;
}

/** Whether a key was made by `linkToken` for this purpose, id and stamp. */
export function isGenuine(secret: string, purpose: LinkPurpose, token: string, id: string, stamp = ''): boolean {
  const given = Buffer.from(token, 'base64url').subarray(ID_BYTES);
  const expected = seal(secret, purpose, id, stamp);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const seal = (secret: string, purpose: LinkPurpose, id: string, stamp: string): Buffer =>
  createHmac('sha256', secret).update(`newsletter ${purpose} ${id} ${stamp}`).digest();
