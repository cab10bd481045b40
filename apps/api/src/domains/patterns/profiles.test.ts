import { randomUUID } from 'node:crypto';
import { downloadForProfile, draftForProfile } from '@adunni/contracts/patterns/patterns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { LENGTHS, saveProfile } from '../measurements/testing.ts';
import { openPlan, subscribed } from '../subscriptions/usage/testing.ts';

let test: TestApp;
let premium: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  premium = await subscribed(test, await openPlan(test));
});
afterAll(() => test.close());

const draft = (as: TestPerson | object, profileId: string, query = {}) =>
  test.call(draftForProfile, { params: { profileId }, query }, as);
const download = (as: TestPerson | object, profileId: string) =>
  test.call(downloadForProfile, { params: { profileId, file: 'a0' }, query: { draft: 'iro', fit: 'loose' } }, as);

it('premium customers have patterns of their own profiles, of what they choose', async () => {
  const { _id } = await saveProfile(test, premium);
  const first = (await draft(premium, _id)).body;
  expect(first).toMatchObject({ name: 'Amaka', state: 'ready', drafted: { draft: 'boubou', fit: 'regular' } });
  expect(first.drafted?.pattern?.pieces.length).toBeGreaterThan(2);
  const chosen = (await draft(premium, _id, { draft: 'corset', fit: 'fitted' })).body;
  expect(chosen.drafted).toMatchObject({ draft: 'corset', fit: 'fitted', refusal: null });
  const { status, headers, body } = await download(premium, _id);
  expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="iro-loose-a0.pdf"']);
  expect([headers['cache-control'], String(body).startsWith('%PDF-')]).toEqual(['private, no-store', true]);
});

it('nobody has one without premium, or of what is another’s', async () => {
  const free = await signInAs(test);
  const { _id: own } = await saveProfile(test, free);
  for (const call of [draft, download]) {
    expect((await call(free, own)).error.code).toBe('premium_needed');
    expect((await call({}, own)).status).toBe(401);
    for (const theirs of [own, randomUUID()]) expect((await call(premium, theirs)).status).toBe(404);
  }
});

it('says why there is none: of a child, without height or bust, and of lengths that leave no room', async () => {
  const child = await saveProfile(test, premium, { name: 'Musa', ageGroup: 'child', values: { height: 1100 } });
  expect((await draft(premium, child._id)).body).toEqual({ name: 'Musa', state: 'child', drafted: null });
  expect((await download(premium, child._id)).error.code).toBe('adults_only');
  const { 'bust-girth': _, ...values } = LENGTHS;
  const bare = await saveProfile(test, premium, {
    name: 'Tayo',
    figure: 'man',
    values: { height: 1700, 'waist-girth': 800 },
  });
  expect((await draft(premium, bare._id)).body.drafted).toMatchObject({
    ...{ draft: 'kaftan', pattern: null },
    refusal: { message: 'Chest girth is missing: no pattern can be drafted without it.', measures: ['bust-girth'] },
  });
  const legs = { ...values, 'bust-girth': 920, 'inside-leg-length': 1000, 'outside-leg-length': 1050 };
  const long = await saveProfile(test, premium, { name: 'Long', values: legs });
  expect((await draft(premium, long._id, { draft: 'trousers' })).body.drafted?.refusal?.measures).toContain(
    'inside-leg-length',
  );
});
