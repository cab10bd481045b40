import { articleResource, previewArticle, restoreArticle } from '@adunni/contracts/help/staff';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { mount } from '../../../kit/http/mount.ts';
import { readable } from '../queries.ts';
import { articleReads } from './staff.queries.ts';
import { articleWrites, restoreVersion } from './staff.service.ts';

/** Serves articles to those who write them. */
export function articlesStaffRoutes(app: FastifyInstance): void {
  mount(app, previewArticle, async ({ ctx: { db }, body: { body } }) => ({ text: await readable(db, body) }));
  mount(app, restoreArticle, async ({ ctx, params: { _id }, body }) => ({
    version: await restoreVersion(ctx, _id, body),
  }));
  crud(app, articleResource, { ...articleReads, ...articleWrites });
}
