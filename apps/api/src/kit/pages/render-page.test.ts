import { describe, expect, it } from 'vitest';
import { renderPage } from './render-page.ts';

describe('a rendered page', () => {
  it('keeps no more memory than its bodies take', async () => {
    const html = Array.from({ length: 500 }, (_, n) => `<p>Piece ${n}, ${(n * 7919) % 997} naira</p>`).join('');
    const { br } = await renderPage(new Response(html, { headers: { 'content-type': 'text/html' } }), [], false);
    expect(br.buffer.byteLength).toBe(br.length);
  });
});
