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
  const [confirmed] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users._id, ctx.viewer._id), isNotNull(users.emailVerifiedAt)));
  if (confirmed && mailboxOf(confirmed.email) === mailbox) return;
  if (!(await withinLimit(tx, `contact:mailbox:${mailbox}`, LIMITS.placedPerMailbox, ctx.clock())))
    throw new Refusal(identityErrors.contact_limit);
}
