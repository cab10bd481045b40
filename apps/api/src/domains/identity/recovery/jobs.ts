import type { Deps } from '../../../kit/context.ts';
import { job } from '../../../kit/jobs/jobs.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { findByEmail } from '../queries.ts';
import { guessedAtEmail, resetEmail } from './email-templates.ts';
import { issueToken } from './mailed-tokens.ts';

/** Whose password is set anew, and the page at which they wanted to go on. */
export interface ResetRequest {
  email: string;
  next?: string | undefined;
}

/** Mails the link to set a new password, if the address has an account. */
export const mailResetLink = job<ResetRequest>({
  name: 'identity-mail-reset-link',
  run: (deps, { email, next }) => mailLink(deps, { email }, (firstName, token) => resetEmail(firstName, token, next)),
});

/** Mails the owner of an account that strangers guess at a link that lets them in. */
export const mailGuessedAt = job<{ email: string }>({
  name: 'identity-mail-guessed-at',
  run: (deps, { email }) => mailLink(deps, { email }, guessedAtEmail),
});

async function mailLink(deps: Deps, { email }: { email: string }, template: typeof guessedAtEmail): Promise<void> {
  const person = await findByEmail(deps.db, email);
  if (!person || person.status === 'deleted') return;
  await deps.db.transaction(async (tx) => {
    const token = await issueToken(deps, tx, person._id, 'reset-password');
    await sendMail(deps, tx, 'reset-password', person.email, template(person.firstName, token));
  });
}
