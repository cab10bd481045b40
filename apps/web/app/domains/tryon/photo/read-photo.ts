import type { Reader } from './reader.ts';
import { ReaderError } from './why-not.ts';

interface Ways {
  /** The picture: a reader takes it, so that another one needs it again. */
  load: () => Promise<ImageBitmap>;
  start: () => Reader;
}

/**
 * Reads a photo. A reader that breaks off is followed by another one, once: phones take from what lies in the background
 * what it draws with, as while somebody takes a photo in another app. Throws a `ReaderError`, or what `load` does.
 */
export async function readPhoto({ load, start }: Ways): ReturnType<Reader['read']> {
  const picture = await load();
  try {
    return await start().read(picture);
  } catch (error) {
    if (!(error instanceof ReaderError) || error.failure !== 'reading') throw error;
    return await start().read(await load());
  }
}
