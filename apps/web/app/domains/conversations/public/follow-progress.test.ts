import { expect, test } from 'vitest';
import { followProgress, progressSoFar, tellProgress } from './follow-progress.ts';

test('who follows is told of what is read or written, until it stops following', () => {
  let calls = 0;
  const stop = followProgress(() => {
    calls += 1;
  });
  expect(calls).toBe(0);
  tellProgress();
  expect(calls).toBe(1);
  stop();
  tellProgress();
  expect(calls).toBe(1);
});

test('who asked the server before something was read hears of it on following, although it was told in between', () => {
  const since = progressSoFar();
  tellProgress();
  let calls = 0;
  const count = () => {
    calls += 1;
  };
  followProgress(count, since)();
  expect(calls).toBe(1);
  followProgress(count, progressSoFar())();
  expect(calls).toBe(1);
});
