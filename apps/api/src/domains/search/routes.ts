import { searchStaff } from '@adunni/contracts/search/search';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { findForStaff } from './queries.ts';

/** Serves what the command palette of the staff asks. */
export function searchRoutes(app: FastifyInstance): void {
  mount(app, searchStaff, async ({ query, ctx }) => ({
    items: await findForStaff(ctx.db, ctx.viewer, query.q, ctx.clock()),
  }));
}
