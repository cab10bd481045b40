import { readSharedConversation } from '@adunni/contracts/conversations/links';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { readShared } from './links/links.service.ts';

/** Serves conversations to those who hold a link; everybody else reads them with what they are about. */
export function conversationsRoutes(app: FastifyInstance): void {
  mount(app, readSharedConversation, ({ params, ctx }) => readShared(ctx, params.token));
}
