import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../kit/config.ts';

/** Names a visitor’s basket; it identifies a basket, never a person. */
export const BASKET_COOKIE = 'adunni_basket';
/** How long an untouched basket of a visitor is kept. */
export const BASKET_DAYS = 180;

/** Only the API reads the cookie, so pages are asked for without it. */
const PATH = '/api';
/** 32 bytes as base64url. */
const WELL_FORMED = /^[\w-]{43}$/;

/** A new cookie value: 256 random bits. */
export const newBasketKey = (): string => randomBytes(32).toString('base64url');

/** What is stored of a cookie value. */
export const hashBasketKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The visitor’s cookie value, or null when there is none or it is not one of ours. */
export function readBasketCookie(request: FastifyRequest): string | null {
  const value = request.cookies[BASKET_COOKIE];
  return value && WELL_FORMED.test(value) ? value : null;
}

/** Sets or renews the visitor’s cookie. */
export function setBasketCookie(config: Config, request: FastifyRequest, reply: FastifyReply, key: string): void {
  reply.setCookie(BASKET_COOKIE, key, {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || config.publicUrl.startsWith('https:'),
    maxAge: BASKET_DAYS * 24 * 60 * 60,
  });
}

/** Takes the visitor’s cookie back, once its basket has become a person’s. */
export function clearBasketCookie(reply: FastifyReply): void {
  reply.clearCookie(BASKET_COOKIE, { path: PATH });
}
