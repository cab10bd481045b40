import { listNotifications, markAllRead } from '@adunni/contracts/notifications/notifications';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { supersede } from './service.ts';
import { kindCalled, sendNotice } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const KIND = 'booking-news';
const readBy = async (person: TestPerson) => {
  const { items } = (await test.call(listNotifications, {}, person)).body;
  return Object.fromEntries(items.map(({ title, readAt }) => [title, readAt !== null]));
};
const drop = (person: TestPerson, about: string) =>
  test.app.deps.db.transaction((tx) =>
    supersede(tx, { userId: person._id, kind: kindCalled(KIND), about }, test.app.deps.clock()),
  );

it('marks what a person was told of one thing as read, and nothing else', async () => {
  const [person, other] = [await signInAs(test), await signInAs(test)];
  const told = (title: string, cause: string, kind = KIND) => sendNotice(test, [person, other], { kind, title, cause });
  await told('booked', 'booking:1:1');
  await told('reminder', 'booking:1:reminder:24');
  await told('longer number', 'booking:12:1');
  await told('other kind', 'booking:1:1', 'stage-moved');
  await drop(person, 'booking:1');
  const rest = { 'longer number': false, 'other kind': false };
  expect(await readBy(person)).toEqual({ booked: true, reminder: true, ...rest });
  expect(await readBy(other)).toEqual({ booked: false, reminder: false, ...rest });
});

it('keeps when it was read, also beside somebody who reads everything at once', async () => {
  const person = await signInAs(test);
  await sendNotice(test, [person], { kind: KIND, title: 'first', cause: 'booking:2:1' });
  await drop(person, 'booking:2');
  const [before] = (await test.call(listNotifications, {}, person)).body.items;
  await Promise.all([
    drop(person, 'booking:2'),
    test.call(markAllRead, {}, person),
    sendNotice(test, [person], { kind: KIND, title: 'second', cause: 'booking:2:2' }),
    drop(person, 'booking:2'),
  ]);
  await drop(person, 'booking:2');
  const { items } = (await test.call(listNotifications, {}, person)).body;
  expect(items.every(({ readAt }) => readAt !== null)).toBe(true);
  expect(items.find(({ title }) => title === 'first')?.readAt).toBe(before?.readAt);
});
