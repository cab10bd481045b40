import { expect, it } from 'vitest';
import type { ReaderFailure } from './messages.ts';
import { readPhoto } from './read-photo.ts';
import type { Reader } from './reader.ts';
import { ReaderError } from './why-not.ts';

const READ = { read: {}, times: { loading: 1, pose: 2 } } as Awaited<ReturnType<Reader['read']>>;

/** Readers that fail one after the other, then one that reads; with the pictures that they were given. */
function readers(...failures: ReaderFailure[]) {
  const given: ImageBitmap[] = [];
  let started = 0;
  const start = (): Reader => {
    const failure = failures[started++];
    const read = async (picture: ImageBitmap) => {
      given.push(picture);
      if (failure) throw new ReaderError(failure);
      return READ;
    };
    return { read, follow: () => undefined, hasFailed: () => false, end: () => undefined };
  };
  return { given, start, load: async () => ({}) as ImageBitmap };
}

it('has another reader read a photo that the first broke off at, and gives it a picture of its own', async () => {
  const { given, ...ways } = readers('reading');
  expect(await readPhoto(ways)).toBe(READ);
  expect(new Set(given).size).toBe(2);
});

it('gives up when the second breaks off too', async () => {
  const { given, ...ways } = readers('reading', 'reading');
  await expect(readPhoto(ways)).rejects.toThrow(new ReaderError('reading'));
  expect(given).toHaveLength(2);
});

it.each(['unsupported', 'memory', 'loading'] as const)(
  'tries no second time where that helps nothing: %s',
  async (why) => {
    const { given, ...ways } = readers(why);
    await expect(readPhoto(ways)).rejects.toThrow(new ReaderError(why));
    expect(given).toHaveLength(1);
  },
);
