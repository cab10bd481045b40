import { describe, expect, it } from 'vitest';
import { mayBeKept, shelfOf } from './kept.rules.ts';

const ORIGIN = 'https://shop.example';
const asked = ({ method = 'GET', mode = 'cors' as RequestMode, headers = {} as Record<string, string> } = {}) => ({
  method,
  mode,
  headers: new Headers(headers),
});
const shelf = (path: string, request = asked()) => shelfOf(new URL(path, ORIGIN), request, ORIGIN);

describe('what a device may keep of the shop', () => {
  it('are files of the build, public pictures, pages and public answers', () => {
    expect(shelf('/assets/base-1.js')).toBe('files');
    expect(shelf('/media/1/800.avif')).toBe('pictures');
    expect(shelf('/products', asked({ mode: 'navigate' }))).toBe('pages');
    expect(shelf('/products', asked({ headers: { accept: 'text/html' } }))).toBe('pages');
    expect(shelf('/api/products')).toBe('answers');
  });

  it('is nothing that was sent, is asked for with a token, is signed, large, a stream, or of others', () => {
    expect(shelf('/api/cart/add', asked({ method: 'POST' }))).toBeNull();
    expect(shelf('/login', asked({ method: 'POST', mode: 'navigate' }))).toBeNull();
    for (const token of ['x-access-token', 'authorization'])
      expect(shelf('/api/orders', asked({ headers: { [token]: 'a' } }))).toBeNull();
    expect(shelf('/media/private/1?signed=a')).toBeNull();
    expect(shelf('/api/tickets/1/stream', asked({ headers: { accept: 'text/event-stream' } }))).toBeNull();
    expect(shelf('/assets/pose.task')).toBeNull();
    expect(shelf('https://elsewhere.example/assets/base-1.js')).toBeNull();
    expect(shelf('/products.data')).toBeNull();
  });

  it('are answers that say what they show, and pages that anybody may find', async () => {
    const page = (head: string, init: ResponseInit = {}) =>
      new Response(`<html><head>${head}</head></html>`, {
        headers: { 'content-type': 'text/html; charset=utf-8' },
        ...init,
      });
    expect(await mayBeKept('pages', page('<title>Agbada</title>'))).toBe(true);
    expect(await mayBeKept('pages', page('<meta name="robots" content="noindex, follow"/>'))).toBe(true);
    expect(await mayBeKept('pages', page('<meta name="robots" content="noindex"/>'))).toBe(false);
    expect(await mayBeKept('pages', page('', { status: 404 }))).toBe(false);
    expect(await mayBeKept('pages', Response.json({}))).toBe(false);
    expect(await mayBeKept('answers', Response.json({}, { headers: { 'surrogate-key': 'products' } }))).toBe(true);
    expect(await mayBeKept('answers', Response.json({ cart: [] }))).toBe(false);
    const picture = (control: string) => new Response('', { headers: { 'cache-control': control } });
    expect(await mayBeKept('pictures', picture('public, max-age=60'))).toBe(true);
    expect(await mayBeKept('pictures', picture('private, max-age=60'))).toBe(false);
    expect(await mayBeKept('files', new Response('gone', { status: 404 }))).toBe(false);
  });

  it('keeps the page as it is after looking at it', async () => {
    const page = new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
    await mayBeKept('pages', page);
    expect(await page.text()).toBe('<html></html>');
  });
});
