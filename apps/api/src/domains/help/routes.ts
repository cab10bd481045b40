import { commonErrors } from '@adunni/contracts/errors';
import { getArticle, listArticles, voteOnArticle } from '@adunni/contracts/help/articles';
import { estimateShipping } from '@adunni/contracts/help/shipping';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../kit/errors.ts';
import { mount } from '../../kit/http/mount.ts';
import { findArticle, findArticles } from './queries.ts';
import { vote } from './service.ts';
import { findEstimate } from './shipping/estimate.queries.ts';
import { articlesStaffRoutes } from './staff/routes.ts';

/** Serves the help centre: to everyone what is published, to staff their work on it. */
export function helpRoutes(app: FastifyInstance): void {
  mount(app, listArticles, async ({ ctx: { db }, query, cacheTags }) => {
    cacheTags('help', 'settings');
    return { items: await findArticles(db, query) };
  });
  mount(app, getArticle, async ({ ctx: { db, clock }, params: { slug }, cacheTags }) => {
    const article = await findArticle(db, slug, clock());
    if (!article) throw new Refusal(commonErrors.not_found);
    cacheTags('help', 'categories', 'products', 'settings');
    return { article };
  });
  mount(app, voteOnArticle, async ({ ctx, params: { articleId }, body }) => {
    await vote(ctx, articleId, body);
    return { message: 'Thank you for your feedback.' };
  });
  mount(app, estimateShipping, async ({ ctx: { db, clock }, query, cacheTags }) => {
    cacheTags('settings', 'products');
    return findEstimate(db, query, clock());
  });
  articlesStaffRoutes(app);
}
