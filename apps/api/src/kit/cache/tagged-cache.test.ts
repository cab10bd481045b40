import { describe, expect, it } from 'vitest';
import { ENTRY_BYTES, type Kept, TaggedCache } from './tagged-cache.ts';

const page = (tags: string[], bytes = 10): Kept => ({ tags, bytes });

describe('what is kept by URL and tags', () => {
  it('drops the pages that show what changed, and no others', () => {
    const cache = new TaggedCache(100_000);
    cache.set('/a', page(['product:1', 'products']), cache.epoch);
    cache.set('/b', page(['product:2', 'products']), cache.epoch);
    cache.invalidate(['product:1']);
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.get('/b')).toBeDefined();
    cache.invalidate(['products']);
    expect(cache.get('/b')).toBeUndefined();
  });

  it('drops everything when changes may have been missed', () => {
    const cache = new TaggedCache(100_000);
    cache.set('/a', page([]), cache.epoch);
    cache.invalidate(null);
    expect(cache.get('/a')).toBeUndefined();
  });

  it('keeps nothing while changes are not heard of', () => {
    const cache = new TaggedCache(100_000);
    let isHearing = false;
    cache.keepOnlyWhile(() => isHearing);
    cache.set('/a', page([]), cache.epoch);
    expect(cache.get('/a')).toBeUndefined();
    isHearing = true;
    cache.set('/a', page([]), cache.epoch);
    expect(cache.get('/a')).toBeDefined();
  });

  it('keeps no page whose rendering began before a change', () => {
    const cache = new TaggedCache(100_000);
    const { epoch } = cache;
    cache.invalidate(['product:1']);
    cache.set('/a', page(['product:1']), epoch);
    expect(cache.get('/a')).toBeUndefined();
  });

  it('lets the pages go first that were not asked for the longest', () => {
    const cache = new TaggedCache(2.5 * (ENTRY_BYTES + 14));
    cache.set('/a', page([]), cache.epoch);
    cache.set('/b', page([]), cache.epoch);
    cache.get('/a');
    cache.set('/c', page([]), cache.epoch);
    expect(cache.get('/b')).toBeUndefined();
    expect(cache.get('/a')).toBeDefined();
    expect(cache.get('/c')).toBeDefined();
  });

  it('counts what visitors write into the URL as well', () => {
    const cache = new TaggedCache(100_000);
    const urls = Array.from({ length: 20 }, (_, index) => `/a?${index}${'x'.repeat(15_000)}`);
    for (const url of urls) cache.set(url, page([], 1), cache.epoch);
    expect(urls.filter((url) => cache.get(url))).toHaveLength(2);
  });

  it('keeps what is used while a million addresses are asked for once', () => {
    const cache = new TaggedCache(100 * (ENTRY_BYTES + 100));
    const used = Array.from({ length: 40 }, (_, n) => `/used/${n}`);
    for (const url of used) cache.set(url, page(['products']), cache.epoch);
    for (const url of used) cache.get(url);
    for (let n = 0; n < 1_000_000; n++) cache.set(`/scan/${n}`, page([`product:${n}`]), cache.epoch);
    expect(used.filter((url) => !cache.get(url))).toEqual([]);
    expect(cache.figures.bytes).toBeLessThanOrEqual(100 * (ENTRY_BYTES + 100));
    cache.invalidate(['products']);
    expect(used.filter((url) => cache.get(url))).toEqual([]);
  });

  it('lets what was once asked for often go when it is asked for no more', () => {
    const cache = new TaggedCache(10 * (ENTRY_BYTES + 20));
    for (let round = 0; round < 30; round++) {
      cache.set(`/${round}`, page([]), cache.epoch);
      cache.get(`/${round}`);
    }
    expect(cache.get('/0')).toBeUndefined();
    expect(cache.get('/29')).toBeDefined();
    expect(cache.figures).toMatchObject({ hits: 31, misses: 1 });
    cache.invalidate(null);
    expect(cache.figures).toMatchObject({ entries: 0, bytes: 0 });
  });
});
