import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { type S3Server, startS3 } from '../testing/s3/server.ts';
import { FileStoreError } from './file-store-error.ts';
import { s3Storage } from './s3.ts';
import { addressOf, contentTypeOf, readPage } from './s3-format.rules.ts';
import type { Storage } from './storage.ts';

let server: S3Server;
let storage: Storage;
beforeAll(async () => {
  server = await startS3();
  storage = opened();
});
afterAll(() => server.close());
afterEach(() => {
  server.intercept = null;
  server.objects.clear();
});

/** The storage by these settings, which gives up soon. */
function opened(environment: Record<string, string> = {}, timeoutMs = 2000): Storage {
  const told = { NODE_ENV: 'test', DATABASE_URL: 'postgres://none', ...server.environment, ...environment };
  const { s3 } = readConfig(told);
  if (!s3) throw new Error('no store is named');
  return s3Storage(s3, { timeoutMs, attempts: 3, pauseMs: 2 });
}

/** Lets the store fail so many requests, by a status or, without one, by hanging up. */
function fail(times: number, status?: number): () => number {
  let failed = 0;
  server.intercept = (request, response) => {
    if (failed === times) return false;
    failed += 1;
    if (status) response.writeHead(status).end('<Error><Code>SlowDown</Code></Error>');
    else request.socket.destroy();
    return true;
  };
  return () => failed;
}

describe('a call', () => {
  it.each([undefined, 500, 503, 429])('is repeated after a failure that may pass: %s', async (status) => {
    for (const call of [
      () => storage.put('uploads/a.webp', Buffer.from('a')),
      () => storage.get('uploads/a.webp'),
      () => storage.find('uploads/a.webp'),
      () => storage.remove('uploads/a.webp'),
    ]) {
      const failed = fail(2, status);
      await call();
      expect(failed()).toBe(2);
    }
  });

  it('is given up after three attempts, at each of which it waits for a while only', async () => {
    const failed = fail(9, 503);
    await expect(storage.put('uploads/a.webp', Buffer.from('a'))).rejects.toThrow(
      'the file store answered PUT adunni-files/uploads/a.webp with 503 SlowDown',
    );
    expect(failed()).toBe(3);
    let silent = 0;
    server.intercept = () => {
      silent += 1;
      return true;
    };
    await expect(opened({}, 50).get('uploads/a.webp')).rejects.toThrow(
      'the file store did not answer GET adunni-files/uploads/a.webp',
    );
    expect(silent).toBe(3);
  });

  it('is repeated when the answer breaks off in its midst', async () => {
    await storage.put('uploads/a.webp', Buffer.alloc(100_000, 'a'));
    let broken = false;
    server.intercept = (_request, response) => {
      if (broken) return false;
      broken = true;
      response.writeHead(200, { 'content-length': 100_000 }).write(Buffer.alloc(10));
      setImmediate(() => response.destroy());
      return true;
    };
    expect((await storage.get('uploads/a.webp'))?.length).toBe(100_000);
  });

  it.each([
    ['S3_SECRET_KEY', 'another secret', '403 SignatureDoesNotMatch'],
    ['S3_ACCESS_KEY', 'AKIDOTHER', '403 InvalidAccessKeyId'],
    ['S3_BUCKET', 'another-bucket', '404 NoSuchBucket'],
    ['S3_REGION', 'us-east-1', '400 AuthorizationHeaderMalformed'],
  ])('by a wrong %s is not repeated, and told with its reason', async (name, value, reason) => {
    server.requests.length = 0;
    const wrong = opened({ [name]: value });
    const refused = await Promise.allSettled([
      wrong.put('uploads/a', Buffer.from('a')),
      wrong.get('uploads/a'),
      wrong.probe(),
    ]);
    for (const each of refused) {
      if (each.status === 'fulfilled') throw new Error('it was not refused');
      expect(each.reason).toMatchObject({ mayPass: false, message: expect.stringContaining(reason) });
      expect(each.reason).toBeInstanceOf(FileStoreError);
    }
    expect(server.requests.length).toBe(3);
    expect(server.objects.size).toBe(0);
  });

  it('does not follow to another address', async () => {
    server.intercept = (_request, response) => {
      response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end('<Error><Code>TemporaryRedirect</Code></Error>');
      return true;
    };
    await expect(storage.get('uploads/a')).rejects.toThrow('with 307 TemporaryRedirect');
  });

  it('sends no checksum that nobody asked for, and the one that a deletion requires', async () => {
    server.requests.length = 0;
    await storage.put('uploads/a.webp', Buffer.from('a'));
    await storage.get('uploads/a.webp');
    await storage.remove('uploads/a.webp', 'uploads/b.webp');
    const sent = server.requests.flatMap(({ method, headers }) =>
      Object.keys(headers).flatMap((name) =>
        /checksum|md5|trailer|content-encoding/.test(name) ? `${method} ${name}` : [],
      ),
    );
    expect(sent).toEqual(['POST content-md5']);
    expect(server.requests.map(({ headers }) => headers['x-amz-content-sha256'])).not.toContain('UNSIGNED-PAYLOAD');
  });

  it('tells the store what a file is', async () => {
    await storage.put('uploads/a.webp', Buffer.from('a'));
    await storage.put('applications/0a1b', Buffer.from('a'));
    expect([...server.objects.values()].map(({ type }) => type)).toEqual(['image/webp', 'application/octet-stream']);
    expect(contentTypeOf('uploads/a.pdf')).toBe('application/pdf');
  });
});

it('leaves nothing of a file that breaks off on its way', async () => {
  server.intercept = (request) => {
    request.once('data', () => request.socket.destroy());
    return true;
  };
  await expect(storage.put('uploads/a.webp', Buffer.alloc(5_000_000))).rejects.toThrow('did not answer');
  server.intercept = null;
  expect(await storage.find('uploads/a.webp')).toBeNull();
});

it('fails when one of the files could not be deleted', async () => {
  server.intercept = (request, response) => {
    if (request.method !== 'POST') return false;
    response.writeHead(200).end('<DeleteResult><Error><Key>a</Key><Code>AccessDenied</Code></Error></DeleteResult>');
    return true;
  };
  await expect(storage.remove('uploads/a')).rejects.toThrow('did not delete all files: AccessDenied');
});

describe('an address', () => {
  const bucket = { endpoint: 'https://s3.example:8443', bucket: 'files' };

  it('has the bucket in its path, or before the host', () => {
    expect(addressOf({ ...bucket, pathStyle: true }, 'a/b c+d.webp')).toBe(
      'https://s3.example:8443/files/a/b%20c%2Bd.webp',
    );
    expect(addressOf({ ...bucket, pathStyle: false }, 'a/b')).toBe('https://files.s3.example:8443/a/b');
  });

  it('of the bucket itself has its query encoded as keys are', () => {
    const query = { prefix: "a b+c/'", delete: '' };
    expect(addressOf({ ...bucket, pathStyle: true }, '', query)).toBe(
      'https://s3.example:8443/files?prefix=a%20b%2Bc%2F%27&delete=',
    );
    expect(addressOf({ ...bucket, pathStyle: false }, '', query)).toBe(
      'https://files.s3.example:8443/?prefix=a%20b%2Bc%2F%27&delete=',
    );
  });
});

describe('a listing', () => {
  const entry = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2026-11-27T10:00:00.000Z</LastModified><Size>3</Size></Contents>`;
  const page = (inside: string) => readPage(`<?xml version="1.0"?><ListBucketResult>${inside}</ListBucketResult>`);

  it('is read from stores that encode keys in their own ways, or not at all', () => {
    const url = '<EncodingType>url</EncodingType>';
    for (const text of [
      `${url}${entry('a+b%2Bc%26')}`,
      `${url}${entry('a%20b%2Bc%26')}`,
      entry('a b+c&amp;'),
      entry('a b&#43;c&#x26;'),
    ])
      expect(page(text)).toEqual({
        files: [{ key: 'a b+c&', bytes: 3, changedAt: new Date('2026-11-27T10:00:00Z') }],
        next: null,
      });
  });

  it('goes on only where the store says so', () => {
    const token = '<NextContinuationToken>a&amp;b==</NextContinuationToken>';
    expect(page(`<IsTruncated>true</IsTruncated>${token}`).next).toBe('a&b==');
    expect(page(`<IsTruncated>false</IsTruncated>${token}`).next).toBeNull();
  });

  it('is not taken for empty when it is none', () => {
    expect(() => readPage('<html></html>')).toThrow('something else than a listing');
  });
});
