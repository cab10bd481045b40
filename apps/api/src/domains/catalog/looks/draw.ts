import { fork } from 'node:child_process';
import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';
import { concurrencyLimit } from '../../../kit/work-queue.ts';

/** Longest that one look may take, in milliseconds. */
const PATIENCE_MS = 120_000;

/** What the process that draws sends: a PNG, or why there is none. */
export type Drawing = { png: Uint8Array } | { failure: string };

const oneAtATime = concurrencyLimit(1);

/**
 * Draws a recipe on its studio ground, as a PNG. A process of its own does it, which yields to this one and takes its
 * memory away with it, one look at a time.
 * @throws {Error} for a recipe that names what there is not, or when it took too long
 */
export const drawLook = (recipe: RecipePart): Promise<Buffer> =>
  oneAtATime(() => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const drawing = fork(new URL('./draw.process.ts', import.meta.url), {
      ...{ serialization: 'advanced', timeout: PATIENCE_MS, killSignal: 'SIGKILL', execArgv: [] },
      // Drawing needs no more of what this process knows.
      env: { PATH: process.env.PATH, LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH },
    });
    drawing.once('message', (told: Drawing) => {
      if ('png' in told) resolve(Buffer.from(told.png));
      else reject(new Error(told.failure));
    });
    drawing.once('error', reject);
    drawing.once('exit', () => reject(new Error('what draws ended without a picture')));
    drawing.send(recipe);
    return promise;
  });
