import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../kit/config.ts';

/** Names a choice, never a person; a browser that forgets its storage after seven days keeps it. */
export const CONSENT_COOKIE = 'adunni_consent';
/** How long a choice holds before it is asked for again. */
export const CONSENT_DAYS = 365;

/** Only the API reads the cookie, so pages are asked for without it. */
const PATH = '/api';
/** 32 bytes as base64url. */
const WELL_FORMED = /^[\w-]{43}$/;

export const newConsentKey = (): string => randomBytes(32).toString('base64url');

/** What is stored of a key. */
export const hashConsentKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The key of the browser’s choice, or null when there is none or it is not one of ours. */
export function readConsentCookie(request: FastifyRequest): string | null {
  const value = request.cookies[CONSENT_COOKIE];
  return value && WELL_FORMED.test(value) ? value : null;
}

/** Sets or renews the cookie. */
export function setConsentCookie(config: Config, request: FastifyRequest, reply: FastifyReply, key: string): void {
  reply.setCookie(CONSENT_COOKIE, key, {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || config.publicUrl.startsWith('https:'),
    maxAge: CONSENT_DAYS * 24 * 60 * 60,
  });
}
