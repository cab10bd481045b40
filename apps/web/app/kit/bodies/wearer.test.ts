import { beforeEach, expect, it, vi } from 'vitest';
import type { FromWearer, WornOrder } from './messages.ts';
import { startWearer } from './wearer.ts';

class StandIn extends EventTarget {
  orders: { ticket: number }[] = [];
  isEnded = false;
  postMessage = (order: { ticket: number }) => this.orders.push(order);
  terminate = () => {
    this.isEnded = true;
  };
  answer = (data: FromWearer) => this.dispatchEvent(new MessageEvent('message', { data }));
}

beforeEach(() => {
  vi.stubGlobal('ImageData', class {});
  return () => vi.unstubAllGlobals();
});

const ORDER: WornOrder = {
  ...{ recipe: { garment: 'tunic' }, side: 'back', width: 480 },
  look: { build: 'man', lengths: { height: 180 }, skin: [100, 80, 60] },
};
const picture = (ticket: number, isRough: boolean): FromWearer => ({
  ...{ ticket, isRough, width: 1, height: 1 },
  pixels: new Uint8ClampedArray(4),
});

function start() {
  const worker = new StandIn();
  return { worker, wearer: startWearer(worker as unknown as Worker) };
}

it('tells of the rough picture and of the sharp one', () => {
  const { worker, wearer } = start();
  const worn = vi.fn();
  wearer.wear(ORDER, worn);
  expect(worker.orders).toEqual([{ ...ORDER, ticket: 1 }]);
  worker.answer(picture(1, true));
  worker.answer(picture(1, false));
  expect(worn.mock.calls.map(([told]) => told.isRough)).toEqual([true, false]);
});

it('tells an order nothing once another has come', () => {
  const { worker, wearer } = start();
  const [first, second] = [vi.fn(), vi.fn()];
  wearer.wear(ORDER, first);
  wearer.wear(ORDER, second);
  worker.answer(picture(1, false));
  worker.answer({ ticket: 2, failure: 'noise' });
  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls).toEqual([[null, 'noise']]);
});

it('says at once that there will be no picture when the worker has stopped, and ends it', () => {
  const { worker, wearer } = start();
  const [first, second] = [vi.fn(), vi.fn()];
  wearer.wear(ORDER, first);
  worker.dispatchEvent(new Event('error'));
  wearer.wear(ORDER, second);
  expect([first.mock.calls, second.mock.calls]).toEqual([[[null, 'drawing']], [[null, 'drawing']]]);
  expect(worker.orders).toHaveLength(1);
  wearer.end();
  expect(worker.isEnded).toBe(true);
});
