import { kept } from '../../../kit/bodies/kept.ts';
import { type FromWorker, KEPT_PHOTOS, type Order, type ToWorker, type WornOutfit } from './messages.ts';

/** Draws in a worker of its own, so that the page answers meanwhile. */
export interface Engine {
  /**
   * The picture; null when something newer was asked for before it was done. A rough one is shown before it where it takes
   * longer. Throws when it can’t be drawn.
   */
  draw: (order: Order, onRough: (picture: ImageData) => void) => Promise<ImageData | null>;
  /** Has what a rough picture of an outfit needs loaded, which somebody seems about to put on. */
  foresee: (outfit: WornOutfit) => void;
  /** Whether the worker has stopped by itself, so that another one must draw what is asked for next. */
  hasStopped: () => boolean;
  /** Ends the worker, with all that it holds. */
  end: () => void;
}

interface Asked {
  onRough: (picture: ImageData) => void;
  done: (picture: ImageData | null) => void;
  fail: (error: Error) => void;
}

const startWorker = (): Worker => new Worker(new URL('./drape.worker.ts', import.meta.url), { type: 'module' });

/** Starts the worker. */
export function startEngine(worker: Worker = startWorker()): Engine {
  const tell = (message: ToWorker): void => worker.postMessage(message);
  const waiting = new Map<number, Asked>();
  /** The photos that the worker has, as it keeps them: by the order in which they were sent. */
  const held = new Map<string, string>();
  let tickets = 0;
  let isStopped = false;

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const asked = waiting.get(data.ticket);
    if ('isRough' in data && data.isRough) {
      asked?.onRough(new ImageData(data.pixels, data.width, data.height));
      return;
    }
    // What was asked for before is overtaken.
    for (const [ticket, { done }] of waiting) {
      if (ticket < data.ticket) done(null);
      if (ticket <= data.ticket) waiting.delete(ticket);
    }
    if (!asked) return;
    if ('failure' in data) asked.fail(new Error(data.failure));
    else asked.done(new ImageData(data.pixels, data.width, data.height));
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    isStopped = true;
    for (const { fail } of waiting.values()) fail(new Error('the worker stopped'));
    waiting.clear();
  });

  return {
    draw: ({ on, outfits }, onRough) =>
      new Promise((done, fail) => {
        const ticket = ++tickets;
        waiting.set(ticket, { onRough, done, fail });
        if (!('photo' in on)) return tell({ kind: 'draw', ticket, on, outfits });
        const { id, read } = on.photo;
        if (!held.has(id)) tell({ kind: 'hold', id, read });
        if (!held.has(id)) kept(held, id, KEPT_PHOTOS, () => id);
        tell({ kind: 'draw', ticket, on: { photoId: id, moved: on.moved }, outfits });
      }),
    foresee: (outfit) => tell({ kind: 'foresee', outfit }),
    hasStopped: () => isStopped,
    end: () => worker.terminate(),
  };
}
