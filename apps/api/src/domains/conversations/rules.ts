import type { AttachedFile } from '@adunni/contracts/conversations/files';
import type { LoadedMessage, MessageAudience, MessageSide } from '@adunni/contracts/conversations/messages';
import { isStaff, type Role } from '@adunni/contracts/roles';

/** What makes a text a question, as a pattern in SQL: a mark of one, of other scripts too. */
export const QUESTION = '[?？؟]';

/** Who takes part in a conversation, on which side. Whether they may is for the subject to say. */
export interface Member {
  _id: string;
  role: Role;
  side: MessageSide;
  /** Has no account: whoever holds the link of the one subject whose id stands as theirs. */
  isGuest?: true;
}

/** A message as its reader sees it. */
export interface ShownMessage extends LoadedMessage {
  topicId: string | null;
  audience: MessageAudience;
  photos: AttachedFile[];
  /** PDFs, where a subject takes them. */
  documents: AttachedFile[];
}

type Person = Pick<Member, '_id' | 'role'>;

/** A person as the customer of what is spoken about. */
export const asCustomer = ({ _id, role }: Person): Member => ({ _id, role, side: 'customer' });

/** Whoever holds the link of a subject that a person without an account asked about. */
export const asGuest = (subjectId: string): Member => ({
  _id: subjectId,
  role: 'Customer',
  side: 'customer',
  isGuest: true,
});

/** The account of a member, by which what they write and bring is stored; null without one. */
export const accountOf = ({ _id, isGuest }: Member): string | null => (isGuest ? null : _id);

/** A person as somebody who works on what is spoken about. */
export const asWorker = ({ _id, role }: Person): Member => ({ _id, role, side: isStaff(role) ? 'staff' : 'maker' });

/** The messages that each side may read at all; every query asks for no others. */
export const READABLE: Record<MessageSide, readonly MessageAudience[]> = {
  customer: ['everyone'],
  maker: ['everyone', 'maker'],
  staff: ['everyone', 'maker', 'staff'],
};

/** As much of a message as a notification shows. */
const TEASER = 140;

/** The beginning of a message, for a notification. */
export function teaserOf(text: string): string {
  if (text === '') return 'Photos';
  return text.length > TEASER ? `${text.slice(0, TEASER - 1).replace(/[\s.,;:!?…]+$/, '')}…` : text;
}

interface Author {
  firstName: string;
  lastName: string;
}
interface Spoken {
  side: MessageSide;
  audience: MessageAudience;
  /** Null for a customer without an account. */
  author: Author | null;
  /** Name that the maker’s side speaks under. */
  maker: string | null;
}

/** A workshop speaks under its name and the marketplace under its own; among themselves, colleagues see who it was. */
export function authorFor(reader: MessageSide, { side, audience, author, maker }: Spoken): string {
  if (side === 'staff' && reader !== 'staff') return 'Adunni';
  if (side === 'maker' && audience === 'everyone') return maker ?? '';
  return author ? `${author.firstName} ${author.lastName}` : 'Customer';
}
