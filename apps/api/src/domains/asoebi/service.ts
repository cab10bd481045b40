import { isDeepStrictEqual } from 'node:util';
import { asoEbiErrors, type LoadedHostedEvent, MOST_DRAFTS } from '@adunni/contracts/asoebi/events';
import { type EventForm, eventForm } from '@adunni/contracts/asoebi/forms';
import { commonErrors } from '@adunni/contracts/errors';
import { and, eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { users } from '../identity/tables.ts';
import { deleteDrafts } from './accounts/hosted.service.ts';
import { requireHosted } from './members/rights.queries.ts';
import { writeParts } from './parts.service.ts';
import { hostedBy, presentHosted } from './queries.ts';
import { asoEbiEvents, type EventRow } from './tables.ts';

/**
 * Saves the draft of an event that the caller hosts or may edit, as a whole. Version 0 begins one; what is sent again, because the answer was
 * lost, is saved once. Throws 404 for what is another’s, 409 for a version that is not the latest, for what is no draft
 * any more and above the limit of drafts.
 */
export function saveEvent(
  ctx: Ctx<Viewer>,
  eventId: string,
  { version, form }: { version: number; form: EventForm },
): Promise<LoadedHostedEvent> {
  return ctx.db.transaction(async (tx) => {
    const stored = await lockEvent(tx, eventId);
    if (!stored) return begin(ctx, tx, eventId, { version, form });
    await requireHosted(tx, ctx.viewer._id, eventId, 'edit');
    if (stored.status !== 'draft') throw new Refusal(asoEbiErrors.not_a_draft);
    if (stored.version !== version) return sameOrStale(ctx, tx, stored, form);
    return write(ctx, tx, stored, form);
  });
}

async function lockEvent(tx: Tx, eventId: string): Promise<EventRow | undefined> {
  const [event] = await tx.select().from(asoEbiEvents).where(eq(asoEbiEvents._id, eventId)).for('update');
  return event;
}

async function begin(
  ctx: Ctx<Viewer>,
  tx: Tx,
  eventId: string,
  { version, form }: { version: number; form: EventForm },
): Promise<LoadedHostedEvent> {
  if (version !== 0) throw new Refusal(asoEbiErrors.event_not_found);
  const hostId = ctx.viewer._id;
  // One after another, so that parallel ones keep the limit.
  await tx.select({ _id: users._id }).from(users).where(eq(users._id, hostId)).for('no key update');
  const drafts = await tx.$count(asoEbiEvents, and(hostedBy(hostId), eq(asoEbiEvents.status, 'draft')));
  if (drafts >= MOST_DRAFTS) throw new Refusal(asoEbiErrors.too_many_drafts);
  const { groups: _groups, handovers: _handovers, ...columns } = form;
  const now = ctx.clock();
  const [event] = await tx
    .insert(asoEbiEvents)
    .values({ _id: eventId, hostId, ...columns, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (event) {
    await writeParts(ctx, tx, event._id, { form, now });
    return presentHosted(tx, event, now);
  }
  // Somebody began it at the same moment: the same browser, twice.
  const stored = await lockEvent(tx, eventId);
  if (stored?.hostId !== hostId) throw new Refusal(asoEbiErrors.event_not_found);
  return sameOrStale(ctx, tx, stored, form);
}

async function write(ctx: Ctx<Viewer>, tx: Tx, stored: EventRow, form: EventForm): Promise<LoadedHostedEvent> {
  const { groups: _groups, handovers: _handovers, ...columns } = form;
  const change = { ...columns, version: stored.version + 1, updatedAt: ctx.clock() };
  await writeParts(ctx, tx, stored._id, { form, now: change.updatedAt });
  await tx.update(asoEbiEvents).set(change).where(eq(asoEbiEvents._id, stored._id));
  return presentHosted(tx, { ...stored, ...change }, change.updatedAt);
}

/** The event when it says already what was sent. Throws 409 when it says something else. */
async function sameOrStale(ctx: Ctx, tx: Tx, stored: EventRow, form: EventForm): Promise<LoadedHostedEvent> {
  const event = await presentHosted(tx, stored, ctx.clock());
  const isSame = isDeepStrictEqual(eventForm.parse(eventForm.encode(event as EventForm)), form);
  if (!isSame) throw new Refusal(commonErrors.stale);
  return event;
}

/** Deletes a draft of the caller’s. Throws 404 for what is another’s, 409 for what is no draft any more. */
export async function deleteDraft(ctx: Ctx<Viewer>, eventId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const stored = await lockEvent(tx, eventId);
    if (stored?.hostId !== ctx.viewer._id) throw new Refusal(asoEbiErrors.event_not_found);
    if (stored.status !== 'draft') throw new Refusal(asoEbiErrors.not_a_draft);
    await deleteDrafts(ctx, tx, [eventId]);
  });
}
