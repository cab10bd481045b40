import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Listed, listing } from './listing.ts';
import { type Credentials, refusedSignature } from './signature.ts';

export interface StoredObject {
  body: Buffer;
  type: string;
  changedAt: Date;
}

/** A store of a test. */
export interface S3Server {
  /** The settings that lead to it. */
  environment: Record<string, string>;
  /** What lies in its bucket. */
  objects: Map<string, StoredObject>;
  /** Every request, with its headers. */
  requests: { method: string; url: string; headers: IncomingMessage['headers'] }[];
  /** Called with each request before it is looked at; answers it in place of the store when it returns true. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  close(): Promise<void>;
}

const BUCKET = 'adunni-files';
const CREDENTIALS: Credentials = { region: 'eu-west-1', accessKey: 'AKIDEXAMPLE', secretKey: 'wJalr+XUtnFEMI/K7MDENG' };
/** What older stores know nothing of; nobody has asked for it. */
const UNASKED = /^x-amz-(checksum|sdk-checksum|trailer|decoded-content-length)/;

class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** A store that answers over HTTP as the documentation of Amazon S3 says, with one bucket, in memory. */
export async function startS3(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const server = createServer(async (request, response) => {
    store.requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    if (store.intercept?.(request, response)) return;
    try {
      // Nothing is stored of a body that breaks off.
      await answer(objects, request, await buffer(request), response);
    } catch (error) {
      const { status, code } = error instanceof Refused ? error : new Refused(500, 'InternalError');
      const xml = `<Error><Code>${code}</Code><Message>refused</Message><Resource>${request.url}</Resource></Error>`;
      response.writeHead(status, { 'content-type': 'application/xml' }).end(request.method === 'HEAD' ? '' : xml);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const store: S3Server = {
    objects,
    requests: [],
    intercept: null,
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: CREDENTIALS.region,
      S3_ACCESS_KEY: CREDENTIALS.accessKey,
      S3_SECRET_KEY: CREDENTIALS.secretKey,
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return store;
}

async function answer(
  objects: S3Server['objects'],
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<void> {
  const { headers, method } = request;
  if (Object.keys(headers).some((name) => UNASKED.test(name)) || headers['content-encoding'])
    throw new Refused(501, 'NotImplemented');
  if (method === 'PUT' && headers['content-length'] === undefined) throw new Refused(411, 'MissingContentLength');
  const refused = refusedSignature(request, body, CREDENTIALS);
  if (refused) throw new Refused(refused.startsWith('X') || refused.endsWith('Malformed') ? 400 : 403, refused);

  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
  const [, bucket, ...parts] = pathname.split('/').map(decodeURIComponent);
  if (bucket !== BUCKET) throw new Refused(404, 'NoSuchBucket');
  const key = parts.join('/');
  if (!key && method === 'GET' && searchParams.get('list-type') === '2')
    return sendListing(objects, searchParams, response);
  if (!key && method === 'POST' && searchParams.has('delete')) return deleteMany(objects, headers, body, response);
  if (method === 'PUT') {
    objects.set(key, { body, type: headers['content-type'] ?? '', changedAt: new Date() });
    response.writeHead(200).end();
    return;
  }
  if (method !== 'GET' && method !== 'HEAD') throw new Refused(405, 'MethodNotAllowed');
  const found = objects.get(key);
  if (!found) throw new Refused(404, 'NoSuchKey');
  const told = { 'content-length': found.body.length, 'content-type': found.type };
  response.writeHead(200, { ...told, 'last-modified': found.changedAt.toUTCString() });
  response.end(method === 'HEAD' ? undefined : found.body);
}

function sendListing(objects: S3Server['objects'], query: URLSearchParams, response: ServerResponse): void {
  const all: Listed[] = [...objects].map(([key, { body, changedAt }]) => ({ key, bytes: body.length, changedAt }));
  response.writeHead(200, { 'content-type': 'application/xml' }).end(listing(all, query));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function deleteMany(
  objects: S3Server['objects'],
  headers: IncomingMessage['headers'],
  body: Buffer,
  response: ServerResponse,
): void {
  if (!headers['content-md5']) throw new Refused(400, 'InvalidRequest');
  if (headers['content-md5'] !== createHash('md5').update(body).digest('base64')) throw new Refused(400, 'BadDigest');
  const keys = [...body.toString().matchAll(/<Object><Key>([^<]*)<\/Key><\/Object>/g)].map(([, key = '']) =>
    key.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? ''),
  );
  if (keys.length === 0 || keys.length > 1000) throw new Refused(400, 'MalformedXML');
  for (const key of keys) objects.delete(key);
  response.writeHead(200, { 'content-type': 'application/xml' }).end('<DeleteResult></DeleteResult>');
}
