import { createHash, randomBytes } from 'node:crypto';
import { REFERRAL_DAYS } from '@adunni/contracts/affiliates/referral';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../kit/config.ts';

/** Names the referral that a browser came by, never a person. */
export const REFERRAL_COOKIE = 'adunni_partner';

/** Only the API reads the cookie, so pages are asked for without it. */
const PATH = '/api';
/** 32 bytes as base64url. */
const WELL_FORMED = /^[\w-]{43}$/;

/** A new cookie value: 256 random bits. */
export const newReferralKey = (): string => randomBytes(32).toString('base64url');

/** What is stored of a cookie value. */
export const hashReferralKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The browser’s cookie value, or null when there is none or it is not one of ours. */
export function readReferralCookie(request: FastifyRequest): string | null {
  const value = request.cookies[REFERRAL_COOKIE];
  return value && WELL_FORMED.test(value) ? value : null;
}

/** Sets or renews the cookie. */
export function setReferralCookie(config: Config, request: FastifyRequest, reply: FastifyReply, key: string): void {
  reply.setCookie(REFERRAL_COOKIE, key, {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || config.publicUrl.startsWith('https:'),
    maxAge: REFERRAL_DAYS * 24 * 60 * 60,
  });
}

/** Takes the cookie back. */
export function clearReferralCookie(reply: FastifyReply): void {
  reply.clearCookie(REFERRAL_COOKIE, { path: PATH });
}
