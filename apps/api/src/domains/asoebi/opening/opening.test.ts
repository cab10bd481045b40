import { getOwnEvent, saveEvent } from '@adunni/contracts/asoebi/events';
import { changeOpened, closeEvent, getReadiness, openEvent } from '@adunni/contracts/asoebi/opening';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAgain, signInAs, type TestPerson } from '../../identity/testing.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { agreeOn } from '../proposals/testing.ts';
import { asoEbiEvents } from '../tables.ts';
import { draftOf, emptyForm, keepDraft } from '../testing.ts';

let test: TestApp;
let shop: TestShop;
let host: TestPerson;
let eventId: string;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test);
});
beforeEach(async () => {
  host = await signInAs(test);
  eventId = (await keepDraft(test, host))._id;
});
afterAll(() => test.close());

const event = async () => (await test.call(getOwnEvent, { params: { eventId } }, host)).body.event;
const missing = async () =>
  (await test.call(getReadiness, { params: { eventId } }, host)).body.missing.map(({ text }) => text);
const send = async (endpoint: typeof openEvent | typeof closeEvent) =>
  test.call(endpoint, { params: { eventId }, body: { version: (await event()).version } }, host);
async function agree(): Promise<void> {
  const [group] = (await event()).groups;
  if (!group) throw new Error('no group');
  await agreeOn(test, host, { eventId, groupId: group._id, packages: group.packages }, shop);
}

it('opens once nothing is missing and a maker has agreed, and says until then what is', async () => {
  expect(await missing()).toEqual(['Choose a maker for Bride’s side.']);
  expect((await send(openEvent)).error).toMatchObject({
    code: 'not_ready',
    message: 'Choose a maker for Bride’s side.',
  });
  await agree();
  expect(await missing()).toEqual([]);
  expect((await send(openEvent)).body.event.status).toBe('open');
  const begun = await keepDraft(test, host, emptyForm());
  const lacking = await test.call(getReadiness, { params: { eventId: begun._id } }, host);
  expect(lacking.body.missing.map(({ step }) => step)).toContain('about');
});

it('does not open at other terms than its maker agreed to', async () => {
  await agree();
  const { version, ...saved } = await event();
  const form = draftOf({ version, ...saved });
  const [group] = form.groups;
  if (!group) throw new Error('no group');
  for (const change of [{ price: 1_000 }, { stock: 4_000 }, { yards: 12 }, { depositPercent: 10 }]) {
    const { version: now } = await event();
    const groups = [{ ...group, packages: group.packages.map((pack) => ({ ...pack, ...change })) }];
    await test.call(saveEvent, { params: { eventId }, body: { version: now, form: { ...form, groups } } }, host);
    expect((await send(openEvent)).error.code, JSON.stringify(change)).toBe('not_ready');
  }
});

it('is opened once by two who press at the same time, and never by who looks at an old version', async () => {
  await agree();
  const { version } = await event();
  const open = () => test.call(openEvent, { params: { eventId }, body: { version } }, host);
  const answers = await Promise.all([open(), open()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('closes and opens again while something can still be ordered', async () => {
  await agree();
  expect((await send(closeEvent)).error.code).toBe('not_open');
  await send(openEvent);
  expect((await send(closeEvent)).body.event.status).toBe('closed');
  expect((await send(openEvent)).body.event.status).toBe('open');
  await send(closeEvent);
  const now = test.now;
  test.now = new Date(now.getTime() + 61 * DAY_MS);
  host = await signInAgain(test, host);
  expect((await send(openEvent)).error.code).toBe('nothing_to_order');
  test.now = now;
});

it('changes nothing of an open event but its words, later days and what is still offered', async () => {
  await agree();
  await send(openEvent);
  const { version, story: _story, handovers, groups, day } = await event();
  const pack = groups[0]?.packages[0];
  if (!pack?.deadline || !day) throw new Error('no package');
  const form = {
    story: 'See you there.',
    handovers: handovers.map(({ _id }) => ({ _id, name: 'Yaba', details: '2 Herbert Macaulay Way' })),
    packages: [{ _id: pack._id, deadline: pack.deadline, isWithdrawn: false }],
  };
  const change = (packages: typeof form.packages) =>
    test.call(changeOpened, { params: { eventId }, body: { version, form: { ...form, packages } } }, host);
  expect((await change([{ _id: pack._id, deadline: '2026-01-01', isWithdrawn: false }])).status).toBe(400);
  expect((await change([{ _id: pack._id, deadline: day, isWithdrawn: false }])).status).toBe(400);
  expect((await change(form.packages)).body.event).toMatchObject({
    story: 'See you there.',
    handovers: [{ name: 'Yaba', price: 0 }],
    groups: [{ packages: [{ price: pack.price, stock: pack.stock, deadline: pack.deadline }] }],
  });
  expect((await change(form.packages)).error.code).toBe('stale');
  const whole = { version: version + 1, form: draftOf(await event()) };
  expect((await test.call(saveEvent, { params: { eventId }, body: whole }, host)).error.code).toBe('not_a_draft');
});

it('stands still while staff look into it', async () => {
  await agree();
  await test.app.deps.db.update(asoEbiEvents).set({ heldAt: test.now }).where(eq(asoEbiEvents._id, eventId));
  expect((await send(openEvent)).error.code).toBe('event_held');
});
