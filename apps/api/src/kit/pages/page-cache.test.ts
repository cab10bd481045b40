import { describe, expect, it } from 'vitest';
import { type CachedPage, ENTRY_BYTES, PageCache } from './page-cache.ts';

const page = (tags: string[], bytes = 10): CachedPage => ({
  status: 200,
  headers: {},
  bodies: { gzip: Buffer.alloc(bytes), br: Buffer.alloc(0) },
  tags,
});

describe('the page cache', () => {
  it('drops the pages that show what changed, and no others', () => {
    const cache = new PageCache(100_000);
    cache.set('/a', page(['product:1', 'products']), cache.epoch);
    cache.set('/b', page(['product:2', 'products']), cache.epoch);
    cache.invalidate(['product:1']);
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.get('/b')).toBeDefined();
    cache.invalidate(['products']);
    expect(cache.get('/b')).toBeUndefined();
  });

  it('drops everything when changes may have been missed', () => {
    const cache = new PageCache(100_000);
    cache.set('/a', page([]), cache.epoch);
    cache.invalidate(null);
    expect(cache.get('/a')).toBeUndefined();
  });

  it('keeps no page whose rendering began before a change', () => {
    const cache = new PageCache(100_000);
    const { epoch } = cache;
    cache.invalidate(['product:1']);
    cache.set('/a', page(['product:1']), epoch);
    expect(cache.get('/a')).toBeUndefined();
  });

  it('lets the pages go first that were not asked for the longest', () => {
    const cache = new PageCache(2.5 * (ENTRY_BYTES + 14));
    cache.set('/a', page([]), cache.epoch);
    cache.set('/b', page([]), cache.epoch);
    cache.get('/a');
    cache.set('/c', page([]), cache.epoch);
    expect(cache.get('/b')).toBeUndefined();
    expect(cache.get('/a')).toBeDefined();
    expect(cache.get('/c')).toBeDefined();
  });

  it('counts what visitors write into the URL as well', () => {
    const cache = new PageCache(100_000);
    const urls = Array.from({ length: 20 }, (_, index) => `/a?${index}${'x'.repeat(15_000)}`);
    for (const url of urls) cache.set(url, page([], 1), cache.epoch);
    expect(urls.filter((url) => cache.get(url))).toHaveLength(2);
  });
});
