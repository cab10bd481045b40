import { afterAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { seedDemo } from '../seed.ts';

let test: TestApp;
afterAll(() => test.close());

it('fills the demo at an hour before which its own customer was in no studio lately', async () => {
  test = await startTestApp();
  test.now = new Date('2026-11-29T09:08:00Z');
  await expect(seedDemo(test.app.deps)).resolves.not.toThrow();
});
