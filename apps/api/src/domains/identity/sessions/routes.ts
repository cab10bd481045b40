import * as contract from '@adunni/contracts/identity/account';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { listSessions } from './queries.ts';
import { endOwnSession, endSessions } from './service.ts';

/** Serves the list of devices where a person is signed in. */
export function sessionRoutes(app: FastifyInstance): void {
  mount(app, contract.listSessions, async ({ ctx }) => ({
    items: await listSessions(ctx.db, ctx.viewer._id, ctx.viewer.sessionId, ctx.clock()),
  }));
  mount(app, contract.revokeSession, async ({ params, ctx }) => {
    await endOwnSession(ctx, params.sessionId);
    return { message: 'Device logged out.' };
  });
  mount(app, contract.revokeOtherSessions, async ({ ctx }) => {
    await endSessions(ctx, ctx.db, ctx.viewer._id, ctx.viewer.sessionId);
    return { message: 'All other devices are logged out.' };
  });
}
