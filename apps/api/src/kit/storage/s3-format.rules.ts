import { createHash } from 'node:crypto';
import type { StoredFile } from './storage.ts';

/** Where a bucket is, and by which name of its own it is reached: in the path of addresses or before the host. */
export interface BucketAddress {
  endpoint: string;
  bucket: string;
  pathStyle: boolean;
}

/** As signatures are computed: everything but letters, digits and `-._~` in hexadecimal, a space and a plus too. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The address of a file, or of the bucket itself, with a query. */
export function addressOf(
  { endpoint, bucket, pathStyle }: BucketAddress,
  key = '',
  query: Readonly<Record<string, string>> = {},
): string {
  const { protocol, host } = new URL(endpoint);
  const base = pathStyle ? `${protocol}//${host}/${bucket}` : `${protocol}//${bucket}.${host}`;
  const search = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  const path = key.split('/').map(encoded).join('/');
  return `${base}${path || !pathStyle ? `/${path}` : ''}${search.length > 0 ? `?${search.join('&')}` : ''}`;
}

/** One page of a listing. */
export interface Page {
  files: StoredFile[];
  /** How to ask for the next one; null on the last. */
  next: string | null;
}

/** Reads a page of `ListObjectsV2`. Throws for a text that is none. */
export function readPage(xml: string): Page {
  if (!xml.includes('<ListBucketResult')) throw new Error('the store answered with something else than a listing');
  const isEncoded = textIn(xml, 'EncodingType') === 'url';
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => {
    const key = textIn(entry, 'Key') ?? '';
    return {
      key: isEncoded ? decodeURIComponent(key.replaceAll('+', ' ')) : key,
      bytes: Number(textIn(entry, 'Size')),
      changedAt: new Date(textIn(entry, 'LastModified') ?? Number.NaN),
    };
  });
  return { files, next: textIn(xml, 'IsTruncated') === 'true' ? textIn(xml, 'NextContinuationToken') : null };
}

/** The body that asks for files to be deleted, answered with failures only, and its checksum, which this call requires. */
export function deletion(keys: readonly string[]): { body: Buffer; md5: string } {
  const objects = keys.map((key) => `<Object><Key>${escaped(key)}</Key></Object>`).join('');
  const body = Buffer.from(`<Delete><Quiet>true</Quiet>${objects}</Delete>`);
  return { body, md5: createHash('md5').update(body).digest('base64') };
}

/** What kept a store from something, in its own word, such as `NoSuchBucket`; null when it gave none. */
export const errorCode = (xml: string): string | null => /<Code>(\w+)<\/Code>/.exec(xml)?.[1] ?? null;

/** The text of the first element of a name; null without one. */
function textIn(xml: string, name: string): string | null {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return text === undefined ? null : unescaped(text);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&${Object.keys(ENTITIES).find((name) => ENTITIES[name] === sign)};`);

const unescaped = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  webp: 'image/webp',
};

/** What a file is by the ending of its key. */
export const contentTypeOf = (key: string): string =>
  TYPES[/\.(\w+)$/.exec(key)?.[1] ?? ''] ?? 'application/octet-stream';
