import { createHash } from 'node:crypto';
import { commonErrors } from '@adunni/contracts/errors';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { extensionsOf } from '../../../kit/domain.ts';
import { Refusal } from '../../../kit/errors.ts';
import { showMessages } from '../present.queries.ts';
import type { ShownMessage } from '../rules.ts';
import { belongsTo, isForEveryone } from '../scope.queries.ts';
import { conversationLinks } from '../tables.ts';

/** What is kept of a link’s token. */
export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What was said in the conversation of a link, as its customer sees it. Throws 404 for a link that does not count. */
export async function readShared(deps: Deps, token: string): Promise<{ messages: ShownMessage[] }> {
  const { db, clock } = deps;
  const [link] = await db
    .select({ kind: conversationLinks.subjectKind, subjectId: conversationLinks.subjectId })
    .from(conversationLinks)
    .where(and(eq(conversationLinks.hash, hashOfLink(token)), gt(conversationLinks.expiresAt, clock())));
  const subject = link && extensionsOf('conversationSubjects').find(({ kind }) => kind === link.kind);
  if (!subject) throw new Refusal(commonErrors.not_found);
  const spoken = and(belongsTo({ subject, subjectId: link.subjectId }), isForEveryone);
  return { messages: await showMessages(deps, subject, { _id: null, side: 'customer' }, spoken) };
}

/** Drops links that have expired. */
export async function sweepLinks({ db, clock }: Deps): Promise<void> {
  await db.delete(conversationLinks).where(lte(conversationLinks.expiresAt, clock()));
}
