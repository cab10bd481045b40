import { commonErrors } from '@adunni/contracts/errors';
import { DatabaseError } from 'pg';
import { Refusal } from '../errors.ts';

const UNIQUE_VIOLATION = '23505';

/** Turns a clash with a unique constraint into a remark on the field: `{ code: 'Another coupon has this code.' }`. */
export async function refuseTaken<T>(
  constraint: string,
  fields: Record<string, string>,
  write: Promise<T>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof DatabaseError && cause.code === UNIQUE_VIOLATION && cause.constraint === constraint)
      throw new Refusal(commonErrors.invalid, { fields, cause: error });
    throw error;
  }
}
