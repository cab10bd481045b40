import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** Security headers of every answer and a same-origin policy for other sites; pages add their own script policy. */
export function secureHeaders(app: FastifyInstance, config: Config): void {
  const headers = Object.entries(answerHeaders(config.publicUrl.startsWith('https:')));
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
  app.register(cors, { origin: false });
}

/** The headers that helmet writes, asked once: they are the same for every answer. */
function answerHeaders(secure: boolean): Record<string, string> {
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  protect(request, answer, (error) => {
    if (error) throw error;
  });
  return {
    ...(answer.getHeaders() as Record<string, string>),
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  };
}
