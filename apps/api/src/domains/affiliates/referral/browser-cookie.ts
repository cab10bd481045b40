import { createHash, randomBytes } from 'node:crypto';
import { REFERRAL_DAYS } from '@adunni/contracts/affiliates/referral';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../kit/config.ts';

/** The days for which the browser in which a partner looks after their partnership is known. */
export const DEVICE_DAYS = 180;

/** Cookies of ours by which a browser is known, with the days that each is kept. None names a person. */
export const PARTNER_COOKIES = {
  /** By which link the browser came. */
  referral: { name: 'adunni_partner', days: REFERRAL_DAYS },
  /** That a partner uses the browser. */
  device: { name: 'adunni_partner_device', days: DEVICE_DAYS },
} as const;
type Cookie = keyof typeof PARTNER_COOKIES;

/** Only the API reads the cookies, so pages are asked for without them. */
const PATH = '/api';
/** 32 bytes as base64url. */
const WELL_FORMED = /^[\w-]{43}$/;

const hash = (key: string): string => createHash('sha256').update(key).digest('hex');
const keyOf = (request: FastifyRequest, cookie: Cookie): string | null => {
  const value = request.cookies[PARTNER_COOKIES[cookie].name];
  return value && WELL_FORMED.test(value) ? value : null;
};

/** What is stored of the browser’s cookie, SHA-256 as hex; null when there is none or it is not one of ours. */
export function browserHash(request: FastifyRequest, cookie: Cookie): string | null {
  const key = keyOf(request, cookie);
  return key && hash(key);
}

/** Sets or renews the browser’s cookie; answers what is stored of it. */
export function knowBrowser(config: Config, request: FastifyRequest, reply: FastifyReply, cookie: Cookie): string {
  const key = keyOf(request, cookie) ?? randomBytes(32).toString('base64url');
  reply.setCookie(PARTNER_COOKIES[cookie].name, key, {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || config.publicUrl.startsWith('https:'),
    maxAge: PARTNER_COOKIES[cookie].days * 24 * 60 * 60,
  });
  return hash(key);
}

/** Takes the browser’s cookie back. */
export function forgetBrowser(reply: FastifyReply, cookie: Cookie): void {
  reply.clearCookie(PARTNER_COOKIES[cookie].name, { path: PATH });
}
