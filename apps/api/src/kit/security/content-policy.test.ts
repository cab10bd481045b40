import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { takeNonce } from './content-policy.ts';

const NONCE = '4f0c';
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const take = (html: string) => {
  const { page, hashes } = takeNonce(Buffer.from(html), NONCE);
  return { html: page.toString(), hashes };
};

it('admits inline scripts that carry the nonce, and shows it to nobody', () => {
  const code = 'let price = "₦ 1 < 2 > 0";';
  expect(
    take(
      `<p>Ọ̀ṣun</p><script nonce="${NONCE}" id="a">${code}</script><script type="module" nonce="${NONCE}">b()</script>.`,
    ),
  ).toEqual({
    html: `<p>Ọ̀ṣun</p><script id="a">${code}</script><script type="module">b()</script>.`,
    hashes: [hashOf(code), hashOf('b()')],
  });
});

it('admits a script that stands there twice once', () => {
  expect(take(`<script nonce="${NONCE}">a()</script>`.repeat(2)).hashes).toEqual([hashOf('a()')]);
});

it('admits neither what came without the nonce nor what carries another', () => {
  const html = '<script>a()</script><script nonce="5e1d">b()</script>';
  expect(take(html)).toEqual({ html, hashes: [] });
});

it('takes the nonce from files and links, which need no hash', () => {
  expect(
    take(
      `<script nonce="${NONCE}" src="/a.js"></script><script src="/b.js" nonce="${NONCE}"></script><link nonce="${NONCE}">`,
    ),
  ).toEqual({ html: '<script src="/a.js"></script><script src="/b.js"></script><link>', hashes: [] });
});
