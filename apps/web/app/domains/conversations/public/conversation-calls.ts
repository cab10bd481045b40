import type { Message } from '@adunni/contracts/conversations/messages';
import type { Declaring } from '@adunni/contracts/endpoint';
import type { z } from 'zod';
import { callApi } from '../../../kit/api/call-api.ts';
import { sendHeaders } from '../../../kit/api/send-key.ts';
import type { PhotoUpload } from '../../../kit/photos/use-photos.ts';
import type { ConversationCalls, ConversationMessage, WrittenMessage } from './calls.ts';

type Named = z.ZodType<unknown, Record<string, string>>;

interface Endpoints<B, M> {
  list: Declaring<{ params: Named; response: z.ZodType<unknown, { messages: M[] }> }>;
  write: Declaring<{ params: Named; body: z.ZodType<unknown, B>; response: z.ZodType<unknown, { message: M }> }>;
  read: Declaring<{ params: Named; body: z.ZodType<unknown, { lastId: string }> }>;
  upload: PhotoUpload;
}

interface How<B, M> extends Endpoints<B, M> {
  /** How their paths name what is spoken about: `bookingId`. */
  named: string;
  takesPdf?: boolean;
  /** What is sent of a message, where that is more or other than its text and photos. */
  bodyOf?: (written: WrittenMessage) => B;
  /** A message as it shows; without topics all is said about the whole of what is spoken about. */
  spoken?: (message: M) => ConversationMessage;
}

/** How one side reads and writes a conversation by its endpoints. */
export function conversationCalls<B, M extends Message>({
  list,
  write,
  read,
  upload,
  named,
  takesPdf = false,
  bodyOf = ({ text, photoIds }) => ({ text, photoIds }) as B,
  spoken = (message) => ({ ...message, topicId: null }),
}: How<B, M>): ConversationCalls {
  const of = (id: string) => ({ params: { [named]: id } });
  return {
    takesPdf,
    list: async (id) => (await callApi(list, of(id))).messages.map(spoken),
    write: async (id, written) => {
      const sent = { ...of(id), body: bodyOf(written), headers: sendHeaders(written.key) };
      return spoken((await callApi(write, sent)).message);
    },
    read: (id, lastId) => callApi(read, { ...of(id), body: { lastId } }),
    upload,
    // Photos that are brought before it is known what they are about have nothing named in their path.
    uploadTo: (id) => (upload.path.includes(`:${named}`) ? { [named]: id } : {}),
  };
}
