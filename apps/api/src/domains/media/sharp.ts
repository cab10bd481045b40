import type sharp from 'sharp';

let loaded: Promise<typeof sharp> | undefined;

/**
 * What decodes and encodes pictures, loaded with the first of them: most requests need none. One thread per picture and
 * nothing kept between pictures, so that memory stays small.
 */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= import('sharp').then(({ default: library }) => {
    library.concurrency(1);
    library.cache(false);
    return library;
  });
  return loaded;
}
