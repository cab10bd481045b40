import { cannedResource, fillCannedAnswer, findCannedAnswers } from '@adunni/contracts/support/canned/canned';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { buyFrom } from '../../orders/staff/testing.ts';
import { openShop } from '../../orders/testing.ts';
import { openTicket } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const create = (title: string, body: string, as = admin) =>
  test.call(cannedResource.create, { body: { title, body } }, as);

it.each([
  ['Dear {{who}}', 'There is no placeholder {{who}}. Please use one of those below.'],
  ['Dear {{constructor}}', 'There is no placeholder {{constructor}}. Please use one of those below.'],
  ['Dear {{}}', 'There is no placeholder {{}}. Please use one of those below.'],
  ['Dear {{name}', 'A placeholder needs two braces on each side, such as {{name}}.'],
])('refuses %s beside its field', async (body, message) => {
  const { status, error } = await create('Refused', body);
  expect([status, error.fields]).toEqual([400, { body: message }]);
});

it('is filled in by the server for a ticket, and says what the ticket has nothing for', async () => {
  const bought = await buyFrom(test, [await openShop(test)]);
  const about = { kind: 'order-part', id: bought.partIds[0] ?? '' } as const;
  const tied = await openTicket(test, bought.customer, { about, subject: '{{plan}}' });
  const free = await openTicket(test, await signInAs(test, 'Customer', { firstName: 'Bisi' }));
  const made = await create('Where it is', 'Hello {{ firstName }}, {{orderNumber}} of {{number}} “{{subject}}”');
  const fill = async (_id: string) =>
    (await test.call(fillCannedAnswer, { params: { _id, answerId: made.body._id } }, admin)).body;
  const filled = await fill(tied._id);
  // What a customer wrote is never read as a placeholder.
  expect(filled.text).toMatch(new RegExp(`ADN-2026-\\d+ of ${tied.ticket.ticketNumber} “{{plan}}”$`));
  expect(filled.missing).toEqual([]);
  expect(await fill(free._id)).toMatchObject({
    text: expect.stringContaining('[order number]'),
    missing: ['order number'],
  });
});

it('is found by title and text until it is removed, and has a title of its own', async () => {
  const { _id } = (await create('Refund sent', 'Banks need three working days.')).body;
  expect((await create('Refund sent', 'Again')).error.fields).toEqual({
    title: 'Another canned answer has this title.',
  });
  const found = async (q: string) =>
    (await test.call(findCannedAnswers, { query: { q } }, admin)).body.items.map(({ title }) => title);
  expect([await found('refund'), await found('three working')]).toEqual([['Refund sent'], ['Refund sent']]);
  await test.call(cannedResource.act, { body: { action: 'remove', ids: [_id] } }, admin);
  expect(await found('refund')).toEqual([]);
});

it('is for staff only', async () => {
  for (const role of ['Customer', 'Designer', 'Tailor'] as const) {
    const other = await signInAs(test, role);
    expect((await create('Mine', 'Hello', other)).status).toBe(403);
    expect((await test.call(findCannedAnswers, {}, other)).status).toBe(403);
  }
});
