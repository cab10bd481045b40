import * as contract from '@adunni/contracts/notifications/notifications';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { countUnread, listNotifications, mailChoicesOf } from './queries.ts';
import { chooseMails, markAllRead, markRead } from './read.service.ts';
import { BellStreams } from './stream.ts';

/** Serves what the caller was told, and the stream that keeps their bell up to date. */
export function notificationsRoutes(app: FastifyInstance): void {
  const streams = new BellStreams(app);
  mount(app, contract.listNotifications, ({ query, ctx }) => listNotifications(ctx.db, ctx.viewer._id, query));
  mount(app, contract.countUnread, async ({ ctx }) => ({ unread: await countUnread(ctx.db, ctx.viewer._id) }));
  mount(app, contract.streamNotifications, ({ ctx, request, reply }) => streams.answer(ctx.viewer._id, request, reply));
  mount(app, contract.markAllRead, async ({ ctx }) => {
    await markAllRead(ctx);
    return { unread: await countUnread(ctx.db, ctx.viewer._id) };
  });
  mount(app, contract.markRead, async ({ params, ctx }) => {
    await markRead(ctx, params.notificationId);
    return { unread: await countUnread(ctx.db, ctx.viewer._id) };
  });
  mount(app, contract.getMailChoices, async ({ ctx }) => ({ items: await mailChoicesOf(ctx.db, ctx.viewer) }));
  mount(app, contract.putMailChoices, async ({ body, ctx }) => {
    await chooseMails(ctx, body.items);
    return { items: await mailChoicesOf(ctx.db, ctx.viewer) };
  });
}
