import { acceptBooking, bookingResource } from '@adunni/contracts/bookings/staff';
import { writeBookingMessage } from '@adunni/contracts/bookings/thread';
import { getMakerWork, getMenuCounts } from '@adunni/contracts/dashboard/dashboard';
import { kobo } from '@adunni/contracts/money';
import { orderPartResource } from '@adunni/contracts/orders/staff';
import { reviewResource } from '@adunni/contracts/reviews/staff';
import { askResource } from '@adunni/contracts/studio/asking/work';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { inviteTo } from '../asoebi/proposals/testing.ts';
import { asoEbiEvents } from '../asoebi/tables.ts';
import { keepDraft } from '../asoebi/testing.ts';
import { book, openStudio } from '../bookings/testing.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { buyFrom } from '../orders/staff/testing.ts';
import { openShop } from '../orders/testing.ts';
import { planningCases } from '../planning/tables.ts';
import { askFor } from '../planning/testing.ts';
import { reviews } from '../reviews/tables.ts';
import { answerAs, openRequest } from '../studio/asking/testing.ts';

const ALL_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1440 }));
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const NOTHING = { orders: 0, bookings: 0, messages: 0, reviews: 0, asoEbi: 0, requests: 0, coordinates: false };
const menuOf = async (person: TestPerson) => (await test.call(getMenuCounts, {}, person)).body;

it('counts the bookings to confirm and what is unread, for the own workshop only, until they are answered', async () => {
  const inHours = new Date(Math.ceil(test.now.getTime() / 3_600_000 + 30) * 3_600_000).toISOString();
  const studio = await openStudio(test, { confirmation: 'request', deposit: kobo(0) }, { hours: ALL_DAY });
  const other = await openStudio(test, { deposit: kobo(0) }, { hours: ALL_DAY });
  const asked = await book(test, studio, inHours);
  const params = { bookingId: asked.body.booking._id };
  const message = { text: 'Shall I bring the shoes?', photoIds: [] };
  await test.call(writeBookingMessage, { params, body: message }, asked.person);
  expect(await menuOf(studio.owner)).toEqual({
    orders: 0,
    bookings: 1,
    messages: 1,
    reviews: 0,
    asoEbi: 0,
    requests: 0,
    coordinates: false,
  });
  expect(await menuOf(other.owner)).toEqual(NOTHING);
  const { items } = (await test.call(bookingResource.list, { query: { awaiting: 'yes' } }, studio.owner)).body;
  expect(items.map(({ _id }) => _id)).toEqual([params.bookingId]);
  const body = { version: items[0]?.version ?? 0, note: '' };
  await test.call(acceptBooking, { params, body }, studio.owner);
  expect(await menuOf(studio.owner)).toMatchObject({ bookings: 0 });
});

it('counts the orders to accept as their list does, and nothing for who has no workshop', async () => {
  const shop = await openShop(test);
  const other = await openShop(test);
  await buyFrom(test, [shop], { kind: 'gown' });
  const query = { awaiting: 'yes' } as const;
  const { total } = (await test.call(orderPartResource.list, { query }, shop.owner)).body;
  expect(total).toBe(1);
  expect(await menuOf(shop.owner)).toMatchObject({ orders: total });
  expect(await menuOf(other.owner)).toMatchObject({ orders: 0 });
  expect(await menuOf(await signInAs(test, 'Tailor'))).toEqual(NOTHING);
});

it('counts the reviews without a reply of the own workshop, as their list does', async () => {
  const shop = await openShop(test);
  const other = await openShop(test);
  const values = { productId: shop.dress.productId, author: 'Amaka O.', rating: 4, title: 'Good', text: 'It fits.' };
  await test.app.deps.db
    .insert(reviews)
    .values([
      values,
      { ...values, reply: 'Thank you.', repliedAt: test.now },
      { ...values, status: 'hidden', hiddenReason: 'No.' },
    ]);
  const query = { answered: 'no' } as const;
  expect((await test.call(reviewResource.list, { query }, shop.owner)).body.total).toBe(1);
  expect(await menuOf(shop.owner)).toMatchObject({ reviews: 1 });
  expect((await test.call(getMakerWork, {}, shop.owner)).body.reviewsUnanswered).toBe(1);
  expect(await menuOf(other.owner)).toMatchObject({ reviews: 0 });
});

it('says who coordinates a celebration, or did until it was over', async () => {
  const shop = await openShop(test);
  const asked = (await askFor(test, await signInAs(test))).body.case;
  const assign = (values: Partial<typeof planningCases.$inferInsert>) =>
    test.app.deps.db.update(planningCases).set(values).where(eq(planningCases._id, asked._id));
  expect(await menuOf(shop.owner)).toEqual(NOTHING);
  await assign({ assigneeId: shop.owner._id });
  expect(await menuOf(shop.owner)).toEqual({ ...NOTHING, coordinates: true });
  await assign({ stage: 'done' });
  expect(await menuOf(shop.owner)).toMatchObject({ coordinates: true });
  expect(await menuOf((await openShop(test)).owner)).toEqual(NOTHING);
});

it('counts the groups of aso-ebi that wait for a first proposal of the own workshop', async () => {
  const shop = await openShop(test);
  const host = await signInAs(test);
  const { _id: eventId, groups } = await keepDraft(test, host);
  await inviteTo(test, host, { eventId, groupId: groups[0]?._id ?? '' }, shop);
  expect(await menuOf(shop.owner)).toEqual({ ...NOTHING, asoEbi: 1 });
  expect((await test.call(getMakerWork, {}, shop.owner)).body.asoEbiInvited).toBe(1);
  await test.app.deps.db.update(asoEbiEvents).set({ status: 'cancelled' }).where(eq(asoEbiEvents._id, eventId));
  expect(await menuOf(shop.owner)).toEqual(NOTHING);
});

it('counts the requests that wait for a response of the own workshop, as their list does', async () => {
  const { shops, request } = await openRequest(test, await signInAs(test), 1);
  const [shop] = shops;
  if (!shop) throw new Error('no shop');
  expect((await test.call(askResource.list, { query: { status: 'asked' } }, shop.owner)).body.total).toBe(1);
  expect(await menuOf(shop.owner)).toMatchObject({ requests: 1 });
  const waiting = { waiting: 1, firstBy: request.makers[0]?.respondBy };
  expect((await test.call(getMakerWork, {}, shop.owner)).body.requests).toEqual(waiting);
  expect(await menuOf((await openShop(test)).owner)).toMatchObject({ requests: 0 });
  await answerAs(test, shop, request);
  expect(await menuOf(shop.owner)).toMatchObject({ requests: 0 });
  expect((await test.call(getMakerWork, {}, shop.owner)).body.requests).toEqual({ waiting: 0, firstBy: null });
});
