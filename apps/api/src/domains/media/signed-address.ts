import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '../../kit/durations.rules.ts';

/** Longest time that a signed address holds. */
const HOLDS_MS = 15 * MINUTE_MS;
/** For so long an address stays the same, so that browsers find what they have: it holds 10 minutes at least. */
const STEP_MS = 5 * MINUTE_MS;

const TOKEN = /^([1-9]\d{9,12})-([\w-]{43})$/;

/** What opens one picture, in every offered width and format, until it expires. */
export function pictureToken(secret: string, mediaId: string, now: Date): string {
  const expiry = Math.floor(now.getTime() / STEP_MS) * STEP_MS + HOLDS_MS;
  return `${expiry}-${seal(secret, mediaId, expiry).toString('base64url')}`;
}

/** Milliseconds for which a token still opens this picture; 0 for one that is forged, another picture’s or expired. */
export function tokenHoldsMs(secret: string, mediaId: string, token: string, now: Date): number {
  const [, digits, signature = ''] = TOKEN.exec(token) ?? [];
  const expiry = Number(digits ?? 0);
  const given = Buffer.from(signature, 'base64url');
  const expected = seal(secret, mediaId, expiry);
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  return isGenuine ? Math.max(0, expiry - now.getTime()) : 0;
}

const seal = (secret: string, mediaId: string, expiry: number): Buffer =>
  createHmac('sha256', secret).update(`picture ${mediaId} ${expiry}`).digest();
