import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whose requests the server takes. */
export interface Credentials {
  region: string;
  accessKey: string;
  secretKey: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
/** How far the clocks of both may be apart, in milliseconds. */
const SKEW_MS = 15 * 60 * 1000;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[\w.~-]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');

/**
 * Checks Signature Version 4 as the S3 documentation describes it, and more strictly than most stores: the path must be
 * encoded as it is signed, and the body be signed by its hash. Answers with the error’s code, or null.
 */
export function refusedSignature(request: IncomingMessage, body: Buffer, credentials: Credentials): string | null {
  const { headers } = request;
  const found = AUTHORIZATION.exec(headers.authorization ?? '');
  if (!found) return 'AccessDenied';
  const [, accessKey, day = '', region = '', signed = '', signature] = found;
  if (accessKey !== credentials.accessKey) return 'InvalidAccessKeyId';
  if (region !== credentials.region) return 'AuthorizationHeaderMalformed';
  const time = String(headers['x-amz-date']);
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time)?.slice(1).map(Number) ?? [];
  const [year = 0, month = 0, date, hour, minute, second] = parts;
  const skew = Math.abs(Date.UTC(year, month - 1, date, hour, minute, second) - Date.now());
  if (!(skew < SKEW_MS) || !time.startsWith(day)) return 'RequestTimeTooSkewed';

  const names = signed.split(';');
  const required = Object.keys(headers).filter((name) => /^(host|content-type|content-md5|x-amz-.*)$/.test(name));
  if (required.some((name) => !names.includes(name))) return 'AccessDenied';
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';

  const canonical = [
    request.method,
    canonicalPath(request),
    canonicalQuery(request),
    ...names.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = ['aws4_request', 's3', region, day].reduceRight<string | Buffer>(hmac, `AWS4${credentials.secretKey}`);
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
  return signature === expected ? null : 'SignatureDoesNotMatch';
}

/** The path as it must have been signed; a plus or another sign that was sent as it is makes the two differ. */
const canonicalPath = ({ url = '' }: IncomingMessage) =>
  url
    .split('?', 1)[0]
    ?.split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/');

const canonicalQuery = ({ url = '' }: IncomingMessage) =>
  (url.split('?')[1] ?? '')
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=').map(decodeURIComponent);
      return `${encoded(name)}=${encoded(value)}`;
    })
    .sort()
    .join('&');
