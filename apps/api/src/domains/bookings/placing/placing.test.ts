import { listSlots } from '@adunni/contracts/availability/availability';
import { addCalendarDays } from '@adunni/contracts/availability/staff';
import { placeBooking } from '@adunni/contracts/bookings/bookings';
import { acceptBooking } from '@adunni/contracts/bookings/staff';
import { kobo, toNaira } from '@adunni/contracts/money';
import { getService } from '@adunni/contracts/services/services';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { serviceNextFree, serviceProviders } from '../../availability/tables.ts';
import { mailTo, signInAs } from '../../identity/testing.ts';
import { services, travelZones } from '../../services/tables.ts';
import { addProvider, addService } from '../../services/testing.ts';
import { bookedTimes, bookings } from '../tables.ts';
import { book, openStudio, pay, rowOf, seen, shownTerms, starts, type TestStudio } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.now = new Date('2026-11-23T06:00:00Z');
});
afterAll(() => test.close());

const free = { deposit: kobo(0) };
const NINE = '2026-11-24T08:00:00Z';
const TEN = '2026-11-24T09:00:00Z';
const freeStarts = async ({ service }: TestStudio) =>
  starts((await test.call(listSlots, { params: { serviceId: service._id }, query: { month: '2026-11' } })).body.slots);
const takenOf = async ({ providerId }: TestStudio) =>
  (await test.app.deps.db.select().from(bookedTimes).where(eq(bookedTimes.providerId, providerId))).reduce(
    (sum, { taken }) => sum + taken,
    0,
  );

describe('what is too little to be charged', () => {
  it('is paid on the day: a deposit, and all of it', async () => {
    const cheap = { price: kobo(3_000), deposit: kobo(2_000) };
    for (const plan of ['deposit', 'full'] as const) {
      const { status, body, person } = await book(test, await openStudio(test, cheap), NINE, { plan });
      expect({ status, payment: body.payment, is: body.booking.status }).toEqual({
        ...{ status: 201, payment: null, is: 'confirmed' },
      });
      expect(await seen(test, body.booking._id, person)).toMatchObject({ total: 30, balance: 0 });
      const mail = await mailTo(test, person.email, 'booking-confirmed');
      expect(mail).toMatch(/You pay .+ ₦30 on the day, in cash or by transfer\.\s/);
    }
  });

  it('is told apart from a balance, which the confirmation says can be paid online too', async () => {
    const placed = await book(test, await openStudio(test), NINE, { plan: 'deposit' });
    await pay(test, placed);
    const mail = await mailTo(test, placed.person.email, 'booking-confirmed');
    expect(mail).toMatch(/You pay .+ the balance of ₦15,000 on the day, in cash or by transfer, or online before\./);
  });
});

describe('people who want the same time at once', () => {
  it('lets exactly one of fifty have it; the others learn at once what is free next', async () => {
    const studio = await openStudio(test, free);
    const people = await Promise.all(Array.from({ length: 50 }, () => signInAs(test)));
    const told = await Promise.all(people.map((as) => book(test, studio, NINE, { as })));
    expect(told.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = told.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    for (const { error } of refused) {
      expect(error.code).toBe('slot_taken');
      expect(starts(error.freeTimes)).toEqual(['09', '10', '11', '12', '13', '14'].map((hour) => `11-24T${hour}:00`));
    }
    expect(await takenOf(studio)).toBe(1);
    expect(await freeStarts(studio)).not.toContain('11-24T08:00');
  });

  it('sells each of eight seats of a class once, whoever comes first, and never a ninth', async () => {
    const studio = await openStudio(test, { ...free, kind: 'class', seats: 8 });
    const people = await Promise.all(Array.from({ length: 20 }, () => signInAs(test)));
    const told = await Promise.all(people.map((as, index) => book(test, studio, NINE, { as, seats: 1 + (index % 2) })));
    const seats = told.flatMap(({ status }, index) => (status === 201 ? [1 + (index % 2)] : []));
    const sold = seats.reduce((sum, count) => sum + count, 0);
    expect(sold).toBe(await takenOf(studio));
    expect(sold).toBeLessThanOrEqual(8);
    const left = 8 - sold;
    // Whoever was refused wanted more than was left then; one seat more is always one too many in the end.
    for (let more = 0; more < left; more++) expect((await book(test, studio, NINE)).status).toBe(201);
    expect((await book(test, studio, NINE)).error.code).toBe('slot_taken');
    expect(await takenOf(studio)).toBe(8);
  });

  it('does not let two services of one person overlap, buffers included, however close they come', async () => {
    const studio = await openStudio(test, { ...free, bufferAfter: 30, step: 30 });
    const other = await addService(test, { makerId: studio.makerId, ...free, duration: 30, step: 30 }, [
      studio.providerId,
    ]);
    const told = await Promise.all([book(test, studio, NINE), book(test, { service: other }, TEN)]);
    expect(told.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is kept by the database itself against whoever writes past the service', async () => {
    const studio = await openStudio(test, free);
    await book(test, studio, NINE);
    const client = new Client({ connectionString: test.config.databaseUrl });
    await client.connect();
    const insert = (from: string, to: string) =>
      client.query(
        `insert into booked_times (provider_id, service_id, starts_at, ends_at, taken_from, taken_to, seats, taken)
         values ($1, $2, $3, $4, $3, $4, 1, 1)`,
        [studio.providerId, studio.service._id, from, to],
      );
    await expect(insert('2026-11-24T08:59:00Z', '2026-11-24T09:30:00Z')).rejects.toThrow('booked_times_apart');
    await insert(TEN, '2026-11-24T09:30:00Z');
    await expect(client.query('update booked_times set taken = seats + 1')).rejects.toThrow('booked_times_seats');
    await client.end();
  });
});

describe('a time', () => {
  it('fits beside another that ends when it begins', async () => {
    const studio = await openStudio(test, free);
    const told = await Promise.all([NINE, TEN, '2026-11-24T10:00:00Z'].map((at) => book(test, studio, at)));
    expect(told.map(({ status }) => status)).toEqual([201, 201, 201]);
  });

  it('keeps its buffers free before and after', async () => {
    const studio = await openStudio(test, { ...free, bufferBefore: 30, bufferAfter: 30, step: 30 });
    expect((await book(test, studio, TEN)).status).toBe(201);
    expect((await freeStarts(studio)).filter((at) => at.startsWith('11-24'))[0]).toBe('11-24T11:00');
    expect((await book(test, studio, '2026-11-24T10:30:00Z')).error.code).toBe('slot_taken');
    expect((await book(test, studio, '2026-11-24T11:00:00Z')).status).toBe(201);
  });

  it('is refused when it is past, too soon, too far ahead, or never offered', async () => {
    const studio = await openStudio(test, { ...free, notice: 24 * 60, horizonDays: 2 });
    const code = async (at: string) => (await book(test, studio, at)).error.code;
    expect(await code('2026-11-22T08:00:00Z')).toBe('slot_past');
    expect(await code('2026-11-23T08:00:00Z')).toBe('not_offered');
    expect(await code('2026-11-27T08:00:00Z')).toBe('not_offered');
    expect(await code('2026-11-24T08:30:00Z')).toBe('not_offered');
    expect(await code('2026-11-24T20:00:00Z')).toBe('not_offered');
    expect((await book(test, studio, NINE)).status).toBe(201);
  });

  it('stops at the daily cap, also for parallel bookings of different hours', async () => {
    const studio = await openStudio(test, free, { dailyCap: 2 });
    const hours = ['08', '09', '10', '11', '12', '13'].map((hour) => `2026-11-24T${hour}:00:00Z`);
    const told = await Promise.all(hours.map((at) => book(test, studio, at)));
    expect(told.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await takenOf(studio)).toBe(2);
  });

  it('goes to whoever of the workshop is free, until nobody is', async () => {
    const studio = await openStudio(test, free);
    const { _id: second } = await addProvider(test, studio.makerId, { name: 'Bola Ojo', position: 1 });
    await test.app.deps.db.insert(serviceProviders).values({ serviceId: studio.service._id, providerId: second });
    const told = await Promise.all([1, 2, 3].map(() => book(test, studio, NINE)));
    expect(told.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
    const stranger = await openStudio(test, free);
    const named = await book(test, studio, TEN, { providerId: stranger.providerId });
    expect(named.error.code).toBe('provider_unknown');
  });

  it('stays booked when the maker takes the day away under it', async () => {
    const studio = await openStudio(test, free);
    const { body, person } = await book(test, studio, NINE);
    const away = { firstDay: '2026-11-24', lastDay: '2026-11-24', windows: [], note: '' };
    const day = { ...away, providerId: studio.providerId, despiteBookings: true };
    expect((await test.call(addCalendarDays, { body: day }, studio.owner)).status).toBe(201);
    expect(await seen(test, body.booking._id, person)).toMatchObject({
      status: 'confirmed',
      startsAt: '2026-11-24T08:00:00.000Z',
    });
    expect((await book(test, studio, TEN)).error.code).toBe('not_offered');
  });
});

describe('a booking', () => {
  it('freezes what it was made of, and tells lists when the service is free next', async () => {
    const studio = await openStudio(test, { ...free, notice: 0 });
    const { body, person } = await book(test, studio, '2026-11-23T08:00:00Z', { note: 'Two fittings, please.' });
    const { db } = test.app.deps;
    await db
      .update(services)
      .set({ title: 'Other', price: kobo(1), duration: 30 })
      .where(eq(services._id, studio.service._id));
    const booking = await seen(test, body.booking._id, person);
    expect(booking).toMatchObject({
      service: { title: 'Studio fitting', duration: 60 },
      ...{ total: 20_000, due: 0, zone: 'Africa/Lagos', customerZone: 'Europe/London', note: 'Two fittings, please.' },
      events: [{ status: 'confirmed', by: 'customer' }],
    });
    expect(booking.number).toMatch(/^BKG-2026-\d{6}$/);
    const [next] = await db.select().from(serviceNextFree).where(eq(serviceNextFree.serviceId, studio.service._id));
    expect(next?.at?.toISOString()).toBe('2026-11-23T09:00:00.000Z');
  });

  it('is made once per key: a repeated request gets the first answer, another one with the key is refused', async () => {
    const studio = await openStudio(test);
    const as = await signInAs(test);
    const key = 'booking-once-1';
    const told = await Promise.all([1, 2, 3].map(() => book(test, studio, NINE, { as, key })));
    expect(told.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [first, ...others] = told.map(({ body }) => body);
    for (const other of others) expect(other).toEqual(first);
    expect(first?.payment?.url).toContain('/');
    expect((await book(test, studio, TEN, { as, key })).error.code).toBe('booking_key_reused');
    expect(await test.app.deps.db.select().from(bookings).where(eq(bookings.userId, as._id))).toHaveLength(1);
    const expected = { expectedTotal: 20_000, expectedTerms: shownTerms(studio.service) };
    const body = { serviceId: studio.service._id, startsAt: TEN, zone: 'UTC', ...expected };
    expect((await test.call(placeBooking, { body }, as)).error.code).toBe('booking_key_missing');
  });

  it('asks where to come to for a home visit, and charges the way there once', async () => {
    const studio = await openStudio(test, { ...free, kind: 'home-visit', place: 'home' });
    const zone = { serviceId: studio.service._id, name: 'Island', fee: kobo(300_000), position: 0 };
    const [island] = await test.app.deps.db.insert(travelZones).values(zone).returning();
    expect((await book(test, studio, NINE)).error).toMatchObject({
      code: 'travel_zone_missing',
      fields: { travelZoneId: expect.any(String) },
    });
    const travelZoneId = island?._id ?? '';
    const expectedTotal = toNaira(studio.service.price) + 3000;
    expect((await book(test, studio, NINE, { travelZoneId, expectedTotal })).error.code).toBe('address_missing');
    const address = {
      ...{ recipient: 'Ngozi Eze', phone: '0803 123 4567', countryCode: 'NG', state: 'Lagos', lga: 'Eti-Osa' },
      ...{ city: 'Lekki', street: '14 Admiralty Way' },
    };
    expect((await book(test, studio, NINE, { travelZoneId, address })).error.code).toBe('booking_total_changed');
    const abroad = { ...address, countryCode: 'GB', state: 'Greater London', lga: '', phone: '+442079460018' };
    expect((await book(test, studio, NINE, { travelZoneId, address: abroad, expectedTotal })).error).toMatchObject({
      code: 'visit_abroad',
      fields: { address: expect.any(String) },
    });
    const { body, person } = await book(test, studio, NINE, { travelZoneId, address, expectedTotal });
    expect(await seen(test, body.booking._id, person)).toMatchObject({
      ...{
        total: 23_000,
        travel: { name: 'Island', fee: 3000 },
        address: '',
        mapQuery: '14 Admiralty Way, Lekki, Eti-Osa, Lagos',
      },
      home: { phone: '+2348031234567', city: 'Lekki' },
    });
  });

  it('waits for the maker where they want to be asked, and their time is kept meanwhile', async () => {
    const studio = await openStudio(test, { ...free, confirmation: 'request' });
    const { body } = await book(test, studio, NINE);
    expect(body.booking.status).toBe('pending');
    // Two days, but not beyond its beginning.
    expect((await rowOf(test, body.booking._id)).answerBy?.toISOString()).toBe('2026-11-24T08:00:00.000Z');
    expect((await book(test, studio, NINE)).error.code).toBe('slot_taken');
  });

  it('says in the letter of a request how it is paid on the day', async () => {
    const { person } = await book(test, await openStudio(test, { ...free, confirmation: 'request' }), NINE);
    const [letter] = await test.app.deps.db.select().from(mails).where(eq(mails.recipient, person.email));
    expect(letter?.subject).toMatch(/^Request .* sent to /);
    expect(letter?.text).toMatch(/You pay .* ₦20,000 on the day, in cash or by transfer/);
  });

  it('begins with its service’s standing link to the call, told to nobody before it is agreed', async () => {
    const call = { kind: 'video', place: 'video', address: 'https://meet.example/ade' } as const;
    const studio = await openStudio(test, { ...free, ...call, confirmation: 'request' });
    const { service } = (await test.call(getService, { params: { serviceId: studio.service._id } })).body;
    expect(service.address).toBe('');
    const { body, person } = await book(test, studio, NINE);
    const bookingId = body.booking._id;
    expect((await seen(test, bookingId, person)).address).toBe('');
    const accepted = { params: { bookingId }, body: { version: (await rowOf(test, bookingId)).version, note: '' } };
    expect((await test.call(acceptBooking, accepted, studio.owner)).status).toBe(200);
    expect((await seen(test, bookingId, person)).address).toBe(call.address);
  });

  it('says in its letters when the details to join the call come, as long as they are not there', async () => {
    const lettersOf = async (confirmation: 'instant' | 'request', address: string): Promise<string> => {
      const studio = await openStudio(test, { ...free, kind: 'video', place: 'video', address, confirmation });
      const { person } = await book(test, studio, NINE);
      const sent = await test.app.deps.db.select().from(mails).where(eq(mails.recipient, person.email));
      return sent.map(({ text }) => text).join('\n');
    };
    expect(await lettersOf('request', '')).toMatch(
      /link or phone number to join from .* with the confirmation or before/,
    );
    expect(await lettersOf('instant', '')).toContain('has yet to add the link or phone number to join.');
    expect(await lettersOf('instant', 'https://meet.example/ade')).not.toContain('link or phone number');
  });

  it('is not made of a service that is not offered any more', async () => {
    const studio = await openStudio(test, free);
    const { db } = test.app.deps;
    await db.update(services).set({ status: 'archived' }).where(eq(services._id, studio.service._id));
    expect((await book(test, studio, NINE)).error.code).toBe('service_gone');
    await db.update(services).set({ status: 'draft' }).where(eq(services._id, studio.service._id));
    expect((await book(test, studio, NINE)).status).toBe(404);
  });
});
