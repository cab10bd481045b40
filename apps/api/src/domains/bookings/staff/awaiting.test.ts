import { getBookingCalendar } from '@adunni/contracts/bookings/calendar';
import { kobo } from '@adunni/contracts/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { book, openStudio } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.now = new Date('2026-11-23T06:00:00Z');
});
afterAll(() => test.close());

it('counts beside a calendar what waits for a yes or no, on whatever day, of that workshop only', async () => {
  const wishes = { deposit: kobo(0), confirmation: 'request' } as const;
  const [studio, other] = [await openStudio(test, wishes), await openStudio(test, wishes)];
  expect((await book(test, studio, '2026-11-25T09:00:00Z')).status).toBe(201);
  const query = { from: '2026-12-02', days: 1 };
  const awaiting = async (who: TestPerson, maker?: string) =>
    (await test.call(getBookingCalendar, { query: { ...query, ...(maker && { maker }) } }, who)).body.awaiting;
  expect([await awaiting(studio.owner), await awaiting(other.owner)]).toEqual([1, 0]);
  expect(await awaiting(await signInAs(test, 'Admin'), studio.makerId)).toBe(1);
});
