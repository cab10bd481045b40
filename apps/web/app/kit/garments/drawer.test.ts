import type { FromDrawer } from '@adunni/garment-art/browser/messages';
import { beforeEach, expect, it, vi } from 'vitest';
import { startDrawer } from './drawer.ts';

class StandIn extends EventTarget {
  orders: unknown[] = [];
  isEnded = false;
  postMessage = (order: unknown) => this.orders.push(order);
  terminate = () => {
    this.isEnded = true;
  };
  answer = (data: FromDrawer) => this.dispatchEvent(new MessageEvent('message', { data }));
}

const picture = (ticket: number, isRough: boolean): FromDrawer => ({
  ...{ ticket, isRough, width: 1, height: 1 },
  pixels: new Uint8ClampedArray(4),
});

beforeEach(() => {
  vi.stubGlobal(
    'ImageData',
    class {
      readonly width: number;
      constructor(_pixels: Uint8ClampedArray, width: number) {
        this.width = width;
      }
    },
  );
  return () => vi.unstubAllGlobals();
});

function start() {
  const worker = new StandIn();
  return { worker, drawer: startDrawer(worker as unknown as Worker) };
}

it('tells of the rough picture and of the sharp one', () => {
  const { worker, drawer } = start();
  const drawn = vi.fn();
  drawer.draw({ garment: 'tunic' }, 800, drawn);
  expect(worker.orders).toEqual([{ kind: 'draw', ticket: 1, recipe: { garment: 'tunic' }, width: 800 }]);
  worker.answer(picture(1, true));
  worker.answer(picture(1, false));
  expect(drawn.mock.calls.map(([told]) => told.isRough)).toEqual([true, false]);
});

it('tells an order nothing once another has come', () => {
  const { worker, drawer } = start();
  const [first, second] = [vi.fn(), vi.fn()];
  drawer.draw({ garment: 'tunic' }, 800, first);
  drawer.draw({ garment: 'agbada' }, 800, second);
  worker.answer(picture(1, false));
  worker.answer({ ticket: 2, failure: 'noise' });
  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls).toEqual([[null, 'noise']]);
});

it('says at once that there will be no picture when the worker has stopped', () => {
  const { worker, drawer } = start();
  const [first, second] = [vi.fn(), vi.fn()];
  drawer.draw({ garment: 'tunic' }, 800, first);
  worker.dispatchEvent(new Event('error'));
  drawer.draw({ garment: 'tunic' }, 800, second);
  expect([first.mock.calls, second.mock.calls]).toEqual([[[null, 'drawing']], [[null, 'drawing']]]);
  expect(worker.orders).toHaveLength(1);
});

it('ends a worker that says nothing for a minute, and tells so', () => {
  vi.useFakeTimers();
  const { worker, drawer } = start();
  const [drawn, woven] = [vi.fn(), vi.fn()];
  drawer.draw({ garment: 'tunic' }, 800, drawn);
  drawer.weave({ name: 'velvet-wine' }, woven);
  vi.advanceTimersByTime(59_000);
  worker.answer(picture(1, true));
  vi.advanceTimersByTime(59_000);
  expect([worker.isEnded, drawn.mock.calls.length]).toEqual([false, 1]);
  vi.advanceTimersByTime(2000);
  expect([worker.isEnded, drawn.mock.lastCall, woven.mock.lastCall]).toEqual([true, [null, 'drawing'], [null]]);
  vi.useRealTimers();
});

it('lets a worker be silent once its picture is there', () => {
  vi.useFakeTimers();
  const { worker, drawer } = start();
  drawer.draw({ garment: 'tunic' }, 800, vi.fn());
  worker.answer(picture(1, true));
  worker.answer(picture(1, false));
  vi.advanceTimersByTime(600_000);
  expect(worker.isEnded).toBe(false);
  vi.useRealTimers();
});

it('makes ready until something is ordered', () => {
  const { worker, drawer } = start();
  drawer.prepare({ garment: 'tunic' }, 800);
  drawer.draw({ garment: 'tunic' }, 800, vi.fn());
  drawer.prepare({ garment: 'agbada' }, 800);
  expect(worker.orders.map((order) => (order as { kind: string }).kind)).toEqual(['prepare', 'draw']);
});

it('hands each square of cloth to who ordered it, beside the picture', () => {
  const { worker, drawer } = start();
  const [drawn, woven, unknown] = [vi.fn(), vi.fn(), vi.fn()];
  drawer.draw({ garment: 'tunic' }, 800, drawn);
  drawer.weave({ name: 'velvet-wine' }, woven);
  drawer.weave({ name: 'tartan-blue' }, unknown);
  worker.answer({ ticket: 2, swatch: new Uint8ClampedArray(4), width: 1, height: 1 });
  worker.answer({ ticket: 3, failure: 'recipe' });
  worker.answer(picture(1, false));
  expect([woven.mock.calls[0]?.[0].width, unknown.mock.calls, drawn.mock.calls.length]).toEqual([1, [[null]], 1]);
});

it('ends the worker', () => {
  const { worker, drawer } = start();
  drawer.end();
  expect(worker.isEnded).toBe(true);
});
