import { expect, it } from 'vitest';
import { shareRuns } from './share-runs.ts';

/** Runs that end one after another when they are told to. */
function heldRuns() {
  const waiting: { resolve: (run: number) => void; reject: (error: Error) => void; run: number }[] = [];
  let runs = 0;
  const ask = shareRuns(
    () =>
      new Promise<number>((resolve, reject) => {
        runs += 1;
        waiting.push({ resolve, reject, run: runs });
      }),
  );
  const end = () => {
    const first = waiting.shift();
    first?.resolve(first.run);
  };
  return { ask, end, fail: () => waiting.shift()?.reject(new Error('lost')), runs: () => runs };
}

it('gives those who come in the midst of a run the next one, together', async () => {
  const { ask, end, runs } = heldRuns();
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(runs()).toBe(1);
  end();
  expect(await first).toBe(1);
  await expect.poll(runs).toBe(2);
  end();
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  const fourth = ask();
  end();
  expect(await fourth).toBe(3);
});

it('runs again for those who wait behind a run that fails', async () => {
  const { ask, end, fail, runs } = heldRuns();
  const first = ask();
  const second = ask();
  fail();
  await expect(first).rejects.toThrow('lost');
  await expect.poll(runs).toBe(2);
  end();
  expect(await second).toBe(2);
});
