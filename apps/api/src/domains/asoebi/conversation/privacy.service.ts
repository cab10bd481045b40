import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { eraseConversations, eraseWordsOf } from '../../conversations/service.ts';
import { messages } from '../../conversations/tables.ts';
import { makers } from '../../makers/tables.ts';
import { asoEbiInvitations } from '../proposals/tables.ts';
import { asoEbiEvents, asoEbiGroups } from '../tables.ts';
import { ASO_EBI } from './subject.ts';

/** What the person’s file says of what was written with makers: all of their own events, and what they wrote for other hosts. */
export async function exportTalks(db: Db | Tx, userId: string) {
  const isOwnWord = and(eq(messages.authorId, userId), eq(messages.side, 'customer'));
  const said = await db
    .select({
      ...{
        invitationId: asoEbiInvitations._id,
        event: asoEbiEvents.title,
        group: asoEbiGroups.name,
        maker: makers.name,
      },
      ...{ side: messages.side, text: messages.text, createdAt: messages.createdAt },
    })
    .from(messages)
    .innerJoin(asoEbiInvitations, eq(asoEbiInvitations._id, messages.subjectId))
    .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiInvitations.eventId))
    .innerJoin(asoEbiGroups, eq(asoEbiGroups._id, asoEbiInvitations.groupId))
    .innerJoin(makers, eq(makers._id, asoEbiInvitations.makerId))
    .where(
      and(
        eq(messages.subjectKind, ASO_EBI),
        eq(messages.audience, 'everyone'),
        or(eq(asoEbiEvents.hostId, userId), isOwnWord),
      ),
    )
    .orderBy(asc(messages._id));
  const talks = Map.groupBy(said, ({ invitationId }) => invitationId);
  return [...talks.values()].map((spoken) => ({
    ...{ event: spoken[0]?.event, group: spoken[0]?.group, maker: spoken[0]?.maker },
    messages: spoken.map(({ side, text, createdAt }) => ({ from: side, text, writtenAt: createdAt.toISOString() })),
  }));
}

/** Takes away for good what was said under invitations, with its photos. */
export async function eraseTalks(deps: Pick<Deps, 'jobs'>, tx: Tx, which: SQL | undefined): Promise<void> {
  const found = await tx.select({ _id: asoEbiInvitations._id }).from(asoEbiInvitations).where(which);
  const subjectIds = found.map(({ _id }) => _id);
  if (subjectIds.length > 0) await eraseConversations(deps, tx, { kind: ASO_EBI, subjectIds });
}

/** Takes away what a person wrote to makers for whomever; with their own events goes what makers wrote to them too. */
export const eraseOwnWords = (deps: Pick<Deps, 'jobs'>, tx: Tx, userId: string): Promise<void> =>
  eraseWordsOf(deps, tx, { kind: ASO_EBI, authorId: userId });
