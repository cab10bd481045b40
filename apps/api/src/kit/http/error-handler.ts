import { commonErrors, type ErrorKind, type LoadedAlternatives, type LoadedErrorBody } from '@adunni/contracts/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isConnectionError } from '../database/connection-errors.ts';
import { Refusal } from '../errors.ts';
import { FileStoreError } from '../storage/file-store-error.ts';

/** Seconds after which to try again, by status, unless the refusal says its own. */
const RETRY_AFTER: Readonly<Record<number, string>> = { 429: '60', 503: '5' };

/** Sends every thrown thing as `{message, code, fields?}`; what is not a refusal is logged and becomes a bare 500 or 503. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { kind, body } = describe(error);
  if (kind.status >= 500) request.log.error(error);
  const wait = RETRY_AFTER[kind.status];
  if (wait && reply.getHeader('retry-after') === undefined) reply.header('retry-after', wait);
  return reply.status(kind.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** Answers errors, and requests that no route serves, in the one shape of refusals. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(sendError);
  const refuse = (): never => {
    throw new Refusal(commonErrors.not_found);
  };
  app.setNotFoundHandler(refuse);
  // Pages answer every other GET, and would lead an unknown call to the page for lost visitors.
  for (const url of ['/api', '/api/*']) app.get(url, refuse);
}

function describe(error: FastifyError): { kind: ErrorKind; body: LoadedErrorBody } {
  if (error instanceof Refusal) return answer(error.kind, error.message, error.fields, error.alternatives);
  if (hasZodFastifySchemaValidationErrors(error))
    return answer(commonErrors.invalid, undefined, fieldsOf(error.validation));
  if (error instanceof FileStoreError) return answer(commonErrors.files_unavailable);
  if (isConnectionError(error)) return answer(commonErrors.unavailable);
  return answer(kindOfStatus(error.statusCode ?? 500));
}

function answer(
  kind: ErrorKind,
  message: string = kind.message,
  fields?: Record<string, string>,
  alternatives?: LoadedAlternatives,
) {
  return { kind, body: { message, code: kind.code, ...(fields && { fields }), ...alternatives } };
}

function fieldsOf(issues: readonly { instancePath: string; message?: string }[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of issues) {
    const path = instancePath.split('/').filter(Boolean).join('.');
    fields[path] ??= message ?? commonErrors.invalid.message;
  }
  return fields;
}

/** Fastify’s own refusals (unreadable body, too large, wrong type) carry a status. */
function kindOfStatus(status: number): ErrorKind {
  if (status === 413) return commonErrors.too_large;
  if (status === 415) return commonErrors.unsupported_media;
  if (status === 404) return commonErrors.not_found;
  if (status === 429) return commonErrors.too_many_requests;
  return status >= 400 && status < 500 ? commonErrors.malformed : commonErrors.internal;
}
