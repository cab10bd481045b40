import type { credentials, registration } from '@adunni/contracts/identity/forms';
import { identityErrors } from '@adunni/contracts/identity/identity';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Ctx } from '../../kit/context.ts';
import { extensionOf } from '../../kit/domain.ts';
import { Refusal } from '../../kit/errors.ts';
import { mailboxOf } from '../../kit/mail/mailbox.rules.ts';
import { limitAttempts } from '../../kit/security/attempts.ts';
import { networkOf } from '../../kit/security/network-of.ts';
import { emitAccountEvent } from './account-events.ts';
import { LIMITS } from './limits.ts';
import { limitLogin } from './login-limits.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { findByEmail } from './queries.ts';
import { mailAddressTaken, mailVerification } from './recovery/service.ts';
import { openSession, type TokenPair } from './sessions/service.ts';
import { users } from './tables.ts';

export { createAddress } from './addresses/service.ts';
export { limitContact } from './contact-limit.ts';
export { setPreferredCurrency } from './profile/service.ts';

/** A session just begun. */
export interface SignedIn {
  userId: string;
  pair: TokenPair;
}

/**
 * Signs in. Throws 401 `wrong_credentials` alike for an unknown address and a wrong password, 403 `suspended` only to
 * who knows the password, 429 after too many failures; `device` is a known one of the account.
 */
export async function login(
  ctx: Ctx,
  { email, password }: z.output<typeof credentials>,
  device: string | null = null,
): Promise<SignedIn> {
  const succeeded = await limitLogin(ctx, email, device);
  const found = await findByEmail(ctx.db, email);
  const right = await isPassword(found?.passwordHash, password);
  if (!found || !right || found.status === 'deleted') throw new Refusal(identityErrors.wrong_credentials);
  await succeeded();
  if (found.status === 'suspended') throw new Refusal(identityErrors.suspended);
  return { userId: found._id, pair: await openSessionWith(ctx, found) };
}

/**
 * Begins the session of who has shown a password, unless it was replaced while it was checked: what replaces it ends
 * every session there is, and must not miss this one. Throws 401 `wrong_credentials`.
 */
function openSessionWith(ctx: Ctx, shown: { _id: string; passwordHash: string }): Promise<TokenPair> {
  return ctx.db.transaction(async (tx) => {
    const [still] = await tx
      .select({ _id: users._id })
      .from(users)
      .where(and(eq(users._id, shown._id), eq(users.passwordHash, shown.passwordHash)))
      .for('share');
    if (!still) throw new Refusal(identityErrors.wrong_credentials);
    return openSession(ctx, tx, still._id);
  });
}

/**
 * Opens an account and signs in. With an address that is taken, the right password signs in to the account that has
 * it, so that sending the form twice does no harm; otherwise throws 409 `account_unavailable`.
 */
export async function register(ctx: Ctx, form: z.output<typeof registration>): Promise<SignedIn> {
  const place = networkOf(ctx.address);
  await limitAttempts(ctx.db, `register:place:${place}`, LIMITS.registrationPerPlace, ctx.clock());
  await limitAttempts(ctx.db, `register:mailbox:${mailboxOf(form.email)}`, LIMITS.registrationPerMailbox, ctx.clock());
  const opened = await openAccount(ctx, form, await hashPassword(form.password));
  if (opened) return opened;
  try {
    return await login(ctx, form);
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== identityErrors.wrong_credentials) throw error;
    await limitAttempts(ctx.db, `register:taken:${place}`, LIMITS.takenPerPlace, ctx.clock());
    await mailAddressTaken(ctx, form.email);
    throw new Refusal(identityErrors.account_unavailable, { cause: error });
  }
}

/** Stores the person with what their role brings, the mail that confirms the address and the session; null if taken. */
function openAccount(ctx: Ctx, form: z.output<typeof registration>, passwordHash: string): Promise<SignedIn | null> {
  const { firstName, lastName, email, role } = form;
  return ctx.db.transaction(async (tx) => {
    const [person] = await tx
      .insert(users)
      .values({ firstName, lastName, email, role, passwordHash, createdAt: ctx.clock() })
      .onConflictDoNothing()
      .returning({ _id: users._id });
    if (!person) return null;
    await emitAccountEvent('roleChanged', ctx, tx, { userId: person._id, firstName, lastName, from: null, to: role });
    const shown = { userId: person._id, versionId: form.termsVersionId, occasion: 'registration' } as const;
    await extensionOf('recordTermsShown')(ctx, tx, shown);
    await mailVerification(ctx, tx, { _id: person._id, email });
    return { userId: person._id, pair: await openSession(ctx, tx, person._id) };
  });
}
