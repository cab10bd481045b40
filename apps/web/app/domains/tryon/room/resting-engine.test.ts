import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Engine } from './engine.ts';
import type { Order, WornOutfit } from './messages.ts';
import { REST_MS, restingEngine } from './resting-engine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Engines that note what becomes of them, and draw when they are made to. */
function engines() {
  const made: (Engine & { finish: (picture: ImageData | null) => void; break: () => void; isEnded: boolean })[] = [];
  const start = (): Engine => {
    let waiting = Promise.withResolvers<ImageData | null>();
    let isStopped = false;
    const engine = {
      isEnded: false,
      draw: () => {
        waiting = Promise.withResolvers();
        return waiting.promise;
      },
      foresee: () => undefined,
      hasStopped: () => isStopped,
      finish: (picture: ImageData | null) => waiting.resolve(picture),
      break: () => {
        isStopped = true;
        waiting.reject(new Error('the worker stopped'));
      },
      end: () => {
        engine.isEnded = true;
      },
    };
    made.push(engine);
    return engine;
  };
  return { made, room: restingEngine(start) };
}
const order = {} as Order;
const nothing = (): void => undefined;

it('ends its worker when nothing has been asked for a while, and begins another with the next picture', async () => {
  const { made, room } = engines();
  const drawn = room.draw(order, nothing);
  vi.advanceTimersByTime(10 * REST_MS);
  expect(made[0]?.isEnded, 'while it draws').toBe(false);
  made[0]?.finish(null);
  await drawn;
  vi.advanceTimersByTime(REST_MS - 1);
  room.foresee({} as WornOutfit);
  vi.advanceTimersByTime(REST_MS - 1);
  expect(made[0]?.isEnded, 'somebody pointed at a design').toBe(false);
  vi.advanceTimersByTime(1);
  expect(made[0]?.isEnded).toBe(true);
  void room.draw(order, nothing);
  expect(made).toHaveLength(2);
});

it('begins another worker after one that stopped by itself, and keeps one that only failed to draw', async () => {
  const { made, room } = engines();
  const drawn = room.draw(order, nothing);
  made[0]?.break();
  await expect(drawn).rejects.toThrow('the worker stopped');
  void room.draw(order, nothing);
  expect(made.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

it('ends its worker with the page, while it draws too', () => {
  const { made, room } = engines();
  void room.draw(order, nothing);
  room.end();
  expect(made[0]?.isEnded).toBe(true);
});
