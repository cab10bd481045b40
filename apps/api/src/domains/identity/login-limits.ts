import { commonErrors } from '@adunni/contracts/errors';
import type { Ctx } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { limitAttempts, resetAttempts, returnAttempt, withinLimit } from '../../kit/security/attempts.ts';
import { networkOf } from '../../kit/security/network-of.ts';
import { LIMITS } from './limits.ts';
import { findByEmail } from './queries.ts';
import { mailGuessedAt } from './recovery/jobs.ts';

const ofStrangers = (email: string): string => `login:account:${email.toLowerCase()}`;

/**
 * Counts an attempt to sign in, and tells how to take it back once it succeeds. Wrong passwords count by network and
 * account together, so that nobody locks an owner out from elsewhere, and from a known device by that alone. What
 * strangers try in all is limited too: then they wait, and the owner gets a link that lets them in. Throws 429.
 */
export async function limitLogin(ctx: Ctx, email: string, device: string | null): Promise<() => Promise<void>> {
  const { db } = ctx;
  const now = ctx.clock();
  if (device) {
    const known = `login:device:${device}`;
    await limitAttempts(db, known, LIMITS.loginPerAccount, now);
    return () => resetAttempts(db, known);
  }
  const network = networkOf(ctx.address);
  const place = `login:place:${network}`;
  const here = `${ofStrangers(email)} ${network}`;
  await limitAttempts(db, place, LIMITS.loginPerPlace, now);
  await limitAttempts(db, here, LIMITS.loginPerAccount, now);
  if (!(await withinLimit(db, ofStrangers(email), LIMITS.loginOfStrangers, now))) {
    await letOwnerIn(ctx, email);
    throw new Refusal(commonErrors.too_many_requests);
  }
  return async () => {
    await resetAttempts(db, here);
    await returnAttempt(db, place);
    await returnAttempt(db, ofStrangers(email));
  };
}

/** Clears what strangers tried, once the owner has shown that the mailbox is theirs. */
export const resetStrangerAttempts = (db: Db | Tx, email: string): Promise<void> =>
  resetAttempts(db, ofStrangers(email));

/** Mails the owner of an account that is guessed at, once a day. */
async function letOwnerIn(ctx: Ctx, email: string): Promise<void> {
  const owner = await findByEmail(ctx.db, email);
  if (owner?.status !== 'active') return;
  if (await withinLimit(ctx.db, `guessing-notice:${owner._id}`, LIMITS.guessingNotice, ctx.clock()))
    await ctx.jobs.enqueue(ctx.db, mailGuessedAt, { email });
}
