import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import pg from 'pg';
import type { RecordedQuery } from './record-queries.ts';

/** What the floor answers for one path: the statements that the application ran, or fixed bytes. */
export interface FloorRoute {
  path: string;
  queries?: RecordedQuery[];
  page?: { body: string; headers: Record<string, string> };
}

/**
 * The floor to measure against: bare Fastify and pg. Each path runs the very statements that the application ran for
 * it, one after another, and answers with their rows as JSON; a page is answered from memory.
 */
const routes = JSON.parse(readFileSync(process.env.FLOOR_ROUTES ?? '', 'utf8')) as FloorRoute[];
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 16 });
const app = fastify();
const byUrl = new Map(routes.map((route) => [route.path, route]));

app.get('/*', async (request, reply) => {
  const route = byUrl.get(request.url);
  if (route?.page) return reply.headers(route.page.headers).send(Buffer.from(route.page.body, 'base64'));
  const results: unknown[] = [];
  for (const query of route?.queries ?? []) results.push((await pool.query(query)).rows);
  return results;
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.stdout.write('ready\n');
