import { reportBooking } from '@adunni/contracts/bookings/bookings';
import type { ReportReason } from '@adunni/contracts/bookings/report-rules';
import { completeBooking, markNoShow } from '@adunni/contracts/bookings/staff';
import type { TestApp } from '../../../kit/testing/test-app.ts';
import type { TestPerson } from '../../identity/testing.ts';
import { again, book, openStudio, pay, rowOf, type TestStudio } from '../testing.ts';

/** When test bookings are made, begin, and are over. */
export const BOOKED = new Date('2026-11-23T06:00:00Z');
const NINE = '2026-11-25T09:00:00Z';
export const OVER = new Date('2026-11-25T10:30:00Z');

/** A booking whose time is over, with those who were to meet. */
export interface TestVisit {
  bookingId: string;
  studio: TestStudio;
  person: TestPerson;
}

/** Lets the time of a paid booking pass, of 20,000 with a deposit of 5,000 and 15% commission; nobody has ended it. */
export async function visit(
  test: TestApp,
  { plan = 'full', seats = 1, values = {} }: VisitOptions = {},
): Promise<TestVisit> {
  test.now = BOOKED;
  const studio = await openStudio(test, values);
  const placed = await book(test, studio, NINE, { plan, seats });
  await pay(test, placed);
  test.now = OVER;
  const [owner, person] = [await again(test, studio.owner), await again(test, placed.person)];
  return { bookingId: placed.body.booking._id, studio: { ...studio, owner }, person };
}

interface VisitOptions {
  plan?: 'deposit' | 'full';
  seats?: number;
  values?: Parameters<typeof openStudio>[1];
}

const versionOf = async (test: TestApp, bookingId: string) => (await rowOf(test, bookingId)).version;

/** Completes a booking by its maker. */
export async function complete(test: TestApp, { bookingId, studio }: TestVisit): Promise<number> {
  const body = { version: await versionOf(test, bookingId), note: '' };
  return (await test.call(completeBooking, { params: { bookingId }, body }, studio.owner)).status;
}

/** Notes by its maker who missed a booking. */
export async function miss(test: TestApp, { bookingId, studio }: TestVisit, by: 'customer' | 'maker'): Promise<number> {
  const body = { version: await versionOf(test, bookingId), by, note: '' };
  return (await test.call(markNoShow, { params: { bookingId }, body }, studio.owner)).status;
}

/** Reports a problem with a booking by its customer. */
export const report = (test: TestApp, { bookingId, person }: TestVisit, reason: ReportReason = 'not-as-booked') =>
  test.call(reportBooking, { params: { bookingId }, body: { reason, text: 'Nobody opened the door.' } }, person);
