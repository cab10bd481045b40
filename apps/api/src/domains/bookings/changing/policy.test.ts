import { cancelBooking, rescheduleBooking } from '@adunni/contracts/bookings/bookings';
import { bookingResource, markNoShow } from '@adunni/contracts/bookings/staff';
import { kobo } from '@adunni/contracts/money';
import type { CancellationPolicy } from '@adunni/contracts/services/cancellation-policy';
import { getService } from '@adunni/contracts/services/services';
import { serviceResource } from '@adunni/contracts/services/staff';
import { DEFAULT_SETTINGS, settings } from '@adunni/contracts/settings/settings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { mailTo } from '../../identity/testing.ts';
import { ledgerSummary } from '../../ledger/queries.ts';
import { services, travelZones } from '../../services/tables.ts';
import { marketplaceSettings } from '../../settings/tables.ts';
import { again, book, openStudio, pay, rowOf, seen, shownTerms, type TestStudio } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.now = new Date('2026-11-20T06:00:00Z');
  await test.app.deps.db.delete(marketplaceSettings);
});

/** On the 25th, at ten in Lagos. */
const NINE = '2026-11-25T09:00:00Z';
const TERMS: CancellationPolicy = {
  ...{ freeHours: 48, maxMoves: 1, moveHours: 6, latePercent: 50, graceMinutes: 15, noShowPercent: 80 },
  keptOf: 'paid',
};

type Booked = Awaited<ReturnType<typeof book>>;
async function paid(studio: TestStudio, form: Parameters<typeof book>[3] = {}): Promise<Booked> {
  const placed = await book(test, studio, NINE, { plan: 'full', ...form });
  await pay(test, placed);
  return placed;
}
const idOf = ({ body }: Booked) => body.booking._id;
async function cancelAt(moment: string, placed: Booked, expectedKept: number) {
  test.now = new Date(moment);
  const bookingId = idOf(placed);
  const { version } = await rowOf(test, bookingId);
  const body = { version, expectedKept };
  return test.call(cancelBooking, { params: { bookingId }, body }, await again(test, placed.person));
}
const edit = ({ service }: TestStudio, values: Partial<typeof services.$inferInsert>) =>
  test.app.deps.db.update(services).set(values).where(eq(services._id, service._id));

describe('terms', () => {
  it('hold as they were when it was booked, whatever the service says later', async () => {
    const studio = await openStudio(test, TERMS);
    const placed = await paid(studio);
    await edit(studio, { freeHours: 168, latePercent: 100, keptOf: 'deposit', policy: 'Other words.' });
    const { cancellationPolicy, policy } = await seen(test, idOf(placed), placed.person);
    expect({ cancellationPolicy, policy }).toEqual({ cancellationPolicy: TERMS, policy: '' });
    const mail = await mailTo(test, placed.person.email, 'booking-confirmed');
    expect(mail).toContain('Free cancellation until Monday, 23 November 2026 at 10:00, Lagos time.');
    expect(mail).toContain('keeps 50% of what you have paid (₦10,000)');
    expect((await cancelAt('2026-11-23T09:00:00.001Z', placed, 0)).error.code).toBe('cost_changed');
    const cancelled = await cancelAt('2026-11-23T09:00:00.001Z', placed, 10_000);
    expect(cancelled.body.booking).toMatchObject({ status: 'cancelled', paid: 20_000, refunded: 10_000 });
    expect((await ledgerSummary(test.app.deps.db)).sum).toBe(0);
  });

  it('give everything back until exactly so many hours before', async () => {
    const placed = await paid(await openStudio(test, TERMS));
    expect((await cancelAt('2026-11-23T09:00:00Z', placed, 0)).body.booking.refunded).toBe(20_000);
  });

  it('are not taken other than they were shown, words of the workshop included', async () => {
    const studio = await openStudio(test, TERMS);
    const shown = shownTerms(studio.service);
    await edit(studio, { latePercent: 60 });
    const refused = await book(test, studio, NINE, { expectedTerms: shown });
    expect(refused).toMatchObject({ status: 409, error: { code: 'terms_changed' } });
    const both = await book(test, studio, NINE, { expectedTerms: shown, expectedTotal: 19_000 });
    expect(both.error).toMatchObject({ code: 'terms_changed', message: expect.stringContaining('price') });
    await edit(studio, { latePercent: 50, policy: 'Bring cake.' });
    expect((await book(test, studio, NINE, { expectedTerms: shown })).error.code).toBe('terms_changed');
    expect((await book(test, studio, NINE, { expectedTerms: { ...shown, added: 'Bring cake.' } })).status).toBe(201);
  });

  it('are those that were shown when the workshop changes them at the same moment', async () => {
    const studio = await openStudio(test, { ...TERMS, deposit: kobo(0) });
    const [placed] = await Promise.all([book(test, studio, NINE), edit(studio, { latePercent: 100 })]);
    if (placed.status === 201) expect((await rowOf(test, idOf(placed))).latePercent).toBe(50);
    else expect(placed.error.code).toBe('terms_changed');
  });

  it('count for every seat, and for the way of a home visit as far as they are of what was paid', async () => {
    const lesson = { ...TERMS, keptOf: 'deposit', kind: 'class', seats: 8 } as const;
    const party = await paid(await openStudio(test, lesson), { seats: 3 });
    expect((await cancelAt('2026-11-24T09:00:00Z', party, 7500)).body.booking.refunded).toBe(52_500);

    test.now = new Date('2026-11-20T06:00:00Z');
    const home = await openStudio(test, { ...TERMS, kind: 'home-visit', place: 'home' });
    const zone = { serviceId: home.service._id, name: 'Island', fee: kobo(300_000), position: 0 };
    const [island] = await test.app.deps.db.insert(travelZones).values(zone).returning();
    const address = {
      ...{ recipient: 'Ada Eze', phone: '08031234567', countryCode: 'NG', state: 'Lagos', lga: 'Eti-Osa' },
      ...{ city: 'Lekki', street: '4 Admiralty Way', landmark: '', postcode: '' },
    };
    const visit = await paid(home, { travelZoneId: island?._id, address, expectedTotal: 23_000 });
    expect((await cancelAt('2026-11-24T09:00:00Z', visit, 11_500)).body.booking.refunded).toBe(11_500);
  });
});

describe('moving', () => {
  it('is possible later than cancelling is free, and does not make it free again', async () => {
    const placed = await paid(await openStudio(test, TERMS));
    const bookingId = idOf(placed);
    test.now = new Date('2026-11-25T03:00:00Z');
    const person = await again(test, placed.person);
    const move = async (startsAt: string) => {
      const body = { startsAt, version: (await rowOf(test, bookingId)).version };
      return test.call(rescheduleBooking, { params: { bookingId }, body }, person);
    };
    const moved = await move('2026-12-02T09:00:00Z');
    expect(moved.body.booking).toMatchObject({
      ...{ movedLate: true, moving: { isPossible: false, left: 0 } },
      cancelling: { freeUntil: null, back: 10_000, kept: 10_000 },
    });
    expect((await move('2026-12-03T09:00:00Z')).error.code).toBe('moved_too_often');
  });

  it('ends exactly so many hours before', async () => {
    const placed = await paid(await openStudio(test, TERMS));
    test.now = new Date('2026-11-25T03:00:00.001Z');
    const body = { startsAt: '2026-12-02T09:00:00Z', version: (await rowOf(test, idOf(placed))).version };
    const person = await again(test, placed.person);
    const refused = await test.call(rescheduleBooking, { params: { bookingId: idOf(placed) }, body }, person);
    expect(refused.error.code).toBe('too_late_to_move');
  });
});

describe('a customer who does not come', () => {
  it('may come until the grace period is over; then the share of a no-show stays', async () => {
    const studio = await openStudio(test, TERMS);
    const placed = await paid(studio);
    const bookingId = idOf(placed);
    const note = async (moment: string, by: 'customer' | 'maker') => {
      test.now = new Date(moment);
      const body = { version: (await rowOf(test, bookingId)).version, by, note: '' };
      return test.call(markNoShow, { params: { bookingId }, body }, await again(test, studio.owner));
    };
    expect((await note('2026-11-25T09:14:59.999Z', 'customer')).error.code).toBe('not_late_yet');
    const owner = await again(test, studio.owner);
    const { record } = (await test.call(bookingResource.get, { params: { _id: bookingId } }, owner)).body;
    expect(record).toMatchObject({ missedFrom: '2026-11-25T09:15:00.000Z', noShowFee: 16_000 });
    expect((await note('2026-11-25T09:15:00Z', 'customer')).status).toBe(200);
    expect(await rowOf(test, bookingId)).toMatchObject({ status: 'no-show', refunded: 400_000 });
  });

  it('is waited for no longer than a short visit takes, as they were told', async () => {
    const studio = await openStudio(test, { ...TERMS, duration: 20, graceMinutes: 30 });
    const placed = await paid(studio);
    const mail = await mailTo(test, placed.person.email, 'booking-confirmed');
    expect(mail).toContain('If you are not there before it ends, the workshop keeps 80%');
    const bookingId = idOf(placed);
    test.now = new Date('2026-11-25T09:20:00Z');
    const body = { version: (await rowOf(test, bookingId)).version, by: 'customer' as const, note: '' };
    const owner = await again(test, studio.owner);
    expect((await test.call(markNoShow, { params: { bookingId }, body }, owner)).status).toBe(200);
  });

  it('is not waited for when it is the workshop that is not there', async () => {
    const studio = await openStudio(test, TERMS);
    const placed = await paid(studio);
    test.now = new Date(NINE);
    const { version } = await rowOf(test, idOf(placed));
    const call = { params: { bookingId: idOf(placed) }, body: { version, by: 'maker' as const, note: '' } };
    expect((await test.call(markNoShow, call, await again(test, studio.owner))).status).toBe(200);
    expect((await rowOf(test, idOf(placed))).refunded).toBe(2_000_000);
  });
});

describe('when the marketplace narrows what may be chosen', () => {
  const tighten = async () => {
    const values = settings.encode({ ...DEFAULT_SETTINGS, mostChangeHours: 36, mostLatePercent: 30 });
    await test.app.deps.db.insert(marketplaceSettings).values({ values });
  };

  it('services go on by the limit, which page, workshop and booking agree on', async () => {
    const studio = await openStudio(test, TERMS);
    await tighten();
    const counts = { ...TERMS, freeHours: 36, latePercent: 30 };
    const { service } = (await test.call(getService, { params: { serviceId: studio.service._id } })).body;
    expect(service.cancellationPolicy).toEqual(counts);
    const params = { _id: studio.service._id };
    const { record } = (await test.call(serviceResource.get, { params }, studio.owner)).body;
    expect(record).toMatchObject({ cancellationPolicy: TERMS, policyInForce: counts });
    expect((await book(test, studio, NINE)).error.code).toBe('terms_changed');
    const placed = await book(test, studio, NINE, { expectedTerms: { policy: counts, added: '' } });
    expect(await rowOf(test, idOf(placed))).toMatchObject(counts);
  });

  it('bookings that there are keep their terms', async () => {
    const placed = await paid(await openStudio(test, TERMS));
    await tighten();
    expect((await cancelAt('2026-11-24T09:00:00Z', placed, 10_000)).body.booking.refunded).toBe(10_000);
  });
});
