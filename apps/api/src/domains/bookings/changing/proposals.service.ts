import { bookingErrors } from '@adunni/contracts/bookings/errors';
import { commonErrors } from '@adunni/contracts/errors';
import { and, eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { type BookingRow, lockBooking, ownedBy } from '../lock.queries.ts';
import { notifyMoved, notifyProposalRefused } from '../notify.service.ts';
import { claimAnyTime, offeringFreeTimes } from '../placing/claim.service.ts';
import { refuseBeforeMeasuring } from '../placing/order.service.ts';
import { answerTime } from '../placing/record-payment.service.ts';
import { isProposalOpen } from '../rules.ts';
import { bookingProposals } from '../tables.ts';
import { changeBooking, recordEvent } from './change.service.ts';
import { currentTime, moveTo, serviceOf } from './move.service.ts';

type ProposalRow = typeof bookingProposals.$inferSelect;

/** Moves one of the caller’s bookings to where the maker proposes. Throws 404, 409. */
export async function acceptTime(ctx: Ctx<Viewer>, bookingId: string, proposalId: string): Promise<void> {
  const { booking: known, proposal: asked } = await ctx.db.transaction((tx) => find(ctx, tx, bookingId, proposalId));
  const { serviceId, seats } = known;
  const wanted = { serviceId, providerId: null, startsAt: asked.startsAt, seats, moving: known };
  const run = ctx.db.transaction(async (tx) => {
    const { booking, proposal } = await find(ctx, tx, bookingId, proposalId);
    const at = ctx.clock();
    const { startsAt, providerId } = proposal;
    // The measuring visit may have been moved since it was proposed.
    await refuseBeforeMeasuring(tx, { ...booking, startsAt }, at);
    const service = await serviceOf(tx, booking);
    const claimed = await claimAnyTime(
      tx,
      { service, providerId, startsAt, seats: booking.seats },
      currentTime(booking),
    );
    await answer(tx, proposalId, 'accepted');
    const change = { status: 'rescheduled' as const, agreedAt: at, answerBy: null, movedByMaker: false };
    const act = { by: 'customer' as const, actorId: ctx.viewer._id, note: '', at };
    const moved = await moveTo(ctx, tx, booking, claimed, change, act);
    await notifyMoved(ctx, tx, moved, { byMaker: false, note: '' });
  });
  await offeringFreeTimes(ctx, wanted, run);
}

/** Keeps the time of one of the caller’s bookings instead; what was only asked for is the maker’s turn again. Throws 404, 409. */
export async function refuseTime(ctx: Ctx<Viewer>, bookingId: string, proposalId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { booking } = await find(ctx, tx, bookingId, proposalId);
    await answer(tx, proposalId, 'refused');
    const at = ctx.clock();
    const kept = await changeBooking(
      tx,
      booking,
      { answerBy: booking.answerBy && (await answerTime(tx, booking, at)) },
      null,
    );
    const note = 'The proposed time was declined.';
    await recordEvent(tx, kept, { by: 'customer', actorId: ctx.viewer._id, note, at });
    await notifyProposalRefused(ctx, tx, kept);
  });
}

/** A proposal that waits for the caller, with its booking locked. Throws 404 for what is not theirs, 409. */
async function find(
  ctx: Ctx<Viewer>,
  tx: Tx,
  bookingId: string,
  proposalId: string,
): Promise<{ booking: BookingRow; proposal: ProposalRow }> {
  const booking = await lockBooking(tx, bookingId, ownedBy(ctx.viewer._id));
  const [proposal] = await tx
    .select()
    .from(bookingProposals)
    .where(and(eq(bookingProposals._id, proposalId), eq(bookingProposals.bookingId, bookingId)));
  if (!proposal) throw new Refusal(commonErrors.not_found);
  if (proposal.status !== 'open' || !isProposalOpen(proposal, booking, ctx.clock()))
    throw new Refusal(bookingErrors.proposal_gone);
  return { booking, proposal };
}

async function answer(tx: Tx, proposalId: string, status: 'accepted' | 'refused'): Promise<void> {
  await tx.update(bookingProposals).set({ status }).where(eq(bookingProposals._id, proposalId));
}
