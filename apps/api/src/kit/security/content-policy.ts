import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** Content-Security-Policy sources of every inline script that a page holds, JSON-LD included. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(INLINE_SCRIPT))
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(groups?.code ?? '')
        .digest('base64')}'`,
    );
  return [...hashes];
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
