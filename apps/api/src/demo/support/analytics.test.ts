import { getSupportAnalytics } from '@adunni/contracts/support/analytics';
import { ticketResource } from '@adunni/contracts/support/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs, type TestPerson } from '../../domains/identity/testing.ts';
import { answer, become, note, openTicket, seenByStaff } from '../../domains/support/testing.ts';
import { HOUR_MS } from '../../kit/durations.rules.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startDemoApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const read = async () => (await test.call(getSupportAnalytics, { query: { period: '30' } }, admin)).body;
const listed = async (query: object) =>
  (await test.call(ticketResource.list, { query: { limit: 1, ...query } }, admin)).body.total;

it('says of every figure as many as the list has rows with its filter, now and before', async () => {
  const { period, opened, answer: answers, resolution, groups, topics, points } = await read();
  for (const when of ['now', 'before'] as const) {
    const days = period[when];
    expect(await listed(days), when).toBe(opened[when]);
    for (const met of ['met', 'missed'] as const) {
      expect(await listed({ ...days, answered: met }), `answered ${met}`).toBe(answers[met][when]);
      expect(await listed({ ...days, solved: met }), `solved ${met}`).toBe(resolution[met][when]);
    }
    for (const [name, rows] of Object.entries(groups))
      for (const row of rows) expect(await listed({ ...days, [name]: row.key }), `${name} ${row.key}`).toBe(row[when]);
    for (const name of ['category', 'channel', 'about', 'hour'] as const)
      expect(
        groups[name].reduce((sum, row) => sum + row[when], 0),
        name,
      ).toBe(opened[when]);
  }
  expect(topics.length).toBeGreaterThan(2);
  for (const when of ['now', 'before'] as const) {
    for (const { category, orderKind, ...counts } of topics)
      expect(await listed({ ...period[when], category, orderKind }), `${category} ${orderKind}`).toBe(counts[when]);
    const aboutOrders = groups.about.find(({ key }) => key === 'order-part')?.[when] ?? 0;
    expect(topics.reduce((sum, row) => sum + row[when], 0)).toBe(aboutOrders);
  }
  expect(points.reduce((sum, point) => sum + point.opened, 0)).toBe(opened.now);
  for (const { to, backlog } of points.slice(-3)) expect(await listed({ openOn: to }), to).toBe(backlog);
});

it('measures from opening to the first reply, whatever was noted, and tells nothing of notes', async () => {
  const before = await read();
  const { _id } = await openTicket(test, await signInAs(test));
  await note(test, _id, 'INTERNAL-55aa', admin);
  test.now = new Date(test.now.getTime() + HOUR_MS / 4);
  await answer(test, _id, 'Hello', admin);
  await become(test, _id, 'Resolved', admin);
  const after = await read();
  expect(after.opened.now).toBe(before.opened.now + 1);
  expect((await seenByStaff(test, _id, admin)).targets.firstAnsweredAt).toBe(test.now.toISOString());
  expect(JSON.stringify(after)).not.toContain('INTERNAL-55aa');
  const customer = await signInAs(test);
  expect((await test.call(getSupportAnalytics, {}, customer)).status).toBe(403);
});
