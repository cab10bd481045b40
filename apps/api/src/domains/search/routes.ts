import { searchStaff } from '@adunni/contracts/search/search';
import { suggest } from '@adunni/contracts/search/suggestions';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { limitAttempts } from '../../kit/security/attempts.ts';
import { networkOf } from '../../kit/security/network-of.ts';
import { findForStaff } from './queries.ts';
import { KeptAnswers } from './suggestions/kept.ts';
import { findSuggestions, type Suggestions } from './suggestions/queries.ts';

/** Suggestions that a network may have looked up; what is answered from memory does not count. */
const LOOKED_UP = { most: 600, minutes: 5 };

/** Serves what the command palette of the staff asks, and the suggestions of the shop’s search. */
export function searchRoutes(app: FastifyInstance): void {
  mount(app, searchStaff, async ({ query, ctx }) => ({
    items: await findForStaff(ctx.db, ctx.viewer, query.q, ctx.clock()),
  }));

  let kept: KeptAnswers<Suggestions> | undefined;
  mount(app, suggest, async ({ query: { q }, ctx, reply }) => {
    const now = ctx.clock();
    kept ??= new KeptAnswers(ctx.changes);
    const asked = q.toLowerCase().replace(/\s+/g, ' ');
    let answer = kept.get(asked, now);
    if (!answer) {
      await limitAttempts(ctx.db, `suggest:${networkOf(ctx.address)}`, LOOKED_UP, now);
      answer = await findSuggestions(ctx, asked);
      kept.keep(asked, answer, now);
    }
    reply.header('cache-control', 'public, max-age=60');
    return answer;
  });
}
