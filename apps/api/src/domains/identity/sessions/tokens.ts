import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new unguessable token: 256 random bits in base64url. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: its SHA-256 in hex. A token has enough entropy to need no salt. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The refresh token that follows another. Being derived, it can be given again to a second tab without being stored;
 * only who holds both the token and the server’s secret can know it.
 */
export const successorOf = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(`refresh token after ${token}`).digest('base64url');
