import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, Endpoint, Sent } from '@adunni/contracts/endpoint';
import type { ErrorBody } from '@adunni/contracts/errors';
import { fillPath, type SentParts } from '@adunni/contracts/request';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Overrides } from '../../app.ts';
import type { Config } from '../config.ts';
import { readConfig } from '../config.ts';
import { migratedTemplate, onServer, type Template, urlOf } from './server.ts';
import { runTwice } from './twice.ts';

/** An answer as a test sees it: `body` on success, `error` on refusal. */
export interface TestResponse<E extends Endpoint> {
  status: number;
  body: Answer<E>;
  error: ErrorBody;
  headers: Record<string, string | string[] | number | undefined>;
}

/** The whole application on a database of its own, listening on a free port; `clock` can be moved. */
export interface TestApp {
  app: FastifyInstance;
  config: Config;
  origin: string;
  now: Date;
  /** Calls an endpoint over real HTTP. `token` signs in, `cookie` carries a visitor’s basket. */
  call<E extends Endpoint>(endpoint: E, sent?: Sent<E>, as?: Caller): Promise<TestResponse<E>>;
  close(): Promise<void>;
}

export interface Caller {
  token?: string;
  cookie?: string;
  headers?: Record<string, string>;
}

/** Clones a template, the empty one unless told, and starts the application on it. Close it in `afterAll`. */
export async function startTestApp(
  overrides: Overrides = {},
  environment: Record<string, string> = {},
  template: Template = migratedTemplate(),
): Promise<TestApp> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${template.database} strategy file_copy`);
  const dataDir = await mkdtemp(join(tmpdir(), 'adunni-test-'));
  if (template.dataDir) await cp(template.dataDir, dataDir, { recursive: true });
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: urlOf(name),
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    ...environment,
  });
  const state = { now: template.now ?? new Date() };
  const usual = { pages: false, recurring: false, clock: () => new Date(state.now) } as const;
  const app = await buildApp(config, { ...usual, ...overrides });
  if (process.env.TWICE) runTwice(app.deps.db);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    config,
    origin,
    get now() {
      return state.now;
    },
    set now(moment: Date) {
      state.now = moment;
    },
    call: (endpoint, sent, as) => sendRequest(origin, endpoint, sent, as),
    async close() {
      await app.close();
      await onServer(`drop database if exists ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function sendRequest<E extends Endpoint>(
  origin: string,
  endpoint: E,
  sent: Sent<E> | undefined,
  as: Caller = {},
): Promise<TestResponse<E>> {
  const body = (sent as { body?: unknown } | undefined)?.body;
  const response = await fetch(origin + fillPath(endpoint, (sent ?? {}) as SentParts), {
    method: endpoint.method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(as.token && { 'x-access-token': as.token }),
      ...(as.cookie && { cookie: as.cookie }),
      ...as.headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const cookies = response.headers.getSetCookie();
  const json = text && (response.headers.get('content-type') ?? '').includes('json') ? JSON.parse(text) : text;
  const headers = {
    ...Object.fromEntries(response.headers),
    ...(cookies.length > 0 && { 'set-cookie': cookies.join(', ') }),
  };
  return { status: response.status, body: json, error: json, headers };
}
