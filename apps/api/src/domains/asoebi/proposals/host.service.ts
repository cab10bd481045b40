import { asoEbiErrors } from '@adunni/contracts/asoebi/events';
import { type LoadedMakerInvitation, proposalErrors } from '@adunni/contracts/asoebi/proposals';
import { commonErrors } from '@adunni/contracts/errors';
import { and, asc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { makers } from '../../makers/tables.ts';
import { requireOwnBases } from '../bases/bases.service.ts';
import { requireHosted } from '../members/rights.queries.ts';
import { asoEbiEvents, asoEbiGroups, asoEbiPackages, type EventRow } from '../tables.ts';
import { offerAll } from '../waiting/offer.service.ts';
import { tellMaker } from './notify.service.ts';
import { presentInvitations } from './queries.ts';
import { isAsProposed, whyClosed } from './rules.ts';
import { asoEbiInvitations, asoEbiProposals, type InvitationRow, type ProposalRow } from './tables.ts';

/** Makers that one person invites in a day. */
const INVITATIONS = { most: 30, minutes: 24 * 60 };

/** What a notice calls an event. */
const named = ({ title }: EventRow): string => title || 'An event';

/** Invites a maker to a group, or once more after they had no time. Throws 404, 409, 429. */
export async function inviteMaker(
  ctx: Ctx<Viewer>,
  eventId: string,
  { groupId, makerSlug, note }: { groupId: string; makerSlug: string; note: string },
): Promise<LoadedMakerInvitation[]> {
  await requireHosted(ctx.db, ctx.viewer._id, eventId, 'edit');
  await limitAttempts(ctx.db, `aso-ebi-makers:${ctx.viewer._id}`, INVITATIONS, ctx.clock());
  return ctx.db.transaction(async (tx) => {
    const { event } = await requireHosted(tx, ctx.viewer._id, eventId, 'edit', 'update');
    if (event.status === 'cancelled') throw new Refusal(proposalErrors.invitation_ended);
    const group = await groupOf(tx, event, groupId);
    if (group.makerId !== null) throw new Refusal(proposalErrors.maker_chosen);
    const isApproved = and(eq(makers.slug, makerSlug), eq(makers.status, 'approved'));
    const [maker] = await tx.select({ _id: makers._id }).from(makers).where(isApproved);
    if (!maker) throw new Refusal(proposalErrors.maker_unknown);
    await requireOwnBases(tx, groupId, maker._id);
    const at = ctx.clock();
    const [invitation] = await tx
      .insert(asoEbiInvitations)
      .values({ eventId, groupId, makerId: maker._id, note, createdAt: at })
      .onConflictDoUpdate({
        target: [asoEbiInvitations.groupId, asoEbiInvitations.makerId],
        set: { status: 'invited', note, refusal: '', createdAt: at },
        setWhere: inArray(asoEbiInvitations.status, ['refused', 'ended']),
      })
      .returning();
    // Sent twice, it is told once.
    if (invitation)
      await tellMaker(ctx, tx, invitation, {
        title: `You are invited to make ${group.name || 'a group'} for ${named(event)}`,
        text: 'See what the host has in mind, and send a proposal.',
        cause: `aso-ebi-invitation:${invitation._id}:${at.toISOString()}`,
      });
    return presentInvitations(tx, eventId, at);
  });
}

async function groupOf(tx: Tx, { _id: eventId }: EventRow, groupId: string) {
  const [group] = await tx
    .select()
    .from(asoEbiGroups)
    .where(and(eq(asoEbiGroups._id, groupId), eq(asoEbiGroups.eventId, eventId)));
  if (!group) throw new Refusal(asoEbiErrors.event_not_found);
  return group;
}

/** Ends an invitation; of the maker who was chosen only before guests can order. Throws 404, 409. */
export async function endInvitation(ctx: Ctx<Viewer>, eventId: string, invitationId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { event } = await requireHosted(tx, ctx.viewer._id, eventId, 'edit', 'update');
    const [invitation] = await tx
      .select()
      .from(asoEbiInvitations)
      .where(and(eq(asoEbiInvitations._id, invitationId), eq(asoEbiInvitations.eventId, eventId)));
    if (!invitation) throw new Refusal(commonErrors.not_found);
    if (invitation.status === 'ended') return;
    if (invitation.status === 'agreed') {
      if (event.status !== 'draft') throw new Refusal(proposalErrors.maker_needed);
      await tx.update(asoEbiGroups).set({ makerId: null }).where(eq(asoEbiGroups._id, invitation.groupId));
    }
    await end(ctx, tx, event, [invitation], 'The host has ended the invitation.');
  });
}

async function end(ctx: Ctx<Viewer>, tx: Tx, event: EventRow, ended: readonly InvitationRow[], text: string) {
  const ids = ended.map(({ _id }) => _id);
  const at = ctx.clock();
  await tx.update(asoEbiInvitations).set({ status: 'ended' }).where(inArray(asoEbiInvitations._id, ids));
  await tx
    .update(asoEbiProposals)
    .set({ status: 'declined', answeredAt: at, answer: text })
    .where(and(inArray(asoEbiProposals.invitationId, ids), inArray(asoEbiProposals.status, ['open', 'accepted'])));
  for (const invitation of ended)
    await tellMaker(ctx, tx, invitation, {
      title: `${named(event)}: your invitation has ended`,
      text,
      cause: `aso-ebi-ended:${invitation._id}:${at.toISOString()}`,
    });
}

interface Found {
  event: EventRow;
  invitation: InvitationRow;
  proposal: ProposalRow;
}

/**
 * A proposal that waits for the caller, under the lock of its event, which everything that answers, withdraws or
 * replaces one takes. Throws 404, 409 with the reason why it can’t be answered.
 */
async function findOpen(ctx: Ctx<Viewer>, tx: Tx, eventId: string, proposalId: string): Promise<Found> {
  const { event } = await requireHosted(tx, ctx.viewer._id, eventId, 'edit', 'update');
  const [found] = await tx
    .select({ invitation: getTableColumns(asoEbiInvitations), proposal: getTableColumns(asoEbiProposals) })
    .from(asoEbiProposals)
    .innerJoin(asoEbiInvitations, eq(asoEbiInvitations._id, asoEbiProposals.invitationId))
    .where(and(eq(asoEbiProposals._id, proposalId), eq(asoEbiInvitations.eventId, eventId)));
  if (!found) throw new Refusal(commonErrors.not_found);
  const closed = whyClosed(found.proposal, ctx.clock());
  if (closed) throw new Refusal(closed);
  return { event, ...found };
}

/**
 * Takes a proposal: its prices and numbers become those of the packages, and its maker the one of the group. Other makers
 * who were asked are told. Throws 404, 409 with the reason.
 */
export function acceptProposal(
  ctx: Ctx<Viewer>,
  eventId: string,
  proposalId: string,
): Promise<LoadedMakerInvitation[]> {
  return ctx.db.transaction(async (tx) => {
    const { event, invitation, proposal } = await findOpen(ctx, tx, eventId, proposalId);
    const group = await groupOf(tx, event, invitation.groupId);
    if (group.makerId !== null && group.makerId !== invitation.makerId) throw new Refusal(proposalErrors.maker_chosen);
    await requireApproved(tx, invitation);
    await writePackages(tx, proposal, group._id);
    const at = ctx.clock();
    await tx.update(asoEbiGroups).set({ makerId: invitation.makerId }).where(eq(asoEbiGroups._id, group._id));
    await tx
      .update(asoEbiProposals)
      .set({ status: 'replaced' })
      .where(and(eq(asoEbiProposals.invitationId, invitation._id), eq(asoEbiProposals.status, 'accepted')));
    await tx
      .update(asoEbiProposals)
      .set({ status: 'accepted', answeredAt: at })
      .where(eq(asoEbiProposals._id, proposalId));
    await tx.update(asoEbiInvitations).set({ status: 'agreed' }).where(eq(asoEbiInvitations._id, invitation._id));
    // A tab that has the draft open must not save the old prices over these.
    await tx
      .update(asoEbiEvents)
      .set({ version: sql`${asoEbiEvents.version} + 1`, updatedAt: at })
      .where(eq(asoEbiEvents._id, eventId));
    await tellMaker(ctx, tx, invitation, {
      title: `${named(event)}: your proposal was accepted`,
      text: `You make ${group.name || 'the group'}. Guests order once the host opens the event.`,
      cause: `aso-ebi-proposal:${proposalId}`,
    });
    await endOthers(ctx, tx, event, invitation);
    await offerAll(ctx, tx, eventId);
    return presentInvitations(tx, eventId, at);
  });
}

/** Refuses a maker whose workshop is not open, or closes at this moment. Throws 409. */
async function requireApproved(tx: Tx, { makerId }: InvitationRow): Promise<void> {
  const [maker] = await tx
    .select({ status: makers.status })
    .from(makers)
    .where(eq(makers._id, makerId))
    .for('key share');
  if (maker?.status !== 'approved') throw new Refusal(proposalErrors.maker_gone);
}

/** Writes what was agreed into the group’s packages. Throws 409 when they are not what the maker saw, or too few sets are left. */
async function writePackages(tx: Tx, { lines }: ProposalRow, groupId: string): Promise<void> {
  const packages = await tx
    .select()
    .from(asoEbiPackages)
    .where(and(eq(asoEbiPackages.groupId, groupId), sql`${asoEbiPackages.withdrawnAt} is null`))
    .orderBy(asc(asoEbiPackages._id))
    .for('no key update');
  for (const pack of packages) {
    const line = lines.find(({ packageId }) => packageId === pack._id);
    if (!line || !isAsProposed(pack, line)) throw new Refusal(proposalErrors.packages_changed);
    const { price, capacity } = line;
    if (capacity !== null && capacity < pack.taken) throw new Refusal(proposalErrors.below_ordered);
    await tx.update(asoEbiPackages).set({ price, stock: capacity }).where(eq(asoEbiPackages._id, pack._id));
  }
  if (packages.length === 0) throw new Refusal(proposalErrors.packages_changed);
}

async function endOthers(ctx: Ctx<Viewer>, tx: Tx, event: EventRow, { _id, groupId }: InvitationRow): Promise<void> {
  const others = await tx
    .select()
    .from(asoEbiInvitations)
    .where(
      and(
        eq(asoEbiInvitations.groupId, groupId),
        ne(asoEbiInvitations._id, _id),
        inArray(asoEbiInvitations.status, ['invited', 'offered']),
      ),
    );
  if (others.length > 0) await end(ctx, tx, event, others, 'The host has chosen another maker.');
}

/** Declines a proposal; the maker may send another. Throws 404, 409 with the reason. */
export function declineProposal(
  ctx: Ctx<Viewer>,
  eventId: string,
  proposalId: string,
  note: string,
): Promise<LoadedMakerInvitation[]> {
  return ctx.db.transaction(async (tx) => {
    const { event, invitation } = await findOpen(ctx, tx, eventId, proposalId);
    const at = ctx.clock();
    await tx
      .update(asoEbiProposals)
      .set({ status: 'declined', answeredAt: at, answer: note })
      .where(eq(asoEbiProposals._id, proposalId));
    if (invitation.status === 'offered')
      await tx.update(asoEbiInvitations).set({ status: 'invited' }).where(eq(asoEbiInvitations._id, invitation._id));
    await tellMaker(ctx, tx, invitation, {
      title: `${named(event)}: your proposal was declined`,
      text: note || 'You can send another one.',
      cause: `aso-ebi-proposal:${proposalId}`,
    });
    return presentInvitations(tx, eventId, at);
  });
}
