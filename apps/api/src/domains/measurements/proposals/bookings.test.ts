import { cancelBooking } from '@adunni/contracts/bookings/bookings';
import {
  bookingResource,
  bookWalkIn,
  completeBooking,
  markNoShow,
  proposeBookingMeasurements,
  readBookingMeasurements,
} from '@adunni/contracts/bookings/staff';
import { exportAccount } from '@adunni/contracts/identity/account';
import type { SentFitting } from '@adunni/contracts/measurements/forms';
import {
  acceptProposal,
  getMeasurements,
  listMeasurements,
  listProposals,
  refuseProposal,
} from '@adunni/contracts/measurements/measurements';
import { withdrawProposal } from '@adunni/contracts/measurements/staff';
import { kobo } from '@adunni/contracts/money';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../../kit/audit/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { again, book, openStudio, rowOf, type TestStudio } from '../../bookings/testing.ts';
import { eraseAccounts } from '../../identity/privacy/jobs.ts';
import { users } from '../../identity/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { purgeFrozen } from '../erase.service.ts';
import { measurementProposals } from '../tables.ts';
import { LENGTHS, saveProfile } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
const BEFORE = '2026-11-23T06:00:00Z';
const NINE = '2026-11-25T09:00:00Z';
const DURING = '2026-11-25T09:30:00Z';

interface Visit {
  studio: TestStudio;
  /** Both are signed in at the time at which the booking has begun. */
  owner: TestPerson;
  customer: TestPerson;
  bookingId: string;
}

/** A booking that has begun; the customer named a profile unless told otherwise. */
async function begin({ profile = true }: { profile?: boolean } = {}): Promise<Visit & { profileId: string }> {
  test.now = new Date(BEFORE);
  const studio = await openStudio(test, { deposit: kobo(0) });
  const as = await signInAs(test);
  const profileId = profile ? (await saveProfile(test, as))._id : '';
  const { body } = await book(test, studio, NINE, { as, measurementProfileId: profileId || null });
  test.now = new Date(DURING);
  const [owner, customer] = [await again(test, studio.owner), await again(test, as)];
  return { studio, owner, customer, bookingId: body.booking._id, profileId };
}

const FITTING: SentFitting = {
  ...{ figure: 'woman', ageGroup: 'adult', unit: 'cm', measuredOn: '2026-11-25', note: 'Over the slip.' },
  values: { ...LENGTHS, 'waist-girth': 760 },
};
const propose = ({ bookingId, owner }: Visit, change: Partial<SentFitting> = {}, as: TestPerson = owner) =>
  test.call(proposeBookingMeasurements, { params: { bookingId }, body: { ...FITTING, ...change } }, as);
const waitingFor = async (person: TestPerson) => (await test.call(listProposals, {}, person)).body.items;
const accept = (proposalId: string, as: TestPerson, profileId: string | null = null) =>
  test.call(acceptProposal, { params: { proposalId }, body: { profileId } }, as);
const refuse = (proposalId: string, as: TestPerson) => test.call(refuseProposal, { params: { proposalId } }, as);
const withdraw = (proposalId: string, as: TestPerson) => test.call(withdrawProposal, { params: { proposalId } }, as);
const bellOf = async (person: TestPerson) => (await test.call(listNotifications, {}, person)).body.items;
const WAIST = [{ measure: 'waist-girth', from: 740, to: 760 }];

describe('what a maker measured at a booking', () => {
  it('awaiting customer, who is told, and becomes a version of the profile that it was booked with', async () => {
    const visit = await begin();
    const { status, body } = await propose(visit);
    expect([status, body.proposal.changes]).toEqual([201, WAIST]);
    const { number } = await rowOf(test, visit.bookingId);
    expect(await waitingFor(visit.customer)).toMatchObject([
      { about: { kind: 'booking', _id: visit.bookingId, number }, profile: { name: 'Amaka' }, choices: [] },
    ]);
    expect(await bellOf(visit.customer)).toContainEqual(expect.objectContaining({ kind: 'measurements-proposed' }));
    const answers = await Promise.all([1, 2, 3].map(() => accept(body.proposal._id, visit.customer)));
    expect(answers.map(({ status: one }) => one).sort()).toEqual([200, 409, 409]);
    const params = { profileId: visit.profileId };
    const { history } = (await test.call(getMeasurements, { params }, visit.customer)).body;
    expect(history).toHaveLength(2);
    expect(history[0]).toMatchObject({ method: 'fitting', values: { ...LENGTHS, 'waist-girth': 760 } });
    expect((await rowOf(test, visit.bookingId)).measurements?.values).toEqual(LENGTHS);
    expect(await bellOf(visit.owner)).toContainEqual(
      expect.objectContaining({ kind: 'measurements-answered', path: expect.stringMatching(/\/bookings\//) }),
    );
    const again = await propose(visit);
    expect([again.status, again.error.code]).toEqual([422, 'nothing_new']);
  });

  it('goes without a profile into the one that the customer chooses, or into a new one', async () => {
    const visit = await begin({ profile: false });
    const { _id: mine } = await saveProfile(test, visit.customer);
    await saveProfile(test, visit.customer, { name: 'Chidi', figure: 'man', values: { height: 1830 } });
    const foreign = await saveProfile(test, await signInAs(test));
    const first = (await propose(visit)).body.proposal._id;
    const [waiting] = await waitingFor(visit.customer);
    expect(waiting).toMatchObject({ profile: null, choices: [{ _id: mine, name: 'Amaka', changes: WAIST }] });
    expect((await accept(first, visit.customer, foreign._id)).status).toBe(404);
    expect((await accept(first, visit.customer, mine)).body.profile).toMatchObject({ _id: mine, version: 2 });

    const other = await begin({ profile: false });
    const second = (await propose(other)).body.proposal._id;
    expect((await accept(second, other.customer)).status).toBe(200);
    const kept = (await test.call(listMeasurements, {}, other.customer)).body.items;
    expect(kept).toMatchObject([{ name: 'Ada Workshop, 2026-11-25', current: { values: FITTING.values } }]);
    await propose(other, { values: { 'waist-girth': 800 } });
    const [third] = await waitingFor(other.customer);
    const again = await accept(third?._id ?? '', other.customer);
    expect(again.body.profile).toMatchObject({ name: 'Ada Workshop, 2026-11-25 (2)' });
  });

  it('is asked once at a time, taken back by its workshop alone, and either answered or taken back', async () => {
    const visit = await begin();
    const both = await Promise.all([propose(visit), propose(visit)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [waiting] = await waitingFor(visit.customer);
    const proposalId = waiting?._id ?? '';
    const stranger = await openStudio(test);
    expect((await withdraw(proposalId, stranger.owner)).status).toBe(404);
    expect((await withdraw(proposalId, visit.customer)).status).toBe(403);
    expect((await refuse(proposalId, stranger.owner)).status).toBe(404);
    expect((await withdraw(proposalId, visit.owner)).status).toBe(200);
    expect(await waitingFor(visit.customer)).toEqual([]);
    expect((await accept(proposalId, visit.customer)).error.code).toBe('proposal_withdrawn');

    const next = (await propose(visit)).body.proposal._id;
    const race = await Promise.all([accept(next, visit.customer), withdraw(next, visit.owner)]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [row] = await test.app.deps.db.select().from(measurementProposals).where(eq(measurementProposals._id, next));
    const params = { profileId: visit.profileId };
    const { history } = (await test.call(getMeasurements, { params }, visit.customer)).body;
    expect([row?.status, history.length]).toEqual(race[0].status === 200 ? ['accepted', 2] : ['withdrawn', 1]);
  });

  it('is believable like anybody’s measurements', async () => {
    const visit = await begin();
    expect((await propose(visit, { values: { 'waist-girth': 300 } })).error.code).toBe('to_confirm');
    expect((await propose(visit, { measuredOn: '2026-12-25' })).error.code).toBe('measured_later');
  });
});

describe('measuring at a booking', () => {
  it('is for its own workshop, from its beginning until a fortnight after it took place', async () => {
    const visit = await begin();
    const params = { bookingId: visit.bookingId };
    const canMeasure = async (owner: TestPerson) =>
      (await test.call(bookingResource.get, { params: { _id: visit.bookingId } }, owner)).body.record.canMeasure;
    test.now = new Date('2026-11-25T08:59:59Z');
    expect([await canMeasure(visit.owner), (await propose(visit)).error.code]).toEqual([false, 'not_begun']);
    test.now = new Date(DURING);
    const stranger = await openStudio(test);
    expect((await propose(visit, {}, stranger.owner)).status).toBe(404);
    expect((await propose(visit, {}, await signInAs(test, 'Admin'))).status).toBe(403);
    const { version } = await rowOf(test, visit.bookingId);
    await test.call(completeBooking, { params, body: { version, note: '' } }, visit.owner);
    test.now = new Date('2026-12-09T09:59:00Z');
    const later = { ...visit, owner: await again(test, visit.owner) };
    expect([await canMeasure(later.owner), (await propose(later)).status]).toEqual([true, 201]);
    expect((await test.call(readBookingMeasurements, { params }, later.owner)).body.measurements).toMatchObject({
      frozen: { values: LENGTHS },
      proposals: [{ status: 'open', changes: WAIST }],
    });
    test.now = new Date('2026-12-09T11:00:00Z');
    const past = { ...visit, owner: await again(test, visit.owner) };
    expect([await canMeasure(past.owner), (await propose(past)).status]).toEqual([false, 404]);
    expect((await test.call(readBookingMeasurements, { params }, past.owner)).status).toBe(404);
  });

  it('is nothing where nobody came, where it was cancelled, or for somebody who walked in', async () => {
    const missed = await begin();
    const body = { version: (await rowOf(test, missed.bookingId)).version, by: 'customer' as const, note: '' };
    await test.call(markNoShow, { params: { bookingId: missed.bookingId }, body }, missed.owner);
    expect((await propose(missed)).status).toBe(404);

    test.now = new Date(BEFORE);
    const studio = await openStudio(test, { deposit: kobo(0) });
    const placed = await book(test, studio, NINE);
    const bookingId = placed.body.booking._id;
    const { version } = await rowOf(test, bookingId);
    const end = { version, reason: '', expectedKept: 0 };
    await test.call(cancelBooking, { params: { bookingId }, body: end }, placed.person);
    const { _id: serviceId } = studio.service;
    const guest = { name: 'Bola', phone: null, email: '', seats: 1, note: '' };
    const walkIn = { serviceId, providerId: studio.providerId, startsAt: NINE, ...guest };
    const { body: came } = await test.call(bookWalkIn, { body: walkIn }, studio.owner);
    test.now = new Date(DURING);
    const owner = await again(test, studio.owner);
    const here = { studio, owner, customer: placed.person };
    expect((await propose({ ...here, bookingId })).status).toBe(404);
    const told = await propose({ ...here, bookingId: came._id });
    expect([told.status, told.error.code]).toEqual([409, 'booking_status']);
  });

  it('leaves no lengths in the log, is in the customer’s export, and goes with the account or after a year', async () => {
    const { db } = test.app.deps;
    const [gone, old] = [await begin(), await begin()];
    const ids = [(await propose(gone)).body.proposal._id, (await propose(old)).body.proposal._id] as const;
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.rowId, ids[0]));
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toMatch(/girth|Over the slip/);
    expect(JSON.stringify((await test.call(exportAccount, {}, gone.customer)).body)).toContain('Over the slip.');
    const left = async (_id: string) => db.$count(measurementProposals, eq(measurementProposals._id, _id));

    for (const { bookingId, owner } of [gone, old]) {
      const body = { version: (await rowOf(test, bookingId)).version, note: '' };
      await test.call(completeBooking, { params: { bookingId }, body }, owner);
    }
    await db.update(users).set({ deletionDueAt: test.now }).where(eq(users._id, gone.customer._id));
    await eraseAccounts.run(test.app.deps, {});
    expect([await left(ids[0]), await left(ids[1])]).toEqual([0, 1]);
    expect((await propose(gone)).status).toBe(404);

    test.now = new Date('2027-11-25T09:00:00Z');
    await purgeFrozen(test.app.deps);
    expect(await left(ids[1])).toBe(1);
    test.now = new Date('2027-11-25T10:30:00Z');
    await purgeFrozen(test.app.deps);
    expect(await left(ids[1])).toBe(0);
  });
});
