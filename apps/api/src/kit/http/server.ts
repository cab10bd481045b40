import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { Histogram } from 'prom-client';
import type { Kept, TaggedCache } from '../cache/tagged-cache.ts';
import type { Config } from '../config.ts';
import type { Deps, Viewer } from '../context.ts';
import { writerCompiler } from './answer-schema.ts';
import { handleErrors, sendError } from './error-handler.ts';
import { errorForLog, requestForLog } from './log.ts';
import { rememberEndpoints } from './mounted.ts';

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
    /** Finds who calls from the token; null without one. Throws a Refusal for a token that no longer counts. */
    identify: (request: FastifyRequest) => Promise<Viewer | null>;
    /** Throws a Refusal unless the person’s subscription gives access now. */
    requirePremium: (viewer: Viewer) => Promise<void>;
    /** What is kept in memory, by what it is called in the figures. */
    caches: Map<string, TaggedCache<Kept>>;
    /** How long answers took, by method, route and status, in seconds. */
    answerTimes: Histogram;
  }
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

/** Body limit of JSON calls, in bytes; uploads state their own. */
const BODY_LIMIT = 256 * 1024;

/** How long a request may take to arrive, in milliseconds: a picture over a slow line, but not for ever. */
const REQUEST_MS = 120_000;

const ANSWER_TIMES = {
  name: 'http_request_duration_seconds',
  help: 'Time from request to answer.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [],
};

/** A Fastify instance with the product’s rules of reading and refusing, and nothing mounted. */
export function createServer(config: Config): FastifyInstance {
  const app = fastify({
    logger: {
      level: config.logLevel,
      serializers: { req: requestForLog, err: errorForLog },
    },
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    frameworkErrors: sendError,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(writerCompiler);
  app.register(cookie);
  app.register(multipart, { limits: { files: 1, fields: 5, fieldSize: 10_000, parts: 6 } });
  app.decorateRequest('viewer', null);
  app.decorate('keptAnswers', null);
  app.decorate('caches', new Map());
  app.decorate('answerTimes', new Histogram(ANSWER_TIMES));
  handleErrors(app);
  rememberEndpoints(app);
  return app;
}
