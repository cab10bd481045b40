import { asoEbiErrors } from '@adunni/contracts/asoebi/events';
import type { EventInvitation, LoadedMember } from '@adunni/contracts/asoebi/members';
import { MEMBER_ROLES, type MemberForm, MOST_MEMBERS, memberErrors } from '@adunni/contracts/asoebi/members';
import { commonErrors } from '@adunni/contracts/errors';
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { users } from '../../identity/tables.ts';
import { asoEbiEvents, asoEbiGroups, type EventRow } from '../tables.ts';
import { invitedEmail } from './email-templates.ts';
import { requireHosted } from './rights.queries.ts';
import { asoEbiMembers } from './tables.ts';

/** Invitations by mail of one host, whose addresses nobody has confirmed. */
const INVITATIONS = { most: 40, minutes: 24 * 60 };

const fullName = sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`;

/** Who helps with an event, the first invited first. Throws 404 for anybody but its host. */
export async function findMembers(db: Db, userId: string, eventId: string): Promise<LoadedMember[]> {
  await requireHosted(db, userId, eventId, 'host');
  return presentMembers(db, eventId);
}

async function presentMembers(db: Db | Tx, eventId: string): Promise<LoadedMember[]> {
  const rows = await db
    .select({ member: asoEbiMembers, name: fullName })
    .from(asoEbiMembers)
    .leftJoin(users, eq(users._id, asoEbiMembers.userId))
    .where(eq(asoEbiMembers.eventId, eventId))
    .orderBy(asc(asoEbiMembers._id));
  return rows.map(({ member, name }) => ({ ...member, name }));
}

async function presentMember(tx: Tx, eventId: string, memberId: string): Promise<LoadedMember> {
  const found = (await presentMembers(tx, eventId)).find(({ _id }) => _id === memberId);
  if (!found) throw new Refusal(commonErrors.not_found);
  return found;
}

/** Invites somebody to the caller’s event by mail. Throws 404, 409 when they are invited already, 429. */
export async function inviteMember(ctx: Ctx<Viewer>, eventId: string, form: MemberForm): Promise<LoadedMember> {
  await requireHosted(ctx.db, ctx.viewer._id, eventId, 'host');
  await limitAttempts(ctx.db, `aso-ebi-members:${ctx.viewer._id}`, INVITATIONS, ctx.clock());
  return ctx.db.transaction(async (tx) => {
    const { event } = await requireHosted(tx, ctx.viewer._id, eventId, 'host', 'update');
    await requireGroup(tx, event, form.groupId);
    const isSelf = form.email.toLowerCase() === ctx.viewer.email.toLowerCase();
    if (isSelf) throw new Refusal(memberErrors.already_invited);
    if ((await tx.$count(asoEbiMembers, eq(asoEbiMembers.eventId, eventId))) >= MOST_MEMBERS)
      throw new Refusal(memberErrors.too_many_members);
    const [added] = await tx
      .insert(asoEbiMembers)
      .values({ eventId, ...form, createdAt: ctx.clock() })
      .onConflictDoNothing()
      .returning();
    if (!added) throw new Refusal(memberErrors.already_invited);
    const template = invitedEmail(event, ctx.viewer.firstName, MEMBER_ROLES[form.role]);
    await sendMail(ctx, tx, 'aso-ebi-member', form.email, template);
    return presentMember(tx, eventId, added._id);
  });
}

/** Changes what somebody may do; another address is another invitation. Throws 404. */
export function changeMember(
  ctx: Ctx<Viewer>,
  eventId: string,
  memberId: string,
  { email: _email, ...change }: MemberForm,
): Promise<LoadedMember> {
  return ctx.db.transaction(async (tx) => {
    const { event } = await requireHosted(tx, ctx.viewer._id, eventId, 'host', 'update');
    await requireGroup(tx, event, change.groupId);
    await tx
      .update(asoEbiMembers)
      .set(change)
      .where(and(eq(asoEbiMembers._id, memberId), eq(asoEbiMembers.eventId, eventId)));
    return presentMember(tx, eventId, memberId);
  });
}

/** Takes somebody’s rights away, at once. Throws 404. */
export async function removeMember(ctx: Ctx<Viewer>, eventId: string, memberId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await requireHosted(tx, ctx.viewer._id, eventId, 'host', 'update');
    const removed = await tx
      .delete(asoEbiMembers)
      .where(and(eq(asoEbiMembers._id, memberId), eq(asoEbiMembers.eventId, eventId)))
      .returning();
    if (removed.length === 0) throw new Refusal(commonErrors.not_found);
  });
}

async function requireGroup(tx: Tx, { _id: eventId }: EventRow, groupId: string | null): Promise<void> {
  if (groupId === null) return;
  const isOfEvent = and(eq(asoEbiGroups._id, groupId), eq(asoEbiGroups.eventId, eventId));
  if ((await tx.$count(asoEbiGroups, isOfEvent)) === 0) throw new Refusal(asoEbiErrors.event_not_found);
}

/** The caller’s address when it is shown to be theirs; null before. */
async function verifiedEmailOf(db: Db | Tx, userId: string): Promise<string | null> {
  const [person] = await db
    .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users._id, userId));
  return person?.verifiedAt ? person.email : null;
}

const sentTo = (email: string) => sql`lower(${asoEbiMembers.email}) = ${email.toLowerCase()}`;

/** Invitations that wait for the caller, under their verified address only. */
export async function findInvitations(db: Db, userId: string): Promise<EventInvitation[]> {
  const address = await verifiedEmailOf(db, userId);
  if (address === null) return [];
  const rows = await db
    .select({
      eventId: asoEbiMembers.eventId,
      title: asoEbiEvents.title,
      host: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      role: asoEbiMembers.role,
    })
    .from(asoEbiMembers)
    .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiMembers.eventId))
    .innerJoin(users, eq(users._id, asoEbiEvents.hostId))
    .where(and(sentTo(address), isNull(asoEbiMembers.acceptedAt), ne(asoEbiEvents.hostId, userId)))
    .orderBy(asc(asoEbiMembers._id));
  return rows.map((row) => ({ ...row, title: row.title || 'New event' }));
}

/** Accepts an invitation, once however often. Throws 404 when none was sent to the caller’s address, 403 until it is verified. */
export async function acceptInvitation(ctx: Ctx<Viewer>, eventId: string): Promise<void> {
  const { db, viewer, clock } = ctx;
  const isSent = and(eq(asoEbiMembers.eventId, eventId), sentTo(viewer.email));
  if ((await db.$count(asoEbiMembers, isSent)) === 0) throw new Refusal(memberErrors.not_invited);
  const address = await verifiedEmailOf(db, viewer._id);
  if (address === null) throw new Refusal(memberErrors.email_unverified);
  const accepted = await db
    .update(asoEbiMembers)
    .set({ userId: viewer._id, acceptedAt: sql`coalesce(${asoEbiMembers.acceptedAt}, ${clock().toISOString()})` })
    .where(
      and(
        eq(asoEbiMembers.eventId, eventId),
        sentTo(address),
        or(isNull(asoEbiMembers.userId), eq(asoEbiMembers.userId, viewer._id)),
      ),
    )
    .returning({ _id: asoEbiMembers._id });
  if (accepted.length === 0) throw new Refusal(memberErrors.not_invited);
}

/** Declines an invitation, or stops helping. Throws 404. */
export async function leaveEvent({ db, viewer }: Ctx<Viewer>, eventId: string): Promise<void> {
  const address = await verifiedEmailOf(db, viewer._id);
  const isInvited = address === null ? undefined : and(sentTo(address), isNull(asoEbiMembers.userId));
  const left = await db
    .delete(asoEbiMembers)
    .where(and(eq(asoEbiMembers.eventId, eventId), or(eq(asoEbiMembers.userId, viewer._id), isInvited)))
    .returning({ _id: asoEbiMembers._id });
  if (left.length === 0) throw new Refusal(memberErrors.not_invited);
}
