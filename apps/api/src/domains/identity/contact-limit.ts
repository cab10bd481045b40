import { identityErrors } from '@adunni/contracts/identity/identity';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { mailboxOf } from '../../kit/mail/mailbox.rules.ts';
import { withinLimit } from '../../kit/security/attempts.ts';
import { LIMITS } from './limits.ts';
import { users } from './tables.ts';

/**
 * Counts something that writes to a contact address which nobody has confirmed, by its mailbox, whoever asks for it and
 * however the address is written; the caller’s own confirmed mailbox is not counted, so that nobody can use it up for
 * them. In the transaction of what is made, so that only that counts. Throws 429.
 */
export async function limitContact(ctx: Ctx<Viewer>, tx: Tx, email: string): Promise<void> {
  const mailbox = mailboxOf(email);
  if (mailboxOf(ctx.viewer.email) === mailbox && (await hasConfirmed(tx, ctx.viewer))) return;
  if (!(await withinLimit(tx, `contact:mailbox:${mailbox}`, LIMITS.placedPerMailbox, ctx.clock())))
    throw new Refusal(identityErrors.contact_limit);
}

const hasConfirmed = async (tx: Tx, { _id, email }: Viewer): Promise<boolean> =>
  (await tx.$count(users, and(eq(users._id, _id), eq(users.email, email), isNotNull(users.emailVerifiedAt)))) > 0;
