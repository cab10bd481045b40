import { commonErrors } from '@adunni/contracts/errors';
import { DatabaseError } from 'pg';
import { Refusal } from '../errors.ts';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** Turns a clash with a unique constraint into a remark on the field: `{ code: 'Another coupon has this code.' }`. */
export function refuseTaken<T>(constraint: string, fields: Record<string, string>, write: Promise<T>): Promise<T> {
  return refuseBroken(UNIQUE_VIOLATION, { [constraint]: fields }, write);
}

/** Turns a reference to what is not there, or no longer, into a remark on its field; `remarks` are by constraint. */
export function refuseUnknown<T>(remarks: Record<string, Record<string, string>>, write: Promise<T>): Promise<T> {
  return refuseBroken(FOREIGN_KEY_VIOLATION, remarks, write);
}

async function refuseBroken<T>(
  code: string,
  remarks: Record<string, Record<string, string>>,
  write: Promise<T>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const fields = cause instanceof DatabaseError && cause.code === code ? remarks[cause.constraint ?? ''] : undefined;
    throw fields ? new Refusal(commonErrors.invalid, { fields, cause: error }) : error;
  }
}
