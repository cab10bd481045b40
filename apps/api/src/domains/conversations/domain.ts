import { join } from 'node:path';
import type { MessageAudience } from '@adunni/contracts/conversations/messages';
import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import type { Domain } from '../../kit/domain.ts';
import type { PathFor } from '../notifications/rules.ts';
import { sweepLinksJob, sweepPhotosJob } from './jobs.ts';
import { notificationKinds } from './notification-kinds.ts';
import { conversationsRoutes } from './routes.ts';
import type { Member } from './rules.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    /** What can be spoken about. */
    conversationSubjects: ConversationSubject;
  }
}

/** Who is told of a message, and what. */
export interface MessageNotice {
  to: readonly string[] | 'staff';
  title: string;
  /** The beginning of the message when it is left out. */
  text?: string;
  path: PathFor;
}

/** Where a message belongs and who is told; nobody is told of what is internal. */
export interface MessageAddress {
  topicId: string | null;
  notice: MessageNotice | null;
}

/** What is spoken about, found for one member. */
export interface FoundSubject {
  /** Whether it takes new messages. */
  isOpen: boolean;
  /** From when on it takes none any more by itself. */
  closesAt?: Date | null;
  /** What a photo of theirs shows. */
  photoAlt: string;
  /** The topic that a message of theirs is about. Throws 404 for one that is not of this subject, or not theirs. */
  address(tx: Tx, topicId: string | null, audience: MessageAudience): Promise<MessageAddress>;
}

/** Something that can be spoken about; its owner registers it. */
export interface ConversationSubject {
  /** Its name in the tables; what is stored under it is its. */
  kind: string;
  /** Whether PDFs can be attached beside photos. */
  takesPdf?: boolean;
  /**
   * The subject when this member may read it from their side, the right being part of the query; null when it is not
   * theirs. With `hold` it can neither go nor close until the transaction ends.
   */
  find(db: Db | Tx, subjectId: string, member: Member, hold?: 'hold'): Promise<FoundSubject | null>;
  /** Which topics’ messages, or internal ones, a member reads; undefined is all. What is internal is kept apart besides. */
  readableBy(member: Member, which: 'spoken' | 'internal'): SQL | undefined;
  /** Which messages of the customer are a member’s to answer; undefined is all. */
  answeredBy(member: Member): SQL | undefined;
  /** What follows from a message that is not internal, in its transaction. */
  written?(tx: Tx, member: Member, topicId: string | null): Promise<void>;
  /** Name that the maker’s side of a message speaks under, in a select of messages. */
  makerName: SQL<string | null>;
}

/** A conversation, and who stands in it. */
export interface Place {
  subject: ConversationSubject;
  subjectId: string;
  member: Member;
}

export const conversations: Domain = {
  name: 'conversations',
  routes: conversationsRoutes,
  jobs: [sweepLinksJob, sweepPhotosJob],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: { notificationKinds },
};
