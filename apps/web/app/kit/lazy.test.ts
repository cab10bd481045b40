import { expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, loadOnceOnline, withinChunkTimeout } from './lazy.ts';

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

it('loads code that failed for want of a connection once there is one, and other code not again', async () => {
  const connection = { onLine: false };
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('window', new EventTarget());
  try {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('failed to fetch')).mockResolvedValueOnce('code');
    const loaded = loadOnceOnline(load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    // Whoever waits is heard of the connection only after the failure was.
    await Promise.resolve();
    connection.onLine = true;
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(load).toHaveBeenCalledTimes(2);
    });
    expect(await loaded).toBe('code');
    await expect(loadOnceOnline(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  } finally {
    vi.unstubAllGlobals();
  }
});
