import type { CutAnswers, CutOrder, FromCutter, ToCutter } from './messages.ts';

/** Works on pixels in a worker of its own, so that the page answers meanwhile. */
export interface Cutter {
  /** Throws when it can’t be done. */
  ask: <O extends CutOrder>(order: O) => Promise<CutAnswers[O['kind']]>;
  end: () => void;
}

/** Starts the worker. */
export function startCutter(): Cutter {
  const worker = new Worker(new URL('./cut.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let tickets = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromCutter>) => {
    const asked = waiting.get(data.ticket);
    waiting.delete(data.ticket);
    if ('failure' in data) asked?.reject(new Error(data.failure));
    else asked?.resolve(data.answer);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    for (const { reject } of waiting.values()) reject(new Error('the worker stopped'));
    waiting.clear();
  });
  return {
    ask<O extends CutOrder>(order: O) {
      const ticket = ++tickets;
      const asked = Promise.withResolvers<unknown>();
      waiting.set(ticket, asked);
      const message: ToCutter = { ticket, order };
      worker.postMessage(message);
      return asked.promise as Promise<CutAnswers[O['kind']]>;
    },
    end: () => worker.terminate(),
  };
}
