import type { LargeFile } from './messages.ts';

/**
 * Loads a file, telling of its bytes as they come. One that is not as long as it should be was cut short on its way, and may
 * lie in the browser's cache like that: it is loaded anew, past the cache, which then holds it whole. Throws when it can't
 * be loaded.
 */
export async function download(
  { address, bytes }: LargeFile,
  onBytes: (loaded: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const found = await load(address, {}, onBytes).catch(() => null);
  if (found?.length === bytes) return found;
  const again = await load(address, { cache: 'reload' }, onBytes);
  if (again.length !== bytes) throw new Error(`the file has ${again.length} bytes in place of ${bytes}`);
  return again;
}

async function load(
  address: string,
  how: RequestInit,
  onBytes: (loaded: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { ok, status, body } = await fetch(address, how);
  if (!ok || !body) throw new Error(`the file answered with ${status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    loaded += value.length;
    onBytes(loaded);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
