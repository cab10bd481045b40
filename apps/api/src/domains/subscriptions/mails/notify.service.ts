import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import type { EmailTemplate } from '../../../kit/mail/email-template.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { users } from '../../identity/tables.ts';
import { notify } from '../../notifications/service.ts';
import { notificationKinds } from '../notification-kinds.ts';

type Written = EmailTemplate & { action: { label: string; path: string } };

/**
 * Writes to a person about their subscription, in the transaction of what happened. With a cause the bell rings too,
 * once for it. Nobody writes to an account that is suspended or gone.
 */
export async function notifySubscriber(
  deps: Deps,
  tx: Tx,
  userId: string,
  kind: string,
  templateFor: (greeting: string) => Written,
  cause?: string,
): Promise<void> {
  const [person] = await tx
    .select({ firstName: users.firstName, email: users.email })
    .from(users)
    .where(and(eq(users._id, userId), eq(users.status, 'active')));
  if (!person) return;
  const template = templateFor(`Dear ${person.firstName},`);
  await sendMail(deps, tx, kind, person.email, template);
  if (cause === undefined) return;
  const { subject: title, paragraphs, action } = template;
  await notify(deps, tx, {
    kind: notificationKinds.news,
    userIds: [userId],
    title,
    text: paragraphs[0] ?? '',
    path: action.path,
    cause,
  });
}

/** Writes to somebody suspended about what became of their subscription. */
export async function mailSuspended(
  deps: Deps,
  tx: Tx,
  userId: string,
  kind: string,
  templateFor: (greeting: string) => EmailTemplate,
): Promise<void> {
  const [person] = await tx
    .select({ firstName: users.firstName, email: users.email })
    .from(users)
    .where(and(eq(users._id, userId), eq(users.status, 'suspended')));
  if (person) await sendMail(deps, tx, kind, person.email, templateFor(`Dear ${person.firstName},`));
}
