import type { EventForm } from '@adunni/contracts/asoebi/forms';
import { eq } from 'drizzle-orm';
import { asoEbiGuests } from '../../domains/asoebi/guests/tables.ts';
import { importGuests } from '../../domains/asoebi/hosting/import.service.ts';
import { prepareMessage, sendReminders } from '../../domains/asoebi/hosting/reminders.service.ts';
import { renewGroupLink } from '../../domains/asoebi/links/links.service.ts';
import { openEvent } from '../../domains/asoebi/opening/service.ts';
import { acceptProposal, inviteMaker } from '../../domains/asoebi/proposals/host.service.ts';
import { sendProposal } from '../../domains/asoebi/proposals/maker.service.ts';
import { saveEvent } from '../../domains/asoebi/service.ts';
import { asoEbiEvents } from '../../domains/asoebi/tables.ts';
import { users } from '../../domains/identity/tables.ts';
import { makers } from '../../domains/makers/tables.ts';
import type { Ctx, Deps, Viewer } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS, HOUR_MS } from '../../kit/durations.rules.ts';
import { dayStart, daysAfter, shopDay } from '../../kit/shop-days.rules.ts';
import { pastDeps } from '../past/deps.ts';
import type { PlannedGuest } from './plan.ts';

export type Person = Pick<Viewer, '_id' | 'role' | 'email' | 'firstName'>;

/** The past of the demo: its moments, and who acts in them. */
export interface Past {
  tx: Tx;
  now: Date;
  /**
   * A moment so many days ago, by day; what is less than a day ago is so many hours ago. Of two numbers of whole days the
   * greater is the earlier, at whatever time of the day it is now.
   */
  at(daysAgo: number): Date;
  as(person: Person, at: Date): Ctx<Viewer>;
  guest(at: Date): Ctx<null>;
}

/** The past of a demo that is filled now. */
export function pastOf(deps: Deps, tx: Tx): Past {
  const now = deps.clock();
  const guest = (at: Date): Ctx<null> => ({
    ...pastDeps(deps, tx, () => at),
    ...{ viewer: null, address: '127.0.0.1', device: 'demo', action: 'Demo' },
  });
  return {
    ...{ tx, now, guest },
    at(daysAgo) {
      if (daysAgo < 1) return new Date(now.getTime() - daysAgo * DAY_MS);
      const day = dayStart(daysAfter(shopDay(now), -Math.floor(daysAgo)));
      return new Date(day.getTime() + (21 - 13 * (daysAgo % 1)) * HOUR_MS);
    },
    as: (person, at) => ({ ...guest(at), viewer: { ...person, sessionId: '' } }),
  };
}

/** A celebration until its guests are invited. */
export interface Beginning {
  _id: string;
  form: EventForm;
  host: Person;
  /** The workshop of each group, by its place. */
  makers: readonly string[];
  /** Workshops that were asked too and not chosen: the place of the group. */
  others?: readonly { group: number; slug: string }[];
  guests: readonly PlannedGuest[];
  /** Days ago. */
  begunAt: number;
  openedAt: number;
}

/** What follows needs to know. */
export interface Begun extends Beginning {
  /** Who makes each group, and under which invitation. */
  workshops: { person: Person; invitationId: string }[];
}

const shown = { _id: users._id, role: users.role, email: users.email, firstName: users.firstName };

async function ownerOf(tx: Tx, slug: string): Promise<Person> {
  const [owner] = await tx
    .select(shown)
    .from(users)
    .innerJoin(makers, eq(makers.userId, users._id))
    .where(eq(makers.slug, slug));
  if (!owner) throw new Error(`nobody owns ${slug}`);
  return owner;
}

/** Lets a host write an event, agree with its makers, open it, and list its guests, each act at its time. */
export async function begin(past: Past, beginning: Beginning): Promise<Begun> {
  const { _id, form, host, makers: chosen, others = [], begunAt, openedAt } = beginning;
  const { tx } = past;
  await saveEvent(past.as(host, past.at(begunAt)), _id, { version: 0, form });
  for (const { group, slug } of others) await propose(past, beginning, group, slug, begunAt - 1);
  const workshops: Begun['workshops'] = [];
  for (const [group, slug] of chosen.entries()) {
    const { person, invitationId, proposalId } = await propose(past, beginning, group, slug, begunAt - 1.5);
    await acceptProposal(past.as(host, past.at(begunAt - 3.5)), _id, proposalId);
    workshops.push({ person, invitationId });
  }
  const [event] = await tx
    .select({ version: asoEbiEvents.version })
    .from(asoEbiEvents)
    .where(eq(asoEbiEvents._id, _id));
  await openEvent(past.as(host, past.at(openedAt)), _id, event?.version ?? 0);
  for (const group of form.groups) await renewGroupLink(past.as(host, past.at(openedAt - 0.1)), _id, group._id);
  return { ...beginning, workshops };
}

/** A workshop is invited to a group and proposes what its packages cost in the draft. */
async function propose(
  past: Past,
  { _id, form, host }: Beginning,
  groupAt: number,
  makerSlug: string,
  daysAgo: number,
) {
  const group = form.groups[groupAt];
  if (!group) throw new Error(`${form.title} has no group ${groupAt}`);
  const note = 'We have seen your work. Would you make these for us?';
  const invited = await inviteMaker(past.as(host, past.at(daysAgo)), _id, { groupId: group._id, makerSlug, note });
  const invitation = invited.find(({ maker, groupId }) => maker.slug === makerSlug && groupId === group._id);
  const person = await ownerOf(past.tx, makerSlug);
  const lines = group.packages.flatMap(({ _id: packageId, price, stock: capacity }) =>
    price === null ? [] : [{ packageId, price, capacity }],
  );
  const readyOn = daysAfter(form.day ?? '', -10);
  const said = 'All cloth from one dye lot, cut in our own workshop.';
  const work = await sendProposal(past.as(person, past.at(daysAgo - 1)), invitation?._id ?? '', {
    over: 0,
    form: { lines, readyOn, validDays: 14, note: said },
  });
  return { person, invitationId: work._id, proposalId: work.proposals[0]?._id ?? '' };
}

/** Puts the guests on the list and sends each their link, by mail or from the host’s phone. */
export async function invite(past: Past, { _id, form, host, guests, openedAt }: Begun): Promise<void> {
  const line = ({ name, phone, email, table, group }: PlannedGuest) =>
    [name, phone, email ?? '', table, group].join(',');
  const listed = (isInvited: boolean) => guests.filter((guest) => guest.isInvited === isInvited);
  const groupId = form.groups[0]?._id ?? '';
  const list = async (some: readonly PlannedGuest[], daysAgo: number) => {
    if (some.length === 0) return;
    const text = ['Name,Phone,Email,Table,Group', ...some.map(line)].join('\n');
    await importGuests(past.as(host, past.at(daysAgo)), _id, { groupId, text, isCheck: false });
  };
  await list(listed(true), openedAt - 0.2);
  const stored = await past.tx.select().from(asoEbiGuests).where(eq(asoEbiGuests.eventId, _id));
  const mailed = stored.filter(({ email }) => email !== null).map((guest) => guest._id);
  await sendReminders(past.as(host, past.at(openedAt - 0.3)), _id, { kind: 'invite', guestIds: mailed });
  for (const guest of stored.filter(({ email }) => email === null))
    await prepareMessage(past.as(host, past.at(openedAt - 0.4)), _id, guest._id, 'invite');
  await list(listed(false), 1.3);
}
