import { beforeAll, expect, it } from 'vitest';
import { type Engine, startEngine } from './engine.ts';
import type { FromWorker, Order, ToWorker } from './messages.ts';

/** A worker as far as the engine sees it: told messages, answering when it is made to. */
class HandWorker extends EventTarget {
  readonly told: ToWorker[] = [];
  postMessage(message: ToWorker): void {
    this.told.push(message);
  }
  terminate(): void {}
  answer(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  stop(): void {
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }
}

beforeAll(() => {
  // Node has none; the engine only makes them.
  globalThis.ImageData ??= class {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
    constructor(data: Uint8ClampedArray, width: number, height: number) {
      this.data = data;
      this.width = width;
      this.height = height;
    }
  } as never;
});

const start = (): [Engine, HandWorker] => {
  const worker = new HandWorker();
  return [startEngine(worker as unknown as Worker), worker];
};
const photo = (id: string) => ({ on: { photo: { id, read: {} }, moved: {} }, outfits: [] }) as unknown as Order;
const nothing = (): void => undefined;

it('sends a photo again that the worker has let go, and none that it has', () => {
  const [engine, { told }] = start();
  for (const id of ['first', 'second', 'first', 'third', 'second', 'first']) void engine.draw(photo(id), nothing);
  const sent = told.flatMap((message) => (message.kind === 'hold' ? message.id : []));
  // Of first, second and third the worker has the last two.
  expect(sent).toEqual(['first', 'second', 'third', 'first']);
});

it('has what somebody is about to put on loaded, which answers nothing', () => {
  const [engine, { told }] = start();
  const outfit = { _id: 'boubou' } as unknown as Parameters<Engine['foresee']>[0];
  engine.foresee(outfit);
  expect(told).toEqual([{ kind: 'foresee', outfit }]);
});

it('gives the picture to who asked last, and nothing to who was overtaken', async () => {
  const [engine, worker] = start();
  const asked = [engine.draw(photo('a'), nothing), engine.draw(photo('a'), nothing)];
  worker.answer({ ticket: 2, pixels: new Uint8ClampedArray(4), width: 1, height: 1, isRough: false });
  const [overtaken, shown] = await Promise.all(asked);
  expect(overtaken).toBeNull();
  expect(shown).toMatchObject({ width: 1, height: 1 });
});

it('tells who waits that the worker stopped, and says so afterwards', async () => {
  const [engine, worker] = start();
  expect(engine.hasStopped()).toBe(false);
  const waiting = engine.draw(photo('a'), nothing);
  worker.stop();
  await expect(waiting).rejects.toThrow('the worker stopped');
  expect(engine.hasStopped()).toBe(true);
});
