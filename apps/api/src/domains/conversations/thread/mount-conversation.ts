import type { Declaring } from '@adunni/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { givenKeyOf } from '../../../kit/http/idempotency-key.ts';
import { mount } from '../../../kit/http/mount.ts';
import { readUpload } from '../../../kit/http/upload.ts';
import type { Place } from '../domain.ts';
import { showMessage } from '../present.queries.ts';
import { markRead, readConversation } from '../queries.ts';
import { asCustomer, asWorker, type Member, type ShownMessage } from '../rules.ts';
import { type SentMessage, uploadPhoto, writeMessage } from './write.service.ts';

/** The calls by which one side reads and writes a conversation; `P` names what it is about, `B` is a message as it is sent. */
export interface ConversationEndpoints<P, B, M> {
  /** Left out where the conversation is answered together with what it is about. */
  list?: Declaring<{ params: z.ZodType<P>; response: z.ZodType<{ messages: M[]; unread: number }> }>;
  write: Declaring<{ params: z.ZodType<P>; body: z.ZodType<B>; response: z.ZodType<{ message: M }> }>;
  read: Declaring<{
    params: z.ZodType<P>;
    body: z.ZodType<{ lastId: string }>;
    response: z.ZodType<{ unread: number }>;
  }>;
  /** Left out where photos are brought before it is known what they are about. */
  upload?: Declaring<{ params: z.ZodType<P>; response: z.ZodType<{ photo: unknown }> }>;
}

interface Served<P, B, M> {
  customer?: ConversationEndpoints<P, B, M>;
  worker?: ConversationEndpoints<P, B, M>;
  /** The conversation as somebody stands in it; whether it is theirs is for its subject to say. */
  placeOf: (params: P, member: Member) => Place;
  /** A message of what was sent, where that is more or other than its text and photos. */
  sentOf?: (body: B) => SentMessage;
  /** A message as it is answered, where that is not how it is shown. */
  shown?: (message: ShownMessage) => M;
  /** Writes instead of `writeMessage` where more follows from a message; answers with its id. */
  write?: (ctx: Ctx<Viewer>, params: P, sent: SentMessage) => Promise<string>;
}

const withPhotos = ({ text, photoIds = [] }: { text: string; photoIds?: string[] }): SentMessage => ({
  text,
  photoIds: [...new Set(photoIds)],
});

/** Serves a conversation to its customer, to those who work on it, or to both. */
export function mountConversation<P, B extends { text: string; photoIds?: string[] }, M>(
  app: FastifyInstance,
  served: Served<P, B, M>,
): void {
  if (served.customer) mountSide(app, served, served.customer, asCustomer);
  if (served.worker) mountSide(app, served, served.worker, asWorker);
}

function mountSide<P, B extends { text: string; photoIds?: string[] }, M>(
  app: FastifyInstance,
  { placeOf, sentOf = withPhotos, shown = (message) => message as M, write }: Served<P, B, M>,
  endpoints: ConversationEndpoints<P, B, M>,
  as: (viewer: Viewer) => Member,
): void {
  const { list, upload } = endpoints;
  if (list)
    mount(app, list, async ({ params, ctx }) => {
      const { messages, unread } = await readConversation(ctx, placeOf(params, as(ctx.viewer)));
      return { messages: messages.map(shown), unread };
    });
  mount(app, endpoints.write, async ({ params, body, request, ctx }) => {
    const sent = { ...sentOf(body), key: givenKeyOf(request) };
    const place = placeOf(params, as(ctx.viewer));
    if (!write) return { message: shown(await writeMessage(ctx, place, sent)) };
    const messageId = await write(ctx, params, sent);
    return { message: shown(await showMessage(ctx, place.subject, place.member, messageId)) };
  });
  mount(app, endpoints.read, async ({ params, body, ctx }) => {
    // Reading is not work that the audit log keeps.
    const seen = { lastId: body.lastId, now: ctx.clock() };
    return { unread: await markRead(ctx.db, placeOf(params, as(ctx.viewer)), seen) };
  });
  if (upload)
    mount(app, upload, async ({ params, request, ctx }) => ({
      photo: await uploadPhoto(ctx, placeOf(params, as(ctx.viewer)), () => readUpload(request, upload)),
    }));
}
