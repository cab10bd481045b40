import type { Access, Endpoint, Received, Returned, SchemasOf } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import { schemasOf } from '@adunni/contracts/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keptAnswer, sendKept } from '../cache/kept-answers.ts';
import type { Ctx, Viewer } from '../context.ts';
import { requireCacheTag } from '../domain.ts';
import { Refusal } from '../errors.ts';
import { originOf } from './origin.rules.ts';
import { isForPage, readPublicly } from './public-reads.ts';
import { receiveUpload } from './upload.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

type ViewerOf<E extends Endpoint> = E['access'] extends 'public' ? Viewer | null : Viewer;

/** One call as its handler sees it: validated input and who calls. */
export interface Call<E extends Endpoint> extends Received<E> {
  ctx: Ctx<ViewerOf<E>>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Names what the answer shows (`product:…`), so that cached pages fall when it changes. */
  cacheTags: (...tags: string[]) => void;
}

type Handle<E extends Endpoint> = (
  call: Call<E>,
) => Promise<SchemasOf<E>['response'] extends object ? Returned<E> : unknown>;

/** Serves an endpoint. A handler of an endpoint without a response schema answers through `reply`. */
export function mount<E extends Endpoint>(app: FastifyInstance, endpoint: E, handle: Handle<E>): void {
  serve(app, endpoint, handle, false);
}

/**
 * Serves an endpoint whose answers are the same for everybody and name by tags all that they show: they are kept in
 * memory, by URL, until any of it changes.
 */
export function mountKept<E extends Endpoint>(app: FastifyInstance, endpoint: E, handle: Handle<E>): void {
  serve(app, endpoint, handle, true);
}

function serve<E extends Endpoint>(app: FastifyInstance, endpoint: E, handle: Handle<E>, isKept: boolean): void {
  const { params, query, body, response }: SchemasOf<Endpoint> = schemasOf(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[2] ?? ''],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(response && { response: { [endpoint.status ?? 200]: response } }),
    },
    onRequest: async (request, reply) => {
      // Most answers are somebody’s own; a handler whose answer may be kept says so.
      reply.header('cache-control', 'no-store');
      request.viewer = endpoint.ignoresToken ? null : await app.identify(request);
      await allow(app, endpoint.access, request.viewer);
      const kept = isKept && app.keptAnswers?.get(request.url);
      return kept ? sendKept(kept, request, reply) : undefined;
    },
    handler: async (request, reply) => {
      reply.status(endpoint.status ?? 200);
      const epoch = app.keptAnswers?.epoch ?? 0;
      const tags: string[] = [];
      const answerWith = (ctx: Ctx) => {
        const call = {
          params: request.params,
          query: request.query,
          body: request.body,
          request,
          reply,
          ctx,
          cacheTags: (...shown: string[]) => {
            for (const tag of shown) requireCacheTag(tag);
            tags.push(...shown);
          },
        } as unknown as Call<E>;
        return endpoint.upload ? receiveUpload(call.ctx, () => handle(call)) : handle(call);
      };
      const ctx = contextOf(app, request);
      const isPublicRead = isKept || (isForPage() && endpoint.access === 'public' && endpoint.method === 'GET');
      const answer = await (isPublicRead ? readPublicly(app, request, ctx, answerWith) : answerWith(ctx));
      if (isKept && app.keptAnswers?.isAskedAgain(request.url)) {
        const kept = keptAnswer(reply, answer, tags);
        app.keptAnswers.set(request.url, kept, epoch);
        return sendKept(kept, request, reply);
      }
      if (tags.length > 0) reply.header('surrogate-key', tags.join(' '));
      return reply.sent ? reply : answer;
    },
  });
}

function contextOf(app: FastifyInstance, request: FastifyRequest): Ctx {
  return {
    ...app.deps,
    viewer: request.viewer,
    log: request.log,
    // A caller who has hung up already has no address any more, whatever the type says.
    address: request.ip ?? '',
    device: (request.headers['user-agent'] ?? '').slice(0, 300),
    origin: originOf(request.headers.host, app.deps.config.publicUrl),
    action: request.routeOptions.config.endpoint?.summary ?? '',
  };
}

/** Refuses a caller whom the endpoint does not admit: 401 signed out, 403 wrong role or no premium access. */
async function allow(app: FastifyInstance, access: Access, viewer: Viewer | null): Promise<void> {
  if (access === 'public') return;
  if (!viewer) throw new Refusal(commonErrors.signed_out);
  if (access === 'premium') return app.requirePremium(viewer);
  if (access !== 'signed-in' && !access.includes(viewer.role)) throw new Refusal(commonErrors.forbidden);
}
