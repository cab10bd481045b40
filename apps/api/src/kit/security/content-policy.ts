import { createHash } from 'node:crypto';

/**
 * Takes out of a page the nonce that the application gave to its own scripts while it rendered them, and answers the
 * Content-Security-Policy sources of those that stand in the page: what came into it in any other way stays without effect.
 * It looks at bytes, since a page’s text would be copied several times, each as large as what the engine puts into its old heap.
 */
export function takeNonce(page: Buffer, nonce: string): { page: Buffer; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const pieces: Buffer[] = [];
  const hashes = new Set<string>();
  let from = 0;
  for (let at = page.indexOf(attribute); at >= 0; at = page.indexOf(attribute, from)) {
    pieces.push(page.subarray(from, at));
    from = at + attribute.length;
    const code = inlineScript(page, at);
    if (code) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return { page: Buffer.concat([...pieces, page.subarray(from)]), hashes: [...hashes] };
}

/** What the script says in whose tag an attribute stands, unless it is one of a file; React escapes brackets in attributes. */
function inlineScript(page: Buffer, attribute: number): Buffer | null {
  const [tagStart, tagEnd] = [page.lastIndexOf('<', attribute), page.indexOf('>', attribute)];
  if (!/^<script(?![^>]*\ssrc=)/.test(page.toString('latin1', tagStart, tagEnd))) return null;
  return page.subarray(tagEnd + 1, page.indexOf('</script>', tagEnd));
}

/** The policy of one page: our own origin and this page’s inline scripts, nothing else. */
export function contentPolicy(scriptHashes: readonly string[], secure: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
