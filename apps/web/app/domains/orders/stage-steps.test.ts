import { expect, it } from 'vitest';
import { newPromise, stageSteps } from './stage-steps.ts';

const placed = { stage: 'placed', readyBy: null };
const sewing = { stage: 'sewing', readyBy: null };
const first = { stage: 'sewing', readyBy: '2026-12-10T22:59:59.999Z' };
const second = { stage: 'sewing', readyBy: '2026-12-12T22:59:59.999Z' };
const finishing = { stage: 'finishing', readyBy: null };

it('a stage tells the days for which the part was promised anew while it was there', () => {
  expect(stageSteps([placed, sewing, first, second, finishing])).toEqual([
    { reached: placed, promises: [] },
    { reached: sewing, promises: [first, second] },
    { reached: finishing, promises: [] },
  ]);
});

it('the last promise holds at later stages, until the part is sent', () => {
  const events = [placed, sewing, first, second, finishing];
  expect(newPromise({ stage: 'finishing', events })).toBe(second);
  expect(newPromise({ stage: 'dispatched', events })).toBeNull();
  expect(newPromise({ stage: 'sewing', events: [placed, sewing] })).toBeNull();
});
