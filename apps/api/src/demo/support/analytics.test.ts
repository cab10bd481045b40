import { getSupportAnalytics } from '@adunni/contracts/support/analytics';
import { type StaffTicket, ticketResource } from '@adunni/contracts/support/staff';
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

const read = async (period: '7' | '30' = '30') =>
  (await test.call(getSupportAnalytics, { query: { period } }, admin)).body;
const listed = async (query: object) =>
  (await test.call(ticketResource.list, { query: { limit: 1, ...query } }, admin)).body.total;

/** All tickets that the list shows with a filter, as staff open them. */
async function recordsOf(query: object): Promise<StaffTicket[]> {
  const { items, total } = (await test.call(ticketResource.list, { query: { limit: 100, ...query } }, admin)).body;
  expect(items.length).toBe(total);
  return Promise.all(items.map(({ _id }) => seenByStaff(test, _id, admin)));
}

/** The hours within which such a share of some lengths lies, between two of them where none does exactly; null of none. */
function within(share: number, lengths: readonly number[]): number | null {
  const sorted = lengths.toSorted((one, other) => one - other);
  const place = share * (sorted.length - 1);
  const [low, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place));
}

/** Figures have one decimal. */
function expectRounded(figure: number | null, exact: number | null): void {
  if (figure === null || exact === null) expect(figure).toBe(exact);
  else expect(Math.abs(figure - exact)).toBeLessThan(0.051);
}

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
  for (const { from, to, opened: begun, backlog } of points) {
    expect(await listed({ openOn: to }), to).toBe(backlog);
    expect(await listed({ from, to }), to).toBe(begun);
  }
});

it('leads from medians, the time of nine in ten and satisfaction to the tickets that these follow from', async () => {
  const { period, answer: answers, resolution, satisfaction } = await read('7');
  const until = (moment: 'firstAnsweredAt' | 'resolvedAt') => (ticket: StaffTicket) =>
    (Date.parse(ticket.targets[moment] ?? '') - Date.parse(ticket.createdAt)) / HOUR_MS;
  for (const when of ['now', 'before'] as const) {
    const speeds = [
      [await recordsOf({ ...period[when], answered: 'any' }), 'firstAnsweredAt', answers],
      [await recordsOf({ ...period[when], solved: 'any' }), 'resolvedAt', resolution],
    ] as const;
    for (const [rows, moment, { met, missed, median, slowest }] of speeds) {
      if (when === 'now') expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBe(met[when] + missed[when]);
      expectRounded(median[when], within(0.5, rows.map(until(moment))));
      expectRounded(slowest[when], within(0.9, rows.map(until(moment))));
    }
    const scores = (await recordsOf({ ...period[when], rating: 'any' })).map(({ rating }) => rating?.score ?? 0);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    expectRounded(satisfaction[when], scores.length > 0 ? mean : null);
  }
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
