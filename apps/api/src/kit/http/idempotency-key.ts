import type { ErrorKind } from '@adunni/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';

/** The caller’s Idempotency-Key, of 8 to 100 visible characters, where calls may come without one. */
export function givenKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && /^[\x21-\x7e]{8,100}$/.test(key) ? key : undefined;
}

/** The caller’s Idempotency-Key. Throws what is missing without one. */
export function idempotencyKeyOf(request: FastifyRequest, missing: ErrorKind): string {
  const key = givenKeyOf(request);
  if (key === undefined) throw new Refusal(missing);
  return key;
}
