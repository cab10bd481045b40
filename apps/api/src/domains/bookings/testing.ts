import { randomUUID } from 'node:crypto';
import type { Slot } from '@adunni/contracts/availability/availability';
import { type Booking, getBooking, placeBooking } from '@adunni/contracts/bookings/bookings';
import type { SentBooking } from '@adunni/contracts/bookings/forms';
import { REPORT_DAYS } from '@adunni/contracts/bookings/report-rules';
import { uploadBookingPhoto } from '@adunni/contracts/bookings/thread';
import type { Answer } from '@adunni/contracts/endpoint';
import { toNaira } from '@adunni/contracts/money';
import { checkPayment, decideSandbox } from '@adunni/contracts/payments/payments';
import { limitsOf, usualPolicy, withinLimits } from '@adunni/contracts/services/cancellation-policy';
import { DEFAULT_SETTINGS } from '@adunni/contracts/settings/settings';
import { eq } from 'drizzle-orm';
import { DAY_MS } from '../../kit/durations.rules.ts';
import type { TestApp, TestResponse } from '../../kit/testing/test-app.ts';
import { addMaker } from '../catalog/testing.ts';
import { openSession } from '../identity/sessions/service.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { makers } from '../makers/tables.ts';
import { photoBytes } from '../media/testing.ts';
import { addProvider, addService } from '../services/testing.ts';
import { earnSettled } from './reports/outcomes.service.ts';
import { bookings } from './tables.ts';

type ServiceValues = NonNullable<Parameters<typeof addService>[1]>;
type ProviderValues = NonNullable<Parameters<typeof addProvider>[2]>;

/** A workshop whose time can be booked. */
export interface TestStudio {
  owner: TestPerson;
  makerId: string;
  providerId: string;
  service: Awaited<ReturnType<typeof addService>>;
}

/** Opens a workshop with one person who works every day from nine to five in Lagos, and one service. */
export async function openStudio(
  test: TestApp,
  values: ServiceValues = {},
  provider: ProviderValues = {},
): Promise<TestStudio> {
  const owner = await signInAs(test, 'Tailor');
  const { _id: makerId } = await addMaker(test);
  await test.app.deps.db.update(makers).set({ userId: owner._id }).where(eq(makers._id, makerId));
  const { _id: providerId } = await addProvider(test, makerId, provider);
  return { owner, makerId, providerId, service: await addService(test, { makerId, ...values }, [providerId]) };
}

type Priced = Pick<TestStudio['service'], '_id' | 'price'> & Partial<TestStudio['service']>;

/** The terms of a service as its page shows them while the settings are as at the start. */
export const shownTerms = (service: Partial<TestStudio['service']> = {}): SentBooking['expectedTerms'] => ({
  policy: withinLimits({ ...usualPolicy(DEFAULT_SETTINGS), ...service }, limitsOf(DEFAULT_SETTINGS)),
  added: service.policy ?? '',
});

/** Books a time of a studio; by somebody new unless given. */
export async function book(
  test: TestApp,
  { service }: { service: Priced },
  startsAt: string,
  { as, key = randomUUID(), ...form }: Partial<SentBooking> & { as?: TestPerson; key?: string } = {},
): Promise<TestResponse<typeof placeBooking> & { person: TestPerson }> {
  const person = as ?? (await signInAs(test, 'Customer'));
  const expectedTotal = toNaira(service.price) * (form.seats ?? 1);
  const expected = { expectedTotal, expectedTerms: shownTerms(service) };
  const body = { serviceId: service._id, startsAt, zone: 'Europe/London', ...expected, ...form };
  const told = await test.call(placeBooking, { body }, { token: person.token, headers: { 'idempotency-key': key } });
  return { ...told, person };
}

/** Uploads a photo for a booking or a message; answers with its id. */
export async function uploadPhotoAs(test: TestApp, who: TestPerson): Promise<string> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(await photoBytes())]), 'photo.jpg');
  const headers = { 'x-access-token': who.token };
  const response = await fetch(test.origin + uploadBookingPhoto.path, { method: 'POST', headers, body });
  const { photo } = (await response.json()) as Answer<typeof uploadBookingPhoto>;
  return photo._id;
}

/** Lets the payment of a booking arrive, through the sandbox. */
export async function pay(test: TestApp, { body, person }: Awaited<ReturnType<typeof book>>): Promise<void> {
  const reference = body.payment?.reference ?? '';
  await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success' } });
  await test.call(checkPayment, { params: { reference } }, person);
}

/** Signs a person in anew, whose session the test’s clock has outlasted. */
export async function again({ app: { deps } }: TestApp, person: TestPerson): Promise<TestPerson> {
  const { accessToken, refreshToken } = await deps.db.transaction((tx) =>
    openSession({ ...deps, device: 'test', address: '127.0.0.1' }, tx, person._id),
  );
  return { ...person, token: accessToken, refreshToken };
}

/** Lets the days pass in which what has just ended can be reported, and makers earn what was not. */
export async function letReportsPass(test: TestApp): Promise<void> {
  test.now = new Date(test.now.getTime() + REPORT_DAYS * DAY_MS + 1);
  await earnSettled(test.app.deps);
}

/** A booking as its customer sees it. */
export async function seen(test: TestApp, bookingId: string, as: TestPerson): Promise<Booking> {
  return (await test.call(getBooking, { params: { bookingId } }, as)).body.booking;
}

/** A booking’s row. */
export async function rowOf(test: TestApp, bookingId: string): Promise<typeof bookings.$inferSelect> {
  const [row] = await test.app.deps.db.select().from(bookings).where(eq(bookings._id, bookingId));
  if (!row) throw new Error(`there is no booking ${bookingId}`);
  return row;
}

/** When slots begin, as an hour in UTC. */
export const starts = (slots: readonly Pick<Slot, 'start'>[] = []): string[] =>
  slots.map(({ start }) => start.slice(5, 16));
