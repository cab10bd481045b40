import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../kit/config.ts';

const COOKIE = 'adunni_device';
const PATH = '/api';
export const DEVICE_DAYS = 180;

const signatureOf = ({ authSecret }: Config, email: string, name: string): string =>
  createHmac('sha256', authSecret).update(`device\n${email.toLowerCase()}\n${name}`).digest('base64url');

/**
 * The name of a device on which this account has signed in before, as its cookie proves; null for any other. It signs
 * nobody in: wrong passwords from it are only counted apart from those of strangers.
 */
export function knownDevice(config: Config, request: FastifyRequest, email: string): string | null {
  const [name = '', signature = ''] = (request.cookies[COOKIE] ?? '').split('.');
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(config, email, name));
  return name && given.length === right.length && timingSafeEqual(given, right) ? name : null;
}

/** Lets a device prove later that the account has signed in on it. */
export function rememberDevice(config: Config, request: FastifyRequest, reply: FastifyReply, email: string): void {
  const name = knownDevice(config, request, email) ?? randomBytes(12).toString('base64url');
  reply.setCookie(COOKIE, `${name}.${signatureOf(config, email, name)}`, {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || config.publicUrl.startsWith('https:'),
    maxAge: DEVICE_DAYS * 24 * 60 * 60,
  });
}
