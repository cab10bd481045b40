import type { DrawingFailure, FromDrawer, Part, SwatchOrder, ToDrawer } from '@adunni/garment-art/browser/messages';

/** What is told of an order: the rough picture, then the sharp one; null, with the reason, when there will be none. */
export type OnDrawn = (drawn: { image: ImageData; isRough: boolean } | null, failure?: DrawingFailure) => void;

/** Draws recipes in a worker of its own, so that the page answers meanwhile. */
export interface Drawer {
  /** Orders a picture so many px wide, or a part of it alone. It ends the order before it, which hears no more. */
  draw: (recipe: object, width: number, onDrawn: OnDrawn, part?: Part) => void;
  /** Makes the pictures that follow come faster, while nothing is ordered yet. */
  prepare: (recipe: object, width: number) => void;
  /** Orders a square of cloth, which is woven once nothing is drawn; null when there will be none. */
  weave: (swatch: SwatchOrder, onWoven: (image: ImageData | null) => void) => void;
  /** Ends the worker, with all that it holds. */
  end: () => void;
}

/** Longest that a worker may be silent about a picture, in ms: slow phones take some seconds, no recipe may take for ever. */
const PATIENCE = 60_000;

const startWorker = (): Worker => new Worker(new URL('./drawing.worker.ts', import.meta.url), { type: 'module' });

/** Starts the worker. */
export function startDrawer(worker: Worker = startWorker()): Drawer {
  let ticket = 0;
  let newest = 0;
  let tell: OnDrawn = () => {};
  let isBroken = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const weaving = new Map<number, (image: ImageData | null) => void>();
  function stop(): void {
    isBroken = true;
    clearTimeout(patience);
    worker.terminate();
    tell(null, 'drawing');
    for (const woven of weaving.values()) woven(null);
    weaving.clear();
  }
  function wait(): void {
    clearTimeout(patience);
    patience = setTimeout(stop, PATIENCE);
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromDrawer>) => {
    const woven = weaving.get(data.ticket);
    if (woven) {
      weaving.delete(data.ticket);
      woven('swatch' in data ? new ImageData(data.swatch, data.width, data.height) : null);
    } else if (data.ticket !== newest) return;
    else if ('failure' in data) {
      clearTimeout(patience);
      tell(null, data.failure);
    } else if ('pixels' in data) {
      if (data.isRough) wait();
      else clearTimeout(patience);
      tell({ image: new ImageData(data.pixels, data.width, data.height), isRough: data.isRough });
    }
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    stop();
  });
  return {
    draw(recipe, width, onDrawn, part) {
      ticket += 1;
      newest = ticket;
      tell = onDrawn;
      if (isBroken) return onDrawn(null, 'drawing');
      wait();
      worker.postMessage({ kind: 'draw', ticket, recipe, width, ...(part && { part }) } satisfies ToDrawer);
    },
    prepare(recipe, width) {
      if (newest === 0) worker.postMessage({ kind: 'prepare', recipe, width } satisfies ToDrawer);
    },
    weave(swatch, onWoven) {
      if (isBroken) return onWoven(null);
      ticket += 1;
      weaving.set(ticket, onWoven);
      worker.postMessage({ kind: 'weave', ticket, swatch } satisfies ToDrawer);
    },
    end() {
      tell = () => {};
      weaving.clear();
      clearTimeout(patience);
      worker.terminate();
    },
  };
}
