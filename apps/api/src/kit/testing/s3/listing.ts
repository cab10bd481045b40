export interface Listed {
  key: string;
  bytes: number;
  changedAt: Date;
}

/** Most keys of a page, however many are asked for. */
const MOST = 1000;

/** As Amazon encodes keys in listings: a space becomes a plus, a plus `%2B`. */
const inUrl = (text: string) => encodeURIComponent(text).replaceAll('%20', '+').replaceAll('%2F', '/');
const inXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`);

/** A page of `ListObjectsV2`: keys in the order of their bytes, after the one that a token hides. */
export function listing(all: Listed[], query: URLSearchParams): string {
  const token = query.get('continuation-token');
  const after = token === null ? null : Buffer.from(token, 'base64');
  const size = Math.min(MOST, Number(query.get('max-keys') ?? MOST));
  const left = all
    .filter(({ key }) => key.startsWith(query.get('prefix') ?? '') && (!after || Buffer.from(key).compare(after) > 0))
    .sort((a, b) => Buffer.from(a.key).compare(Buffer.from(b.key)));
  const page = left.slice(0, size);
  const isUrl = query.get('encoding-type') === 'url';
  const contents = page.map(
    ({ key, bytes, changedAt }) =>
      `<Contents><Key>${isUrl ? inUrl(key) : inXml(key)}</Key><LastModified>${changedAt.toISOString()}</LastModified>` +
      `<ETag>&quot;0&quot;</ETag><Size>${bytes}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  const next = Buffer.from(page.at(-1)?.key ?? '').toString('base64');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    `<KeyCount>${page.length}</KeyCount><IsTruncated>${left.length > page.length}</IsTruncated>`,
    isUrl ? '<EncodingType>url</EncodingType>' : '',
    left.length > page.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '',
    ...contents,
    '</ListBucketResult>',
  ].join('');
}
