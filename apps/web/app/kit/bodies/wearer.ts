import type { FromWearer, ToWearer, WearingFailure, WornOrder } from './messages.ts';

/** What is told of an order: the rough picture, then the sharp one; null, with the reason, when there will be none. */
export type OnWorn = (worn: { image: ImageData; isRough: boolean } | null, failure?: WearingFailure) => void;

/** Draws garments on bodies in a worker of its own, so that the page answers meanwhile. */
export interface Wearer {
  /** Orders a picture. It ends the order before it, which hears no more. */
  wear: (order: WornOrder, onWorn: OnWorn) => void;
  /** Ends the worker, with all that it holds. */
  end: () => void;
}

const startWorker = (): Worker => new Worker(new URL('./worn.worker.ts', import.meta.url), { type: 'module' });

/** Starts the worker. */
export function startWearer(worker: Worker = startWorker()): Wearer {
  let newest = 0;
  let tell: OnWorn = () => {};
  let isBroken = false;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWearer>) => {
    if (data.ticket !== newest) return;
    if ('failure' in data) tell(null, data.failure);
    else tell({ image: new ImageData(data.pixels, data.width, data.height), isRough: data.isRough });
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    isBroken = true;
    tell(null, 'drawing');
  });
  return {
    wear(order, onWorn) {
      newest += 1;
      tell = onWorn;
      if (isBroken) return onWorn(null, 'drawing');
      worker.postMessage({ ...order, ticket: newest } satisfies ToWearer);
    },
    end() {
      tell = () => {};
      worker.terminate();
    },
  };
}
