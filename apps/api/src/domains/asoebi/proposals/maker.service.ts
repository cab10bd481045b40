import { isDeepStrictEqual } from 'node:util';
import { type LoadedMakerWork, type ProposalForm, proposalErrors } from '@adunni/contracts/asoebi/proposals';
import { commonErrors } from '@adunni/contracts/errors';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { dayEnd, daysAfter, shopDay } from '../../../kit/shop-days.rules.ts';
import { makerIdOf } from '../../makers/queries.ts';
import { makers } from '../../makers/tables.ts';
import { requireOfferedBases, requireOwnBases } from '../bases/bases.service.ts';
import { asoEbiEvents, asoEbiPackages, type EventRow } from '../tables.ts';
import { tellHost } from './notify.service.ts';
import { findOneWork } from './queries.ts';
import { termsOf, whyClosed } from './rules.ts';
import {
  asoEbiInvitations,
  asoEbiProposals,
  type InvitationRow,
  type ProposalRow,
  type ProposedLine,
} from './tables.ts';

interface Work {
  event: EventRow;
  invitation: InvitationRow;
  latest: ProposalRow | undefined;
}

/** An invitation of the caller’s workshop, under the lock of its event. Throws 404, 409 once it has ended. */
async function lockWork(ctx: Ctx<Viewer>, tx: Tx, invitationId: string): Promise<Work> {
  const makerId = await makerIdOf(tx, ctx.viewer._id);
  const isOwn = and(eq(asoEbiInvitations._id, invitationId), eq(asoEbiInvitations.makerId, makerId));
  const [known] = await tx.select({ eventId: asoEbiInvitations.eventId }).from(asoEbiInvitations).where(isOwn);
  if (!known) throw new Refusal(commonErrors.not_found);
  const [event] = await tx.select().from(asoEbiEvents).where(eq(asoEbiEvents._id, known.eventId)).for('no key update');
  const [invitation] = await tx.select().from(asoEbiInvitations).where(isOwn);
  if (!event || !invitation) throw new Refusal(commonErrors.not_found);
  if (invitation.status === 'ended' || event.status === 'cancelled') throw new Refusal(proposalErrors.invitation_ended);
  const [latest] = await tx
    .select()
    .from(asoEbiProposals)
    .where(eq(asoEbiProposals.invitationId, invitationId))
    .orderBy(desc(asoEbiProposals.version))
    .limit(1);
  return { event, invitation, latest };
}

/**
 * Sends a proposal over the version that the caller saw last; the one before can’t be accepted any more. What is sent
 * again, because the answer was lost, is sent once. Throws 400 for packages that are not the group’s, 404, 409.
 */
export function sendProposal(
  ctx: Ctx<Viewer>,
  invitationId: string,
  { over, form }: { over: number; form: ProposalForm },
): Promise<LoadedMakerWork> {
  return ctx.db.transaction(async (tx) => {
    const { event, invitation, latest } = await lockWork(ctx, tx, invitationId);
    const at = ctx.clock();
    const lines = await linesOf(tx, invitation, form);
    requireReadyInTime(event, form, at);
    const said = { lines, readyOn: form.readyOn, note: form.note };
    if ((latest?.version ?? 0) !== over) {
      const isSame = latest?.version === over + 1 && isDeepStrictEqual(sayingOf(latest), said);
      if (!isSame) throw new Refusal(commonErrors.stale);
      return findOneWork(tx, invitation.makerId, invitationId, at);
    }
    await requireOwnBases(tx, invitation.groupId, invitation.makerId);
    if (invitation.status !== 'agreed') await requireOfferedBases(tx, invitation.groupId, at);
    if (latest?.status === 'open')
      await tx.update(asoEbiProposals).set({ status: 'replaced' }).where(eq(asoEbiProposals._id, latest._id));
    const expiresAt = dayEnd(daysAfter(shopDay(at), form.validDays));
    await tx.insert(asoEbiProposals).values({ invitationId, version: over + 1, ...said, expiresAt, createdAt: at });
    if (invitation.status !== 'agreed')
      await tx
        .update(asoEbiInvitations)
        .set({ status: 'offered', refusal: '' })
        .where(eq(asoEbiInvitations._id, invitationId));
    await tellHost(ctx, tx, event, {
      title: `${await workshopName(tx, invitation)} sent ${over === 0 ? 'a' : 'a new'} proposal for ${event.title || 'your event'}`,
      text: 'See its prices, and accept or decline it.',
      cause: `aso-ebi-proposal:${invitationId}:${over + 1}`,
    });
    return findOneWork(tx, invitation.makerId, invitationId, at);
  });
}

const sayingOf = ({ lines, readyOn, note }: ProposalRow) => ({ lines, readyOn, note });

/** The packages of the group as they are now, each with its proposed price and number. */
async function linesOf(tx: Tx, { groupId }: InvitationRow, { lines }: ProposalForm): Promise<ProposedLine[]> {
  const packages = await tx
    .select()
    .from(asoEbiPackages)
    .where(and(eq(asoEbiPackages.groupId, groupId), sql`${asoEbiPackages.withdrawnAt} is null`))
    .orderBy(asc(asoEbiPackages.position));
  const isWhole = packages.length === lines.length;
  const proposed = packages.flatMap((pack) => {
    const line = lines.find(({ packageId }) => packageId === pack._id);
    return line ? [{ ...termsOf(pack), ...line }] : [];
  });
  if (!isWhole || proposed.length < packages.length)
    throw new Refusal(commonErrors.invalid, { fields: { lines: 'The packages have changed. Please reload.' } });
  return proposed;
}

function requireReadyInTime({ day }: EventRow, { readyOn }: ProposalForm, now: Date): void {
  const isTooLate = day !== null && readyOn > day;
  if (!isTooLate && readyOn >= shopDay(now)) return;
  const readyMessage = isTooLate ? 'Sets must be ready by the day of the event.' : 'This day is over.';
  throw new Refusal(commonErrors.invalid, { fields: { readyOn: readyMessage } });
}

/** Withdraws the proposal that waits for an answer. Throws 404, 409 with the reason when it does not wait any more. */
export function withdrawProposal(ctx: Ctx<Viewer>, invitationId: string, proposalId: string): Promise<LoadedMakerWork> {
  return ctx.db.transaction(async (tx) => {
    const { event, invitation } = await lockWork(ctx, tx, invitationId);
    const [proposal] = await tx
      .select()
      .from(asoEbiProposals)
      .where(and(eq(asoEbiProposals._id, proposalId), eq(asoEbiProposals.invitationId, invitationId)));
    if (!proposal) throw new Refusal(commonErrors.not_found);
    const at = ctx.clock();
    const closed = whyClosed(proposal, at);
    if (closed) throw new Refusal(closed);
    await tx
      .update(asoEbiProposals)
      .set({ status: 'withdrawn', answeredAt: at })
      .where(eq(asoEbiProposals._id, proposalId));
    if (invitation.status === 'offered')
      await tx.update(asoEbiInvitations).set({ status: 'invited' }).where(eq(asoEbiInvitations._id, invitationId));
    await tellHost(ctx, tx, event, {
      title: `${await workshopName(tx, invitation)} withdrew a proposal for ${event.title || 'your event'}`,
      text: 'They may send another one.',
      cause: `aso-ebi-withdrawn:${proposalId}`,
    });
    return findOneWork(tx, invitation.makerId, invitationId, at);
  });
}

/** Tells the host that the workshop is not available. Throws 404, 409 `maker_needed` for who has agreed. */
export function refuseInvitation(ctx: Ctx<Viewer>, invitationId: string, note: string): Promise<LoadedMakerWork> {
  return ctx.db.transaction(async (tx) => {
    const { event, invitation, latest } = await lockWork(ctx, tx, invitationId);
    if (invitation.status === 'agreed') throw new Refusal(proposalErrors.proposal_answered);
    const at = ctx.clock();
    if (latest?.status === 'open')
      await tx
        .update(asoEbiProposals)
        .set({ status: 'withdrawn', answeredAt: at })
        .where(eq(asoEbiProposals._id, latest._id));
    await tx
      .update(asoEbiInvitations)
      .set({ status: 'refused', refusal: note })
      .where(eq(asoEbiInvitations._id, invitationId));
    await tellHost(ctx, tx, event, {
      title: `${await workshopName(tx, invitation)} is not available for ${event.title || 'your event'}`,
      text: note || 'You can invite another maker.',
      cause: `aso-ebi-refused:${invitationId}:${at.toISOString()}`,
    });
    return findOneWork(tx, invitation.makerId, invitationId, at);
  });
}

async function workshopName(tx: Tx, { makerId }: InvitationRow): Promise<string> {
  const [maker] = await tx.select({ name: makers.name }).from(makers).where(eq(makers._id, makerId));
  return maker?.name ?? 'The maker';
}
