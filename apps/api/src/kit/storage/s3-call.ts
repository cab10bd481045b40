import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { FileStoreError } from './file-store-error.ts';
import { addressOf, type BucketAddress, errorCode } from './s3-format.rules.ts';

/** A bucket, and the key by which it is used. */
export interface S3Settings extends BucketAddress {
  region: string;
  accessKey: string;
  secretKey: string;
}

/** How long one attempt may take, how many there are, and what lies between them. */
export interface Patience {
  timeoutMs: number;
  attempts: number;
  /** Pauses are chance up to this, then up to twice this. */
  pauseMs: number;
}

export interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST';
  /** The file; without it the call is about the bucket. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
}

export interface S3Answer {
  headers: Headers;
  body: Buffer;
}

/** What a server says that is overloaded or broken for a while. */
const PASSING = [429, 500, 502, 503, 504];

/**
 * Asks the store, again while it does not answer: every call may be repeated. Null when there is no such file. Throws
 * FileStoreError, which names the call and the store’s reason, never the key that signs.
 */
export async function callS3(settings: S3Settings, call: S3Call, patience: Patience): Promise<S3Answer | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask(settings, call, patience.timeoutMs);
    } catch (error) {
      if (!(error instanceof FileStoreError && error.mayPass) || attempt >= patience.attempts) throw error;
      await pause(Math.random() * patience.pauseMs * 2 ** (attempt - 1));
    }
  }
}

async function ask(settings: S3Settings, call: S3Call, timeoutMs: number): Promise<S3Answer | null> {
  const named = `${call.method} ${[settings.bucket, call.key].filter(Boolean).join('/')}`;
  const { url, method, headers } = await sign(settings, call);
  let response: Response;
  let body: Buffer;
  try {
    // A redirect would lead to another bucket or region than the one that was named.
    const sent = { method, headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) } as const;
    response = await fetch(url, { ...sent, ...(call.body && { body: call.body as Buffer<ArrayBuffer> }) });
    body = Buffer.from(await response.arrayBuffer());
  } catch (cause) {
    throw new FileStoreError(`the file store did not answer ${named}`, { mayPass: true, cause });
  }
  if (response.ok) return { headers: response.headers, body };
  const code = errorCode(body.toString());
  // What is asked for by its head alone is answered without a reason.
  if (response.status === 404 && call.key && (code === 'NoSuchKey' || method === 'HEAD')) return null;
  const reason = [response.status, code].filter(Boolean).join(' ');
  throw new FileStoreError(`the file store answered ${named} with ${reason}`, {
    mayPass: PASSING.includes(response.status),
  });
}

/** Signs a call with its body, so that what was damaged on the way is refused; no other checksum is asked for. */
async function sign(settings: S3Settings, { method, key, query, headers, body = Buffer.alloc(0) }: S3Call) {
  const { region, accessKey, secretKey } = settings;
  return new AwsV4Signer({
    method,
    url: addressOf(settings, key, query),
    headers: { ...headers, 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
    ...{ service: 's3', region, accessKeyId: accessKey, secretAccessKey: secretKey, allHeaders: true },
  }).sign();
}
