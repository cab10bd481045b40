import { z } from 'zod';
import { defineErrors } from '../errors.ts';
import { id, moment, picture } from '../fields.ts';

/** Largest photo that is taken, in bytes. */
export const PHOTO_BYTES = 10 * 1024 * 1024;

/** Which side of a conversation wrote: the customer, the maker, or the marketplace. */
export const MESSAGE_SIDES = ['customer', 'maker', 'staff'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** Who reads a message: everyone in the conversation, only makers and staff, or staff alone. */
export const MESSAGE_AUDIENCES = ['everyone', 'maker', 'staff'] as const;
export type MessageAudience = (typeof MESSAGE_AUDIENCES)[number];

export const conversationErrors = defineErrors({
  conversation_closed: [409, 'This conversation is closed.'],
  message_key_reused: [422, 'This Idempotency-Key was used for a different message.'],
  photo_gone: [422, 'One of the photos is no longer there. Please add it again.'],
});

export const message = z.object({
  _id: z.string(),
  side: z.enum(MESSAGE_SIDES),
  author: z.string(),
  isOwn: z.boolean(),
  text: z.string(),
  photos: z.array(picture),
  at: moment,
  /** When the other side read it. */
  readAt: moment.nullable(),
});
export type Message = z.input<typeof message>;
export type LoadedMessage = z.output<typeof message>;

/** Oldest first; `unread` are the other side’s that the caller’s side has not read. */
export const conversationOf = <M extends z.ZodType>(shape: M) =>
  z.object({ messages: z.array(shape), unread: z.number() });

/** Until when messages were seen, so that one that arrives meanwhile stays unread. */
export const readUntil = z.object({ lastId: id });
export const unreadCount = z.object({ unread: z.number() });

export const photoUpload = { maxBytes: PHOTO_BYTES } as const;
export const uploadedPhoto = z.object({ photo: picture });
