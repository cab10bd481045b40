import { randomUUID } from 'node:crypto';
import { GUEST_ORDER_STATUS_NAMES, SET_STAGE_NAMES } from '@adunni/contracts/asoebi/sets';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findTalks } from '../../domains/asoebi/conversation/queries.ts';
import { hostTalk } from '../../domains/asoebi/conversation/subject.ts';
import { findDashboard } from '../../domains/asoebi/hosting/dashboard.queries.ts';
import { findGuests } from '../../domains/asoebi/hosting/guests.queries.ts';
import { requireHosted } from '../../domains/asoebi/members/rights.queries.ts';
import { asoEbiOrders } from '../../domains/asoebi/placing/tables.ts';
import { asoEbiEvents, type EventRow } from '../../domains/asoebi/tables.ts';
import { asoEbiWaiting } from '../../domains/asoebi/waiting/tables.ts';
import { readConversation } from '../../domains/conversations/queries.ts';
import { asCustomer } from '../../domains/conversations/rules.ts';
import { users } from '../../domains/identity/tables.ts';
import { payments } from '../../domains/payments/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { seedCatalog } from '../catalog/seed.ts';
import { seedIdentity } from '../identity/seed.ts';
import { seedOwners } from '../makers/owners.ts';
import { seedMakers } from '../makers/seed.ts';
import { seedPictures } from '../pictures.ts';
import { startDemoApp } from '../testing.ts';
import { seedAsoEbi } from './seed.ts';

let demo: TestApp;
beforeAll(async () => {
  demo = await startDemoApp();
});
afterAll(() => demo.close());

const eventOf = async ({ app }: TestApp, title: string): Promise<EventRow> => {
  const [event] = await app.deps.db.select().from(asoEbiEvents).where(eq(asoEbiEvents.title, title));
  if (!event) throw new Error(`no ${title}`);
  return event;
};
const dashboardOf = async (test: TestApp, event: EventRow) => {
  const { db } = test.app.deps;
  return findDashboard(db, await requireHosted(db, event.hostId, event._id, 'guests'), test.now);
};

it('shows a wedding in full swing: 140 guests, in every state, of three makers', async () => {
  const event = await eventOf(demo, 'Tọ́lá weds Chidi');
  expect(event.status).toBe('open');
  const { db } = demo.app.deps;
  const hosted = await requireHosted(db, event.hostId, event._id, 'guests');
  const { items, total } = await findGuests(db, hosted, {}, null);
  expect(total).toBe(140);
  expect(new Set(items.map(({ name }) => name)).size).toBe(140);
  const states = ['invited', 'opened', 'reserved', 'part-paid', 'paid', 'declining', 'own'];
  expect(new Set(items.map(({ state }) => state))).toEqual(new Set(states));
  expect(items.filter(({ otherPhone }) => otherPhone)).toHaveLength(1);
  expect(Math.max(...items.map(({ sets }) => sets))).toBe(5);
  const { rows: stages } = await db.execute<{ stage: string }>(
    sql`select distinct s.stage from aso_ebi_sets s join aso_ebi_orders o on o.id = s.order_id where o.event_id = ${event._id}`,
  );
  expect(new Set(stages.map(({ stage }) => stage))).toEqual(new Set(SET_STAGE_NAMES));
  const orders = await db.select().from(asoEbiOrders).where(eq(asoEbiOrders.eventId, event._id));
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(GUEST_ORDER_STATUS_NAMES));
  expect(new Set(orders.map(({ makerId }) => makerId)).size).toBe(3);
});

it('has a package that is sold out, with one who is offered a set and three who wait', async () => {
  const { packages } = await dashboardOf(demo, await eventOf(demo, 'Tọ́lá weds Chidi'));
  expect(packages.filter(({ waiting }) => waiting > 0)).toMatchObject([{ stock: 16, sets: 15, waiting: 8 }]);
  const line = await demo.app.deps.db.select().from(asoEbiWaiting).orderBy(asc(asoEbiWaiting._id));
  expect(line.map(({ status, quantity }) => [status, quantity])).toEqual([
    ['offered', 1],
    ['waiting', 2],
    ['waiting', 1],
    ['waiting', 4],
  ]);
});

it('shows a birthday that is over: all is handed over, thanked for and earned', async () => {
  const event = await eventOf(demo, 'Alhaja Ṣadé at 70');
  expect(event.status).toBe('closed');
  const { total, money } = await dashboardOf(demo, event);
  expect(total).toMatchObject({ invited: 36, collected: total.sets, partPaid: 0 });
  expect(money).toMatchObject({ outstanding: 0 });
  const { rows } = await demo.app.deps.db.execute<{ unearned: number; unthanked: number }>(sql`select
    (select count(*)::int from aso_ebi_orders where event_id = ${event._id} and earned_at is null) as unearned,
    (select count(*)::int from aso_ebi_guests g where event_id = ${event._id} and email is not null and thanked_at is null
      and exists (select from aso_ebi_orders o where o.guest_id = g.id)) as unthanked`);
  expect(rows[0]).toEqual({ unearned: 0, unthanked: 0 });
});

it('has the host and a maker write to each other about a delivery, which both have read', async () => {
  const { _id, hostId } = await eventOf(demo, 'Tọ́lá weds Chidi');
  const [one] = (await findTalks(demo.app.deps.db, _id, demo.now)).filter(({ count }) => count > 0);
  expect(one).toMatchObject({ maker: 'Adewura Atelier', group: 'Bride’s side', count: 4, unread: 0, isOpen: true });
  const place = hostTalk(one?.invitationId ?? '', asCustomer({ _id: hostId, role: 'Customer' }));
  const { messages, unread } = await readConversation(demo.app.deps, place);
  expect([messages.map(({ side }) => side), unread]).toEqual([['maker', 'customer', 'maker', 'customer'], 0]);
});

it('keeps the money of both with their payments', async () => {
  const { db } = demo.app.deps;
  const orders = await db.select().from(asoEbiOrders);
  const paid = await db
    .select()
    .from(payments)
    .where(
      inArray(
        payments.asoEbiOrderId,
        orders.map(({ _id }) => _id),
      ),
    );
  for (const { _id, paid: ofOrder } of orders) {
    const captured = paid.filter(({ asoEbiOrderId, status }) => asoEbiOrderId === _id && status === 'succeeded');
    expect(captured.reduce((sum, { amount }) => sum + amount, 0)).toBe(ofOrder);
  }
});

/** Only what the celebrations need, since filling all of the demo takes long. */
async function fillAt(moment: string): Promise<TestApp> {
  const other = await startTestApp();
  other.now = new Date(moment);
  const { deps } = other.app;
  const people = await seedIdentity(deps);
  await deps.db.transaction(async (tx) => {
    const owners = await seedOwners(tx, people, deps.clock());
    const pictures = await seedPictures(tx);
    const makers = await seedMakers(tx, owners, pictures);
    await seedCatalog(tx, { makers, pictures, now: deps.clock() });
    const [helper] = await tx.select().from(users).where(eq(users._id, people.Customer));
    if (helper) await tx.insert(users).values({ ...helper, _id: randomUUID(), email: 'helper@mail.example' });
    await seedAsoEbi(deps, tx, people.Customer);
  });
  return other;
}

it.each(['2026-12-31T22:52:00Z', '2028-02-29T00:04:00Z', '2027-03-28T23:30:00Z'])(
  'tells the same of celebrations that are filled at %s',
  async (moment) => {
    const other = await fillAt(moment);
    for (const title of ['Tọ́lá weds Chidi', 'Alhaja Ṣadé at 70']) {
      const [one, same] = [await eventOf(demo, title), await eventOf(other, title)];
      const [{ total, money }, told] = [await dashboardOf(demo, one), await dashboardOf(other, same)];
      // Makers are paid by the demo’s year, which is not filled here.
      const paidOut = money?.paidOut;
      expect({ total: told.total, money: { ...told.money, paidOut } }).toEqual({ total, money });
    }
    await other.close();
  },
  // Filling a demo takes its time while other tests run.
  60_000,
);
