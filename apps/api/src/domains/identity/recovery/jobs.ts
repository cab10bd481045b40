import type { Deps } from '../../../kit/context.ts';
import { job } from '../../../kit/jobs/jobs.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { findByEmail } from '../queries.ts';
import { resetEmail } from './email-templates.ts';
import { issueToken } from './mailed-tokens.ts';

/** Mails the link to set a new password, if the address has an account. */
export const mailResetLink = job<{ email: string }>({ name: 'identity-mail-reset-link', run: mailLink });

async function mailLink(deps: Deps, { email }: { email: string }): Promise<void> {
  const person = await findByEmail(deps.db, email);
  if (!person || person.status === 'deleted') return;
  await deps.db.transaction(async (tx) => {
    const token = await issueToken(deps, tx, person._id, 'reset-password');
    await sendMail(deps, tx, 'reset-password', person.email, resetEmail(person.firstName, token));
  });
}
