import type { MessageSide } from '@adunni/contracts/conversations/messages';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { users } from '../identity/tables.ts';
import { type AddressSigner, toPrivatePicture } from '../media/queries.ts';
import type { ConversationSubject } from './domain.ts';
import { filesOfMessages } from './photos/photos.queries.ts';
import { authorFor, type ShownMessage } from './rules.ts';
import { messages } from './tables.ts';

/** Who reads; whoever holds a link is nobody. */
export interface Reader {
  _id: string | null;
  side: MessageSide;
}

/** What conversations are read with. */
export type ReadDeps = AddressSigner & { db: Db | Tx };

/** The messages that a condition allows, oldest first; the condition says what the reader may see. */
export async function showMessages(
  deps: ReadDeps,
  subject: ConversationSubject,
  reader: Reader,
  where: SQL | undefined,
): Promise<ShownMessage[]> {
  const { db } = deps;
  const rows = await db
    .select({
      message: messages,
      author: { firstName: users.firstName, lastName: users.lastName },
      maker: subject.makerName,
    })
    .from(messages)
    .leftJoin(users, eq(users._id, messages.authorId))
    .where(where)
    .orderBy(asc(messages._id));
  const files = await filesOfMessages(
    db,
    rows.map(({ message }) => message._id),
  );
  const toPhoto = toPrivatePicture(deps);
  return rows.map(({ message, author, maker }) => {
    const shown = (files.get(message._id) ?? []).map((row) => ({
      ...toPhoto(row),
      ...{ isDocument: row.isDocument, bytes: row.bytes },
    }));
    const { _id, topicId, side, audience, text, authorId, createdAt, readAt } = message;
    return {
      ...{ _id, topicId, side, audience, text },
      author: authorFor(reader.side, { side, audience, author, maker }),
      isOwn: authorId !== null && authorId === reader._id,
      photos: shown.filter(({ isDocument }) => !isDocument),
      documents: shown.filter(({ isDocument }) => isDocument),
      at: createdAt,
      readAt,
    };
  });
}

/** One message as its reader sees it. */
export async function showMessage(
  deps: ReadDeps,
  subject: ConversationSubject,
  reader: Reader,
  messageId: string,
): Promise<ShownMessage> {
  const [message] = await showMessages(deps, subject, reader, eq(messages._id, messageId));
  if (!message) throw new Error(`the message ${messageId} was not stored`);
  return message;
}
