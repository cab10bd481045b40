import type { Answer, Endpoint, Sent } from '@adunni/contracts/endpoint';
import { fillPath, type SentParts } from '@adunni/contracts/request';
import type { FastifyInstance } from 'fastify';

/** Calls our own API without a network hop, as a visitor. Throws a Response with the API’s status when it refuses. */
export type PageCaller = <E extends Endpoint>(endpoint: E, sent?: Sent<E>) => Promise<Answer<E>>;

/** A caller for one page; `tags` gathers what the answers show. */
export function pageCaller(app: FastifyInstance, tags: Set<string>): PageCaller {
  return async (endpoint, sent) => {
    const answer = await app.inject({
      method: endpoint.method,
      url: fillPath(endpoint, (sent ?? {}) as SentParts),
      headers: { accept: 'application/json' },
    });
    for (const tag of String(answer.headers['surrogate-key'] ?? '')
      .split(' ')
      .filter(Boolean))
      tags.add(tag);
    if (answer.statusCode >= 400)
      throw new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } });
    return answer.json();
  };
}
