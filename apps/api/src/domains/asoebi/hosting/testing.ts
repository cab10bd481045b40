import { randomUUID } from 'node:crypto';
import { getOwnEvent, type HostedEvent } from '@adunni/contracts/asoebi/events';
import type { EventFormIn } from '@adunni/contracts/asoebi/forms';
import { openEvent } from '@adunni/contracts/asoebi/opening';
import { kobo } from '@adunni/contracts/money';
import { eq, sql } from 'drizzle-orm';
import type { TestApp } from '../../../kit/testing/test-app.ts';
import type { TestPerson } from '../../identity/testing.ts';
import type { TestShop } from '../../orders/testing.ts';
import { asoEbiGuests } from '../guests/tables.ts';
import { asoEbiOrders, asoEbiSets, type GuestOrderRow, type SetRow } from '../placing/tables.ts';
import { agreeOn } from '../proposals/testing.ts';
import { asoEbiPackages } from '../tables.ts';
import { keepDraft, weddingForm } from '../testing.ts';

/** An event that guests can order for, with what its first group offers. */
export interface OpenEvent {
  event: HostedEvent;
  eventId: string;
  groupId: string;
  packageId: string;
  handoverId: string;
  /** The invitation under which its maker works. */
  invitationId: string;
}

/** Opens a wedding of a host’s whose groups a workshop makes. */
export async function openWedding(
  test: TestApp,
  host: TestPerson,
  shop: TestShop,
  form: EventFormIn = weddingForm(test.now),
): Promise<OpenEvent> {
  const draft = await keepDraft(test, host, form);
  const eventId = draft._id;
  const invitations: string[] = [];
  for (const { _id: groupId, packages } of draft.groups)
    invitations.push(await agreeOn(test, host, { eventId, groupId, packages }, shop));
  const { version } = (await test.call(getOwnEvent, { params: { eventId } }, host)).body.event;
  const opened = await test.call(openEvent, { params: { eventId }, body: { version } }, host);
  if (opened.status !== 200) throw new Error(`opening answered ${opened.status}: ${opened.error?.message}`);
  const [group] = opened.body.event.groups;
  return {
    ...{ event: opened.body.event, eventId, groupId: group?._id ?? '', packageId: group?.packages[0]?._id ?? '' },
    handoverId: opened.body.event.handovers[0]?._id ?? '',
    invitationId: invitations[0] ?? '',
  };
}

/** Stores a guest of an event. */
export async function addGuest(
  test: TestApp,
  { eventId, groupId }: Pick<OpenEvent, 'eventId' | 'groupId'>,
  values: Partial<typeof asoEbiGuests.$inferInsert> = {},
): Promise<string> {
  const row = { eventId, groupId, name: 'Bola Ade', createdAt: test.now, ...values };
  const [guest] = await test.app.deps.db.insert(asoEbiGuests).values(row).returning();
  return guest?._id ?? '';
}

/** Stores an order of a guest as it is once it was placed and paid, with its sets at ₦45,000. */
export async function addOrder(
  test: TestApp,
  { eventId, groupId, packageId, handoverId }: OpenEvent,
  makerId: string,
  values: Partial<typeof asoEbiOrders.$inferInsert> & { sets?: number; set?: Partial<SetRow> } = {},
): Promise<{ order: GuestOrderRow; setIds: string[] }> {
  const { sets = 1, set = {}, ...given } = values;
  const { db } = test.app.deps;
  const price = kobo(4_500_000);
  const total = kobo(price * sets);
  const { status = 'paid' } = given;
  const paid = status === 'paid' ? total : status === 'part-paid' ? kobo(total / 2) : kobo(0);
  const [order] = await db
    .insert(asoEbiOrders)
    .values({
      ...{ publicId: randomUUID(), number: `ASO-2026-${randomUUID().slice(0, 8)}`, eventId, groupId, makerId },
      ...{ name: 'Bola Ade', phone: '+2348031234567', handoverId, status, goods: total, total, deposit: total },
      ...{ paid, commissionPercent: 5, terms: {}, createdAt: test.now, ...given },
    })
    .returning();
  if (!order) throw new Error('the order was not stored');
  const row = { orderId: order._id, packageId, wearer: 'Bola', price, stage: 'measured' as const, ...set };
  const rows = await db.insert(asoEbiSets).values(Array(sets).fill(row)).returning({ _id: asoEbiSets._id });
  await db
    .update(asoEbiPackages)
    .set({ taken: sql`${asoEbiPackages.taken} + ${sets}` })
    .where(eq(asoEbiPackages._id, packageId));
  return { order, setIds: rows.map(({ _id }) => _id) };
}
