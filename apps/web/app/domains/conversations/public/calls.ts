import type { AttachedFile } from '@adunni/contracts/conversations/files';
import type { Message } from '@adunni/contracts/conversations/messages';
import type { PhotoUpload } from '../../../kit/photos/use-photos.ts';

/** A message; `topicId` says which part of what is spoken about it concerns, null all of it. */
export interface ConversationMessage extends Message {
  topicId: string | null;
  /** Its PDFs, where some are taken. */
  documents?: readonly AttachedFile[];
}

/** A message as it is sent, once per key. */
export interface WrittenMessage {
  key: string;
  text: string;
  topicId: string | null;
  photoIds: string[];
}

/** How one side reads and writes a conversation, by the id of what is spoken about. Each throws ApiError. */
export interface ConversationCalls {
  /** Whether PDFs can be attached beside photos. */
  takesPdf?: boolean;
  list: (id: string) => Promise<ConversationMessage[]>;
  write: (id: string, message: WrittenMessage) => Promise<ConversationMessage>;
  /** Marks all up to a message as read. */
  read: (id: string, lastId: string) => Promise<unknown>;
  /** Where photos go, and what its path names. */
  upload: PhotoUpload;
  uploadTo: (id: string) => Record<string, string>;
}
