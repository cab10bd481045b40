import { randomBytes } from 'node:crypto';
import { asoEbiErrors } from '@adunni/contracts/asoebi/events';
import type { LoadedGroupLink } from '@adunni/contracts/asoebi/waiting';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { asoEbiGuests } from '../guests/tables.ts';
import { type Need, requireHosted } from '../members/rights.queries.ts';
import { asoEbiGroups } from '../tables.ts';
import { asoEbiLinks } from './tables.ts';

const KEY_BYTES = 16;

/** The links of an event’s groups that work, those of a helper’s group only. */
export async function listGroupLinks(
  db: Db | Tx,
  userId: string,
  eventId: string,
  need: Need = 'guests',
): Promise<LoadedGroupLink[]> {
  const { rights } = await requireHosted(db, userId, eventId, need);
  return db
    .select({
      ...{ groupId: asoEbiGroups._id, group: asoEbiGroups.name, key: asoEbiLinks.key },
      createdAt: asoEbiLinks.createdAt,
    })
    .from(asoEbiLinks)
    .innerJoin(asoEbiGroups, eq(asoEbiGroups._id, asoEbiLinks.groupId))
    .where(
      and(
        ...[eq(asoEbiLinks.eventId, eventId), isNull(asoEbiLinks.guestId), isNull(asoEbiLinks.revokedAt)],
        rights.groupId ? eq(asoEbiGroups._id, rights.groupId) : undefined,
      ),
    )
    .orderBy(asc(asoEbiGroups.position));
}

/** Makes the link of a group, in whose place the one before works no more. Throws 404 for what is another’s. */
export function renewGroupLink(ctx: Ctx<Viewer>, eventId: string, groupId: string): Promise<LoadedGroupLink[]> {
  // Chosen before, since a transaction may run twice.
  const key = randomBytes(KEY_BYTES).toString('base64url');
  return ctx.db.transaction(async (tx) => {
    await requireGroup(ctx, tx, eventId, groupId);
    await revokeOf(ctx, tx, groupId);
    await tx.insert(asoEbiLinks).values({ key, eventId, groupId, createdAt: ctx.clock() });
    return listGroupLinks(tx, ctx.viewer._id, eventId, 'edit');
  });
}

/** Revokes the link of a group. Throws 404 for what is another’s. */
export function revokeGroupLink(ctx: Ctx<Viewer>, eventId: string, groupId: string): Promise<LoadedGroupLink[]> {
  return ctx.db.transaction(async (tx) => {
    await requireGroup(ctx, tx, eventId, groupId);
    await revokeOf(ctx, tx, groupId);
    return listGroupLinks(tx, ctx.viewer._id, eventId, 'edit');
  });
}

/** Revokes a guest’s own link. Throws 404 for what is another’s. */
export async function revokeGuestLink(ctx: Ctx<Viewer>, eventId: string, guestId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [guest] = await tx
      .select()
      .from(asoEbiGuests)
      .where(and(eq(asoEbiGuests._id, guestId), eq(asoEbiGuests.eventId, eventId)));
    await requireGroup(ctx, tx, eventId, guest?.groupId ?? null);
    await tx
      .update(asoEbiLinks)
      .set({ revokedAt: ctx.clock() })
      .where(and(eq(asoEbiLinks.guestId, guestId), isNull(asoEbiLinks.revokedAt)));
  });
}

/** Requires a group of an event that the caller may edit, one link of it after another. Throws 404. */
async function requireGroup(ctx: Ctx<Viewer>, tx: Tx, eventId: string, groupId: string | null): Promise<void> {
  const { rights } = await requireHosted(tx, ctx.viewer._id, eventId, 'edit', 'share');
  if (groupId === null || (rights.groupId && rights.groupId !== groupId))
    throw new Refusal(asoEbiErrors.event_not_found);
  const [group] = await tx
    .select({ _id: asoEbiGroups._id })
    .from(asoEbiGroups)
    .where(and(eq(asoEbiGroups._id, groupId), eq(asoEbiGroups.eventId, eventId)))
    .for('no key update');
  if (!group) throw new Refusal(asoEbiErrors.event_not_found);
}

const revokeOf = (ctx: Ctx, tx: Tx, groupId: string) =>
  tx
    .update(asoEbiLinks)
    .set({ revokedAt: ctx.clock() })
    .where(and(eq(asoEbiLinks.groupId, groupId), isNull(asoEbiLinks.guestId), isNull(asoEbiLinks.revokedAt)));
