import { commonErrors } from '@adunni/contracts/errors';
import { DatabaseError } from 'pg';
import { Refusal } from '../errors.ts';

/** Postgres’ codes for a value that another row has, and for a reference to what is not there. */
const BROKEN: readonly (string | undefined)[] = ['23505', '23503'];

/** Turns a clash with a unique constraint into a remark on the field: `{ code: 'Another coupon has this code.' }`. */
export function refuseTaken<T>(constraint: string, fields: Record<string, string>, write: Promise<T>): Promise<T> {
  return refuseBroken({ [constraint]: fields }, write);
}

/** Turns what a constraint refuses into remarks on fields: a value that is taken, a reference to what is gone. */
export async function refuseBroken<T>(remarks: Record<string, Record<string, string>>, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const fields =
      cause instanceof DatabaseError && BROKEN.includes(cause.code) ? remarks[cause.constraint ?? ''] : undefined;
    throw fields ? new Refusal(commonErrors.invalid, { fields, cause: error }) : error;
  }
}
