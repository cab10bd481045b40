import { campaignResource } from '@adunni/contracts/newsletter/campaigns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs } from '../../domains/identity/testing.ts';
import { subscribers } from '../../domains/newsletter/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { READERS } from './campaigns.ts';
import { seedNewsletter } from './seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('seeds readers, a campaign with a result for each of them, and a draft', async () => {
  const { deps } = test.app;
  const admin = await signInAs(test, 'Admin');
  await deps.db.transaction((tx) => seedNewsletter(deps, tx, admin._id));
  expect(await deps.db.$count(subscribers)).toBe(READERS.length);
  const { body } = await test.call(campaignResource.list, {}, admin);
  expect(body.items.map(({ status }) => status)).toEqual(['draft', 'sent']);
  const [, sent] = body.items;
  expect(sent).toMatchObject({ failed: 1, skipped: 1, waiting: 0, queued: 0 });
  expect(sent?.recipients).toBe((sent?.sent ?? 0) + 2);
  expect(sent?.sent).toBeGreaterThan(20);
});
