import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { concurrencyLimit } from '../../kit/work-queue.ts';

/** OWASP’s first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes 19 MiB and a core; more at once would only be slower and swell the process. */
const limited = concurrencyLimit(2);

/** Stands in `password_hash` where nobody may sign in; no password matches it. */
export const UNUSABLE_PASSWORD = '!';

const decoy = hash(randomBytes(24), COST);

/** Unicode has several spellings of one character; a keyboard’s choice must not lock a person out. */
const spelt = (password: string): string => password.normalize('NFKC');

/** The password as argon2id keeps it. */
export const hashPassword = (password: string): Promise<string> => limited(() => hash(spelt(password), COST));

/**
 * Whether the password belongs to the hash. Without a usable hash it does the same work in vain, so that the time of
 * the answer does not tell whether an account exists.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const usable = passwordHash !== undefined && passwordHash !== UNUSABLE_PASSWORD;
  const known = usable ? passwordHash : await decoy;
  const matches = await limited(() => verify(known, spelt(password)));
  return usable && matches;
}
