import type { FromWorker, Order, ToWorker } from './messages.ts';

/** Draws in a worker of its own, so that the page answers meanwhile. */
export interface Engine {
  /** The picture; null when something newer was asked for before it was done. Throws when it can’t be drawn. */
  draw: (order: Order) => Promise<ImageData | null>;
  /** Ends the worker, with all that it holds. */
  end: () => void;
}

/** Starts the worker. */
export function startEngine(): Engine {
  const worker = new Worker(new URL('./drape.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<
    number,
    { order: Order; done: (picture: ImageData | null) => void; fail: (e: Error) => void }
  >();
  let tickets = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const asked = waiting.get(data.ticket);
    // What was asked for before is overtaken.
    for (const [ticket, { done }] of waiting) {
      if (ticket < data.ticket) done(null);
      if (ticket <= data.ticket) waiting.delete(ticket);
    }
    if (!asked) return;
    if ('failure' in data) asked.fail(new Error(data.failure));
    else asked.done(new ImageData(data.pixels, asked.order.width, asked.order.height));
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    for (const { fail } of waiting.values()) fail(new Error('the worker stopped'));
    waiting.clear();
  });

  return {
    draw: (order) =>
      new Promise((done, fail) => {
        const ticket = ++tickets;
        waiting.set(ticket, { order, done, fail });
        worker.postMessage({ ...order, ticket } satisfies ToWorker);
      }),
    end: () => worker.terminate(),
  };
}
