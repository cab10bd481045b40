import { randomUUID } from 'node:crypto';
import { getOwnEvent } from '@adunni/contracts/asoebi/events';
import { placeGuestOrder } from '@adunni/contracts/asoebi/guest';
import { acceptEventInvitation, inviteMember, type MemberForm } from '@adunni/contracts/asoebi/members';
import { openEvent } from '@adunni/contracts/asoebi/opening';
import { listMakerInvitations } from '@adunni/contracts/asoebi/proposals';
import { renewGroupLink } from '@adunni/contracts/asoebi/waiting';
import { eq } from 'drizzle-orm';
import type { TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { measured } from '../../measurements/testing.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { asoEbiGuests } from '../guests/tables.ts';
import { type Celebration, decide, guestForm, rowOf, stockUp, wait } from '../guests/testing.ts';
import { agreeOn } from '../proposals/testing.ts';
import { keepDraft, weddingForm } from '../testing.ts';
import { asoEbiWaiting } from '../waiting/tables.ts';

/** What is known of one guest and must not reach everybody, each in words that stand nowhere else. */
export type Mark = 'phone' | 'email' | 'body' | 'money' | 'key' | 'payment' | 'note' | 'address';

/** A guest of the walk, by what they hold and what is known of them. */
export interface MarkedGuest {
  linkKey: string;
  orderKey: string;
  reference: string;
  guestId: string;
  marks: Record<Mark, string>;
}

/** A wedding of two groups with a workshop each, in which all that is said of anybody can be told apart. */
export interface Walk {
  eventId: string;
  groups: { groupId: string; packageId: string; invitationId: string; proposalId: string }[];
  handoverId: string;
  host: TestPerson;
  shops: TestShop[];
  /** Ada and Bisi of the first group, Chi of the second. */
  guests: MarkedGuest[];
  /** Whose place on the waiting list of the first group it is. */
  waiting: { waitingKey: string; waitingId: string; phone: string };
}

const PRICES = [45_671, 38_213] as const;
const DELIVERY = 3_111;

/** Opens the wedding and has its guests order, each paying a deposit. */
export async function openWalk(test: TestApp): Promise<Walk> {
  const host = await signInAs(test);
  const shops = [await openShop(test), await openShop(test)];
  const form = weddingForm(test.now);
  const [first] = form.groups;
  if (!first?.packages[0]) throw new Error('the wedding has no package');
  const groupOf = (name: string, index: number) => {
    const sewn = { ...first.packages[0], kind: 'sewn' as const, needs: 'measurements' as const };
    return { ...first, _id: randomUUID(), name, packages: [{ ...sewn, _id: randomUUID(), price: PRICES[index] ?? 0 }] };
  };
  const delivery = { _id: randomUUID(), kind: 'delivery' as const, name: 'Rider', details: '', price: DELIVERY };
  const groups = [groupOf('Bride’s side', 0), groupOf('Groom’s side', 1)] as typeof form.groups;
  const draft = await keepDraft(test, host, { ...form, groups, handovers: [...form.handovers, delivery] });
  const eventId = draft._id;
  for (const [index, { _id: groupId, packages }] of draft.groups.entries())
    await agreeOn(test, host, { eventId, groupId, packages }, shops[index] as TestShop);
  const params = { eventId };
  const { version } = (await test.call(getOwnEvent, { params }, host)).body.event;
  await test.call(openEvent, { params, body: { version } }, host);
  const { invitations } = (await test.call(listMakerInvitations, { params }, host)).body;
  const opened = draft.groups.map(({ _id: groupId, packages }) => {
    const invitation = invitations.find((one) => one.groupId === groupId);
    return {
      ...{ groupId, packageId: packages[0]?._id ?? '' },
      ...{ invitationId: invitation?._id ?? '', proposalId: invitation?.proposals[0]?._id ?? '' },
    };
  });
  const links: string[] = [];
  for (const { groupId } of opened) {
    const { items } = (await test.call(renewGroupLink, { params: { eventId, groupId } }, host)).body;
    links.push(items.find((one) => one.groupId === groupId)?.key ?? '');
  }
  const guests: MarkedGuest[] = [];
  for (const [name, group, sets] of [
    ['Ada', 0, 3],
    ['Bisi', 0, 2],
    ['Chi', 1, 4],
  ] as const) {
    const where = { ...opened[group], linkKey: links[group], handoverId: delivery._id } as unknown as Celebration;
    guests.push(await orderAs(test, where, { name, sets, price: PRICES[group], index: guests.length }));
  }
  const [{ packageId } = { packageId: '' }] = opened;
  await stockUp(test, packageId, { stock: 5 });
  const phone = '+2348070000009';
  const { waitingKey } = (await wait(test, { packageId, linkKey: links[0] } as Celebration, 1, { phone })).body;
  const [place] = await test.app.deps.db.select().from(asoEbiWaiting).where(eq(asoEbiWaiting.publicId, waitingKey));
  return {
    ...{ eventId, groups: opened, handoverId: delivery._id, host, shops, guests },
    waiting: { waitingKey, waitingId: place?._id ?? '', phone },
  };
}

async function orderAs(
  test: TestApp,
  where: Celebration,
  { name, sets, price, index }: { name: string; sets: number; price: number; index: number },
): Promise<MarkedGuest> {
  const [phone, email] = [`+234807000000${index}`, `${name.toLowerCase()}-marked@example.com`];
  const [body, address] = [`Tape of ${name}`, `${index + 1} ${name} Close`];
  const { name: _named, ...lengths } = measured({ method: 'tailor', measuredBy: body });
  const total = (price * sets * 105 + DELIVERY * 100) / 100;
  const contact = { name: `${name} Guest`, phone, email, address, plan: 'deposit' as const, expectedTotal: total };
  const form = guestForm(where, { sets, ...contact });
  const worn = form.sets.map((set) => ({ ...set, wearer: `Wearer of ${name}`, measurements: lengths }));
  const placed = await test.call(
    placeGuestOrder,
    { params: { linkKey: where.linkKey }, body: { ...form, sets: worn } },
    { headers: { 'idempotency-key': randomUUID() } },
  );
  if (placed.status !== 201) throw new Error(`ordering answered ${placed.status}: ${placed.error.message}`);
  const { orderKey, payment } = placed.body;
  const reference = payment?.reference ?? '';
  await decide(test, reference);
  const row = await rowOf(test, orderKey);
  const [guestId, note] = [row.guestId ?? '', `Note on ${name}`];
  await test.app.deps.db.update(asoEbiGuests).set({ note }).where(eq(asoEbiGuests._id, guestId));
  const money = String((row.total - row.paid) / 100);
  const marks = { phone: phone.slice(4), email, body, money, key: orderKey, payment: reference, note, address };
  return { linkKey: where.linkKey, orderKey, reference, guestId, marks };
}

/** Somebody who helps with the event with exactly these rights. */
export async function helpWith(test: TestApp, walk: Walk, rights: Partial<MemberForm>): Promise<TestPerson> {
  const helper = await signInAs(test, 'Customer', { emailVerifiedAt: test.now });
  const role = rights.groupId ? ('coordinator' as const) : ('co-host' as const);
  const none = { seesGuests: false, seesMoney: false, edits: false, groupId: null };
  const params = { eventId: walk.eventId };
  const body = { email: helper.email, role, ...none, ...rights };
  const invited = await test.call(inviteMember, { params, body }, walk.host);
  if (invited.status !== 201) throw new Error(`inviting answered ${invited.status}: ${invited.error.message}`);
  await test.call(acceptEventInvitation, { params }, helper);
  return helper;
}
