import { randomUUID } from 'node:crypto';
import { blogAuthorResource, blogCategoryResource } from '@adunni/contracts/blog/categories';
import * as contract from '@adunni/contracts/blog/staff';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { mount } from '../../../kit/http/mount.ts';
import { describePost } from '../posts/post.queries.ts';
import { makeCampaign } from './campaign.service.ts';
import { authorResourceServing, categoryResourceServing, staffAccounts } from './filing.service.ts';
import { notePresence } from './presence.service.ts';
import { postChoices, postReads } from './staff.queries.ts';
import { postWrites, publishPost, restoreVersion, setPreviewLink } from './staff.service.ts';

/** Serves the blog to those who write it. */
export function blogStaffRoutes(app: FastifyInstance): void {
  mount(app, contract.getPostChoices, async ({ ctx: { db } }) => ({
    ...(await postChoices(db)),
    accounts: await staffAccounts(db),
  }));
  mount(app, contract.previewPost, async ({ ctx: { db, clock }, body: { values } }) => {
    const [slug, now] = [values.slug || 'preview', clock()];
    return {
      post: await describePost(db, { _id: randomUUID(), slug, words: values, publishedAt: now, updatedAt: now }, now),
    };
  });
  mount(app, contract.publishPost, async ({ ctx, params: { _id }, body }) => ({
    version: await publishPost(ctx, _id, body),
  }));
  mount(app, contract.restorePost, async ({ ctx, params: { _id }, body }) => ({
    version: await restoreVersion(ctx, _id, body),
  }));
  mount(app, contract.setPreviewLink, async ({ ctx, params: { _id }, body: { isOpen } }) => ({
    token: await setPreviewLink(ctx, _id, isOpen),
  }));
  mount(app, contract.writePresence, async ({ ctx, params: { _id } }) => notePresence(ctx, _id));
  mount(app, contract.makeCampaign, async ({ ctx, params: { _id } }) => ({ campaignId: await makeCampaign(ctx, _id) }));
  crud(app, contract.postResource, { ...postReads, ...postWrites });
  crud(app, blogCategoryResource, categoryResourceServing);
  crud(app, blogAuthorResource, authorResourceServing);
}
