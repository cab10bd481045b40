import { join } from 'node:path';

/** Absolute path of the folder with all pictures. */
export const mediaRoot = join(import.meta.dirname, '..', 'media');
