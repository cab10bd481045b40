import { expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, withinChunkTimeout } from './lazy.ts';

it('gives up on code that has not loaded after two minutes, and on none before', async () => {
  vi.useFakeTimers();
  try {
    const failed = vi.fn();
    withinChunkTimeout(new Promise(() => undefined)).catch(failed);
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledOnce();
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
    await expect(withinChunkTimeout(Promise.resolve('code'))).resolves.toBe('code');
    await expect(withinChunkTimeout(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
