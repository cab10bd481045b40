import { expect, test } from 'vitest';
import { startStopwatch } from './stopwatch.mjs';

test('says what each step took, also one that failed, and their sum', async () => {
  let now = 0;
  const passing = (ms) => () => {
    now += ms;
    return ms;
  };
  const { time, report } = startStopwatch(() => now);
  expect(await time('check', passing(12_400))).toBe(12_400);
  const failing = time('unit: tests', () => {
    now += 61_000;
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(report().split('\n')).toEqual(['check         12 s', 'unit: tests   61 s', 'together      73 s']);
});
