import { guestErrors, IMPORT_LINES, MOST_GUESTS } from '@adunni/contracts/asoebi/guest-list';
import { commonErrors } from '@adunni/contracts/errors';
import { and, asc, eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { asoEbiGuests, type GuestRow } from '../guests/tables.ts';
import { requireHosted } from '../members/rights.queries.ts';
import { asoEbiGroups } from '../tables.ts';
import { requireGuestGroup } from './guests.service.ts';
import { type ReadGuest, type ReadLines, readGuests } from './read-guests.ts';

const SAMPLE = 8;
const AT_ONCE = 500;

/** What an import does, or would do. */
export interface Imported {
  added: number;
  changed: number;
  unchanged: number;
  problems: ReadLines['problems'];
  sample: { name: string; phone: string | null; email: string | null; group: string }[];
}

/**
 * Adds guests out of a text to a group; whom the list has already, by their phone number, gets what is new about them and
 * keeps the rest. A check changes nothing. Throws 400, 404, 409.
 */
export function importGuests(
  ctx: Ctx<Viewer>,
  eventId: string,
  { groupId, text, isCheck }: { groupId: string; text: string; isCheck: boolean },
): Promise<Imported> {
  const { guests, problems } = readGuests(text);
  const tooMany = `There are ${guests.length} guests. Please import at most ${IMPORT_LINES} at a time.`;
  if (guests.length > IMPORT_LINES) throw new Refusal(commonErrors.invalid, { fields: { text: tooMany } });
  return ctx.db.transaction(async (tx) => {
    // One import after the other, so that of one phone number there is one guest.
    const hosted = await requireHosted(tx, ctx.viewer._id, eventId, 'guests', isCheck ? 'share' : 'update');
    await requireGuestGroup(tx, hosted, groupId);
    const groups = await tx
      .select({ _id: asoEbiGroups._id, name: asoEbiGroups.name })
      .from(asoEbiGroups)
      .where(eq(asoEbiGroups.eventId, eventId))
      .orderBy(asc(asoEbiGroups.position));
    const seen = groups.filter(({ _id }) => hosted.rights.groupId === null || _id === hosted.rights.groupId);
    const groupOf = ({ group }: ReadGuest): string =>
      seen.find(({ name }) => name.toLowerCase() === group?.toLowerCase())?._id ?? groupId;
    const known = await tx.select().from(asoEbiGuests).where(eq(asoEbiGuests.eventId, eventId));
    const plan = planOf(guests, known, groupOf);
    if (known.length + plan.fresh.length > MOST_GUESTS) throw new Refusal(guestErrors.too_many_guests);
    if (!isCheck) await write(ctx, tx, eventId, plan);
    const nameOf = (id: string): string => groups.find(({ _id }) => _id === id)?.name ?? '';
    return {
      added: plan.fresh.length,
      changed: plan.changes.length,
      unchanged: guests.length - plan.fresh.length - plan.changes.length,
      problems,
      sample: guests
        .slice(0, SAMPLE)
        .map((guest) => ({ name: guest.name, phone: guest.phone, email: guest.email, group: nameOf(groupOf(guest)) })),
    };
  });
}

interface Plan {
  fresh: (Pick<ReadGuest, 'name' | 'phone' | 'email' | 'tableCode'> & { groupId: string })[];
  changes: { _id: string; set: Partial<Pick<GuestRow, 'email' | 'tableCode'>> }[];
}

function planOf(read: readonly ReadGuest[], known: readonly GuestRow[], groupOf: (guest: ReadGuest) => string): Plan {
  const byPhone = new Map(known.flatMap((guest) => (guest.phone ? [[guest.phone, guest] as const] : [])));
  // Without a number a guest is told by name and group, so that the same list twice adds nobody twice.
  const named = (groupId: string, name: string): string => `${groupId} ${name.toLowerCase()}`;
  const byName = new Map(known.map((guest) => [named(guest.groupId, guest.name), guest] as const));
  const plan: Plan = { fresh: [], changes: [] };
  for (const guest of read) {
    const groupId = groupOf(guest);
    const stored = guest.phone ? byPhone.get(guest.phone) : byName.get(named(groupId, guest.name));
    const { name, phone, email, tableCode } = guest;
    if (!stored) {
      plan.fresh.push({ name, phone, email, tableCode, groupId });
      continue;
    }
    const set = {
      ...(email && email !== stored.email && { email }),
      ...(tableCode && tableCode !== stored.tableCode && { tableCode }),
    };
    if (Object.keys(set).length > 0) plan.changes.push({ _id: stored._id, set });
  }
  return plan;
}

async function write(ctx: Ctx<Viewer>, tx: Tx, eventId: string, { fresh, changes }: Plan): Promise<void> {
  const createdAt = ctx.clock();
  for (let from = 0; from < fresh.length; from += AT_ONCE)
    await tx
      .insert(asoEbiGuests)
      .values(fresh.slice(from, from + AT_ONCE).map((guest) => ({ ...guest, eventId, createdAt })));
  for (const { _id, set } of changes)
    await tx
      .update(asoEbiGuests)
      .set(set)
      .where(and(eq(asoEbiGuests._id, _id), eq(asoEbiGuests.eventId, eventId)));
}
