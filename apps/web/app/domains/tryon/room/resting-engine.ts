import { type Engine, startEngine } from './engine.ts';

/** How long nothing is asked for until the worker gives all of its memory back, ms: another begins within a second. */
export const REST_MS = 20_000;

/** Draws in a worker that runs as long as something is asked of it; one that stopped by itself is followed by another. */
export function restingEngine(start: () => Engine = startEngine): Pick<Engine, 'draw' | 'foresee' | 'end'> {
  let engine: Engine | null = null;
  let drawing = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    clearTimeout(resting);
    engine?.end();
    engine = null;
  }
  function running(): Engine {
    clearTimeout(resting);
    if (engine?.hasStopped()) end();
    engine ??= start();
    return engine;
  }
  function restLater(): void {
    clearTimeout(resting);
    if (drawing === 0) resting = setTimeout(end, REST_MS);
  }
  return {
    async draw(order, onRough) {
      drawing++;
      try {
        return await running().draw(order, onRough);
      } finally {
        drawing--;
        restLater();
      }
    },
    foresee(outfit) {
      running().foresee(outfit);
      restLater();
    },
    end,
  };
}
