import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import pg from 'pg';
import { newSlots, runSteps, type Slots } from './floor-database.ts';
import { bareRenderer } from './floor-page.ts';
import type { Flow, Step } from './template.ts';

/** What the floor has to do, as the application did it. */
export interface FloorWork {
  /** Statements of a read, by path. */
  reads: Record<string, Step[]>;
  /** Compressed bodies of kept pages in Base64, by path. */
  kept: Record<string, string>;
  /** What the loaders of rendered pages read: statements and the answer made of them, by path of the API. */
  loaded: Record<string, { steps: Step[]; answer: unknown }>;
  flows: Record<string, Flow>;
}

/**
 * The floor to measure against: bare Fastify and pg. It runs the very statements that the application ran for the same
 * request, one after another, and answers with their rows as JSON. A kept page is answered from memory, a page that is
 * rendered anew by React Router’s own handler.
 */
const work = JSON.parse(readFileSync(process.env.FLOOR_WORK ?? '', 'utf8')) as FloorWork;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 16 });
const app = fastify();
const kept = new Map(Object.entries(work.kept).map(([path, body]) => [path, Buffer.from(body, 'base64')]));
const running = new Map<string, Slots>();

const render = await bareRenderer(async (path) => {
  const known = work.loaded[path];
  if (!known) throw new Error(`the application’s page did not read ${path}`);
  await runSteps(pool, known.steps);
  return known.answer;
});

app.get('/api/*', (request) => runSteps(pool, work.reads[request.url] ?? []));

app.get('/*', async (request, reply) => {
  reply.header('content-type', 'text/html; charset=utf-8');
  const body = kept.get(request.url);
  return body ? reply.header('content-encoding', 'br').send(body) : reply.send(await render(request.url));
});

/** One call of a flow; `run` tells the runs under way apart. */
app.post<{ Params: { flow: string; call: string; run: string } }>('/flows/:flow/:call/:run', async (request) => {
  const flow = work.flows[request.params.flow];
  const key = `${request.params.flow} ${request.params.run}`;
  const steps = flow?.calls[Number(request.params.call)];
  if (!flow || !steps) throw new Error('there is no such flow');
  const slots = running.get(key) ?? newSlots(flow, sessionOf(request.headers['x-access-token']));
  const answers = await runSteps(pool, steps, slots);
  if (steps === flow.calls.at(-1)) running.delete(key);
  else running.set(key, slots);
  return answers;
});

/** The session that an access token names; the floor believes it. */
function sessionOf(token: unknown): string {
  const [, claims = ''] = String(token).split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub;
}

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.stdout.write('ready\n');
