import type { Deps } from '../../../kit/context.ts';
import { job } from '../../../kit/jobs/jobs.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { findByEmail } from '../queries.ts';
import { guessedAtEmail, resetEmail } from './email-templates.ts';
import { issueToken } from './mailed-tokens.ts';

/** Mails the link to set a new password, if the address has an account. */
export const mailResetLink = job<{ email: string }>({
  name: 'identity-mail-reset-link',
  run: (deps, data) => mailLink(deps, data),
});

/** Mails the owner of an account that strangers guess at a link that lets them in. */
export const mailGuessedAt = job<{ email: string }>({
  name: 'identity-mail-guessed-at',
  run: (deps, { email }) => mailLink(deps, { email }, guessedAtEmail),
});

async function mailLink(deps: Deps, { email }: { email: string }, template = resetEmail): Promise<void> {
  const person = await findByEmail(deps.db, email);
  if (!person || person.status === 'deleted') return;
  await deps.db.transaction(async (tx) => {
    const token = await issueToken(deps, tx, person._id, 'reset-password');
    await sendMail(deps, tx, 'reset-password', person.email, template(person.firstName, token));
  });
}
