import { asoEbiErrors, type LoadedHostedEvent } from '@adunni/contracts/asoebi/events';
import { EVENT_STATUSES, type EventStatus } from '@adunni/contracts/asoebi/names';
import { type OpenedForm, openingErrors } from '@adunni/contracts/asoebi/opening';
import { commonErrors } from '@adunni/contracts/errors';
import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { requireHosted } from '../members/rights.queries.ts';
import { presentHosted } from '../queries.ts';
import { asoEbiEvents, asoEbiGroups, asoEbiHandovers, asoEbiPackages, type EventRow } from '../tables.ts';
import { offerAll, withdrawFrom } from '../waiting/offer.service.ts';
import { findMissing, makersGone } from './gate.queries.ts';

/** An event that the caller may edit, under its lock and as new as they saw it. Throws 404, 409. */
async function lockEdited(ctx: Ctx<Viewer>, tx: Tx, eventId: string, version: number): Promise<EventRow> {
  const { event } = await requireHosted(tx, ctx.viewer._id, eventId, 'edit', 'update');
  if (event.heldAt !== null) throw new Refusal(openingErrors.event_held);
  if (event.version !== version) throw new Refusal(commonErrors.stale);
  return event;
}

const mayBecome = (event: EventRow, status: EventStatus): boolean =>
  (EVENT_STATUSES[event.status].next as readonly EventStatus[]).includes(status);

async function change(
  ctx: Ctx<Viewer>,
  tx: Tx,
  event: EventRow,
  values: Partial<EventRow>,
): Promise<LoadedHostedEvent> {
  const set = { ...values, version: event.version + 1, updatedAt: ctx.clock() };
  await tx.update(asoEbiEvents).set(set).where(eq(asoEbiEvents._id, event._id));
  return presentHosted(tx, { ...event, ...set }, set.updatedAt);
}

/**
 * Opens an event to its guests; a draft only when nothing is missing and a maker of each group agreed to what it says, one
 * that was closed while something can still be ordered. Throws 404, 409.
 */
export function openEvent(ctx: Ctx<Viewer>, eventId: string, version: number): Promise<LoadedHostedEvent> {
  return ctx.db.transaction(async (tx) => {
    const event = await lockEdited(ctx, tx, eventId, version);
    if (!mayBecome(event, 'open')) throw new Refusal(asoEbiErrors.not_a_draft);
    const now = ctx.clock();
    if (event.status === 'draft') {
      const [missing] = await findMissing(tx, event, now);
      if (missing) throw new Refusal(openingErrors.not_ready, { message: missing.text });
      return change(ctx, tx, event, { status: 'open', openedAt: now });
    }
    const [gone] = await makersGone(tx, event._id);
    if (gone) throw new Refusal(openingErrors.not_ready, { message: gone.text });
    if (!(await canStillOrder(tx, event, now))) throw new Refusal(openingErrors.nothing_to_order);
    const opened = await change(ctx, tx, event, { status: 'open', closedAt: null });
    await offerAll(ctx, tx, eventId);
    return opened;
  });
}

async function canStillOrder(tx: Tx, { _id: eventId }: EventRow, now: Date): Promise<boolean> {
  const ofEvent = tx.select({ _id: asoEbiGroups._id }).from(asoEbiGroups).where(eq(asoEbiGroups.eventId, eventId));
  const isOffered = and(
    inArray(asoEbiPackages.groupId, ofEvent),
    isNull(asoEbiPackages.withdrawnAt),
    gte(asoEbiPackages.deadline, shopDay(now)),
  );
  return (await tx.$count(asoEbiPackages, isOffered)) > 0;
}

/** Takes no more orders for an open event. What has begun to be paid may end. Throws 404, 409. */
export function closeEvent(ctx: Ctx<Viewer>, eventId: string, version: number): Promise<LoadedHostedEvent> {
  return ctx.db.transaction(async (tx) => {
    const event = await lockEdited(ctx, tx, eventId, version);
    if (!mayBecome(event, 'closed')) throw new Refusal(openingErrors.not_open);
    return change(ctx, tx, event, { status: 'closed', closedAt: ctx.clock() });
  });
}

/**
 * Changes what may still change of an event once guests can order: its words, later days, and which packages are still
 * offered. What guests have ordered stays as they ordered it. Throws 400, 404, 409.
 */
export function changeOpened(
  ctx: Ctx<Viewer>,
  eventId: string,
  { version, form }: { version: number; form: OpenedForm },
): Promise<LoadedHostedEvent> {
  return ctx.db.transaction(async (tx) => {
    const event = await lockEdited(ctx, tx, eventId, version);
    if (event.status !== 'open' && event.status !== 'closed') throw new Refusal(openingErrors.not_open);
    for (const { _id, name, details } of form.handovers)
      await tx
        .update(asoEbiHandovers)
        .set({ name, details })
        .where(and(eq(asoEbiHandovers._id, _id), eq(asoEbiHandovers.eventId, eventId)));
    await changePackages(ctx, tx, event, form);
    return change(ctx, tx, event, { story: form.story });
  });
}

async function changePackages(ctx: Ctx<Viewer>, tx: Tx, event: EventRow, { packages }: OpenedForm): Promise<void> {
  const ofEvent = tx.select({ _id: asoEbiGroups._id }).from(asoEbiGroups).where(eq(asoEbiGroups.eventId, event._id));
  // In the order in which guests’ orders lock them.
  const stored = await tx
    .select()
    .from(asoEbiPackages)
    .where(inArray(asoEbiPackages.groupId, ofEvent))
    .orderBy(asc(asoEbiPackages._id))
    .for('no key update');
  const withdrawn: string[] = [];
  for (const pack of stored) {
    const sent = packages.find(({ _id }) => _id === pack._id);
    if (!sent) continue;
    if (sent.deadline !== pack.deadline) requireLater(sent.deadline, pack.deadline, event.day);
    if (sent.isWithdrawn && !pack.withdrawnAt) withdrawn.push(pack._id);
    const withdrawnAt = sent.isWithdrawn ? (pack.withdrawnAt ?? ctx.clock()) : pack.withdrawnAt;
    await tx
      .update(asoEbiPackages)
      .set({ deadline: sent.deadline, withdrawnAt })
      .where(eq(asoEbiPackages._id, pack._id));
  }
  if (withdrawn.length > 0) await withdrawFrom(ctx, tx, withdrawn);
  await offerAll(ctx, tx, event._id);
}

function requireLater(wanted: string, stands: string | null, day: string | null): void {
  const packagesMessage =
    stands !== null && wanted < stands
      ? 'Guests rely on the last day to order, so it can only move to a later day.'
      : day !== null && wanted >= day
        ? 'The last day to order must be before the event.'
        : null;
  if (packagesMessage) throw new Refusal(commonErrors.invalid, { fields: { packages: packagesMessage } });
}
