import { randomBytes } from 'node:crypto';
import { peopleErrors } from '@adunni/contracts/identity/people';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { extensionsOf } from '../../kit/domain.ts';
import { Refusal } from '../../kit/errors.ts';
import { type Notice, notify } from '../notifications/service.ts';
import { slugOf } from './rules.ts';
import { makers } from './tables.ts';

export { openEnquiry } from './enquiries/open.service.ts';

/** Who opens a workshop. */
export interface NewMaker {
  userId: string;
  firstName: string;
  lastName: string;
}

/**
 * Opens the workshop of a new Designer or Tailor: pending, so that nothing of it is public until it is approved.
 * Calling it again for the same person changes nothing. Its slug comes from the name and is unique.
 */
export async function openMaker(tx: Tx, { userId, firstName, lastName }: NewMaker): Promise<{ _id: string }> {
  const name = `${firstName} ${lastName}`.trim();
  const slug = slugOf(name);
  for (const candidate of [
    slug,
    `${slug}-${randomBytes(2).toString('hex')}`,
    `${slug}-${randomBytes(8).toString('hex')}`,
  ]) {
    const [opened] = await tx
      .insert(makers)
      .values({ userId, name, slug: candidate })
      .onConflictDoNothing()
      .returning({ _id: makers._id });
    if (opened) return opened;
    const [present] = await tx.select({ _id: makers._id }).from(makers).where(eq(makers.userId, userId));
    if (present) return present;
  }
  throw new Error(`no free slug for a maker named ${name}`);
}

/** Closes the workshop of a person who is being erased: nothing of it is public any more; its orders stay in the books. */
export async function closeMaker(tx: Tx, userId: string): Promise<void> {
  const [closed] = await tx
    .update(makers)
    .set({
      status: 'suspended',
      name: 'Closed workshop',
      tagline: '',
      story: '',
      avatarId: null,
      coverId: null,
      pickupPlace: null,
    })
    .where(eq(makers.userId, userId))
    .returning({ _id: makers._id });
  if (closed)
    await tx
      .update(makers)
      .set({ slug: `closed-${closed._id}` })
      .where(eq(makers._id, closed._id));
}

/** A workshop that staff have suspended. */
export interface SuspendedWorkshop {
  _id: string;
  name: string;
}

/** Takes the open workshop of a person off the shop because they are suspended; what it owes is for staff to settle. */
export async function suspendWithOwner(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const [workshop] = await tx
    .update(makers)
    .set({ status: 'suspended', suspendedWithOwner: true })
    .where(and(eq(makers.userId, userId), eq(makers.status, 'approved')))
    .returning({ _id: makers._id, name: makers.name });
  if (workshop) await announceSuspension(deps, tx, workshop);
}

/** Tells whoever must follow that a workshop was suspended. */
export async function announceSuspension(deps: Deps, tx: Tx, workshop: SuspendedWorkshop): Promise<void> {
  for (const follow of extensionsOf('workshopSuspended')) await follow(deps, tx, workshop);
}

/** Opens the workshop again that was suspended with its owner, and no other. */
export async function reopenWithOwner(_deps: Deps, tx: Tx, userId: string): Promise<void> {
  await tx
    .update(makers)
    .set({ status: 'approved', suspendedWithOwner: false })
    .where(and(eq(makers.userId, userId), eq(makers.suspendedWithOwner, true)));
}

/**
 * Closes the workshop of a person who is no longer a maker. Throws 422 while it owes somebody work; the lock waits for
 * orders that are being placed at this moment.
 */
export async function leaveWorkshop(tx: Tx, userId: string): Promise<void> {
  const [maker] = await tx.select({ _id: makers._id }).from(makers).where(eq(makers.userId, userId)).for('update');
  if (!maker) return;
  for (const isOwed of extensionsOf('makerObligations'))
    if (await isOwed(tx, maker._id)) throw new Refusal(peopleErrors.open_orders);
  await tx
    .update(makers)
    .set({ status: 'suspended', suspendedWithOwner: false })
    .where(and(eq(makers._id, maker._id), eq(makers.status, 'approved')));
}

/** Brings the closed workshop of a person who is a maker again back: to be verified once more. */
export async function reopenWorkshop(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(makers)
    .set({ status: 'pending', submittedAt: null, decidedAt: null, suspendedWithOwner: false })
    .where(and(eq(makers.userId, userId), eq(makers.status, 'suspended')));
}

/** Tells the person behind a workshop. */
export async function notifyMaker(deps: Deps, tx: Tx, makerId: string, notice: Notice): Promise<void> {
  const [maker] = await tx.select({ userId: makers.userId }).from(makers).where(eq(makers._id, makerId));
  if (maker) await notify(deps, tx, { ...notice, userIds: [maker.userId] });
}
