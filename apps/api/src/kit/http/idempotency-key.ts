import type { ErrorKind } from '@adunni/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';

/** The caller’s Idempotency-Key: 8 to 100 visible characters. Throws what is missing without one. */
export function idempotencyKeyOf(request: FastifyRequest, missing: ErrorKind): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) throw new Refusal(missing);
  return key;
}
