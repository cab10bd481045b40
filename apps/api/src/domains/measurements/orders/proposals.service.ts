import { commonErrors } from '@adunni/contracts/errors';
import { type MeasurementProfile, type MeasurementProposal, measurementErrors } from '@adunni/contracts/measurements';
import type { Lengths } from '@adunni/contracts/measurements/catalogue';
import type { ProposalForm } from '@adunni/contracts/measurements/forms';
import { changesBetween } from '@adunni/contracts/measurements/rules';
import { and, desc, eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { makers } from '../../makers/tables.ts';
import { inArea } from '../../notifications/rules.ts';
import { notify } from '../../notifications/service.ts';
import { orderItems, orderParts, orders } from '../../orders/tables.ts';
import { requireBelievable, requirePast } from '../checks.service.ts';
import { addProfile, addVersionTo, lockProfile, type NewVersion } from '../profiles.service.ts';
import { lengthsOf } from '../rules.ts';
import { toProposal } from './queries.ts';
import { findReadablePart } from './reading.service.ts';
import { measurementProposals, orderMeasurements } from './tables.ts';

/**
 * Proposes measurements to the customer of a part that the caller works on. Throws 404, 409 `proposal_waits`, 422
 * `impossible`, `to_confirm`, `measured_later`, or `nothing_new` when no length differs.
 */
export async function propose(ctx: Ctx<Viewer>, partId: string, form: ProposalForm): Promise<MeasurementProposal> {
  return staffWrite(ctx, async (tx) => {
    const part = await findReadablePart(tx, ctx.viewer, partId);
    const line = await lockLine(tx, partId, form.itemId);
    const before = line.agreed;
    const { figure, ageGroup } = line.frozen ?? form;
    const sent = lengthsOf({ figure, values: form.values });
    const values = newOf(before, sent);
    if (Object.keys(values).length === 0) throw new Refusal(measurementErrors.nothing_new);
    requirePast(form.measuredOn, ctx.clock());
    requireBelievable({ figure, ageGroup, unit: form.unit, values: { ...before, ...values } }, form.confirmed);
    const { unit, measuredOn, note } = form;
    const maker = await workshopOf(tx, ctx.viewer);
    const [row] = await tx
      .insert(measurementProposals)
      .values({
        ...{ orderItemId: form.itemId, makerId: maker._id, proposedBy: ctx.viewer._id, createdAt: ctx.clock() },
        ...{ figure, ageGroup, unit, values, before, measuredOn, note },
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new Refusal(measurementErrors.proposal_waits);
    await notify(ctx, tx, {
      userIds: [part.customerId],
      kind: 'measurements-proposed',
      title: 'New measurements to look at',
      text: `${maker.name} measured for “${line.title}” and asks whether the new measurements may be kept.`,
      path: '/account?section=measurements',
      cause: `proposal:${row._id}`,
    });
    return toProposal({ row, maker: maker.name });
  });
}

/** A made-to-measure line of a part with what it is made from by now: frozen, then agreed at fittings. Throws 404. */
async function lockLine(tx: Tx, partId: string, itemId: string) {
  const [line] = await tx
    .select({ title: orderItems.title })
    .from(orderItems)
    .where(and(eq(orderItems._id, itemId), eq(orderItems.partId, partId), eq(orderItems.kind, 'made-to-measure')))
    .for('no key update');
  if (!line) throw new Refusal(commonErrors.not_found);
  const [kept] = await tx.select().from(orderMeasurements).where(eq(orderMeasurements.orderItemId, itemId));
  const [latest] = await tx
    .select()
    .from(measurementProposals)
    .where(and(eq(measurementProposals.orderItemId, itemId), eq(measurementProposals.state, 'accepted')))
    .orderBy(desc(measurementProposals._id))
    .limit(1);
  const agreed: Lengths = latest ? { ...latest.before, ...latest.values } : (kept?.frozen.values ?? {});
  return { ...line, frozen: kept?.frozen ?? null, agreed };
}

/** The lengths that differ from before. */
const newOf = (before: Lengths, sent: Lengths): Lengths =>
  Object.fromEntries(
    changesBetween(before, { ...before, ...sent }).flatMap(({ measure, to }) => (to === null ? [] : [[measure, to]])),
  );

async function workshopOf(tx: Tx, { _id }: Viewer): Promise<{ _id: string; name: string }> {
  const [maker] = await tx.select({ _id: makers._id, name: makers.name }).from(makers).where(eq(makers.userId, _id));
  if (!maker) throw new Refusal(commonErrors.not_found);
  return maker;
}

/**
 * Takes proposed lengths over into the profile that the line was made from, as a new version; without one a profile is
 * made. The order keeps what it froze. Throws 404, 409 `proposal_answered`, 422 `too_many_profiles`.
 */
export async function acceptProposal(ctx: Ctx<Viewer>, proposalId: string): Promise<MeasurementProfile> {
  return ctx.db.transaction(async (tx) => {
    const { row, maker, profileId } = await answer(ctx, tx, proposalId, 'accepted');
    const { unit, measuredOn } = row;
    const fitting = { unit, measuredOn, method: 'fitting', measuredBy: maker.name } as const;
    const profile = profileId
      ? await addToProfile(ctx, tx, profileId, row.values, fitting)
      : await makeProfile(ctx, tx, row, maker.name, fitting);
    await tellMaker(ctx, tx, row, 'accepted the measurements of your fitting');
    return profile;
  });
}

type ProposalRow = typeof measurementProposals.$inferSelect;
type Fitting = Omit<NewVersion, 'values'>;

async function addToProfile(ctx: Ctx<Viewer>, tx: Tx, profileId: string, values: Lengths, fitting: Fitting) {
  const found = await lockProfile(tx, ctx.viewer._id, profileId);
  const { figure } = found.profile;
  const merged = lengthsOf({ figure, values: { ...found.version.values, ...values } });
  return addVersionTo(ctx, tx, found, { ...fitting, values: merged });
}

function makeProfile(ctx: Ctx<Viewer>, tx: Tx, row: ProposalRow, maker: string, fitting: Fitting) {
  const { figure, ageGroup, before, values, measuredOn } = row;
  const name = `${maker}, ${measuredOn}`.slice(0, 60);
  return addProfile(
    ctx,
    tx,
    ctx.viewer._id,
    { name, figure, ageGroup },
    { ...fitting, values: { ...before, ...values } },
  );
}

/** Refuses proposed lengths; nothing changes. Throws 404, 409 `proposal_answered`. */
export async function refuseProposal(ctx: Ctx<Viewer>, proposalId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { row } = await answer(ctx, tx, proposalId, 'refused');
    await tellMaker(ctx, tx, row, 'did not accept the measurements of your fitting');
  });
}

async function answer(ctx: Ctx<Viewer>, tx: Tx, proposalId: string, state: 'accepted' | 'refused') {
  const [found] = await tx
    .select({ row: measurementProposals, maker: { name: makers.name }, profileId: orderMeasurements.profileId })
    .from(measurementProposals)
    .innerJoin(makers, eq(makers._id, measurementProposals.makerId))
    .innerJoin(orderItems, eq(orderItems._id, measurementProposals.orderItemId))
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .leftJoin(orderMeasurements, eq(orderMeasurements.orderItemId, orderItems._id))
    .where(and(eq(measurementProposals._id, proposalId), eq(orders.userId, ctx.viewer._id)))
    .for('update', { of: measurementProposals });
  if (!found) throw new Refusal(commonErrors.not_found);
  if (found.row.state !== 'open') throw new Refusal(measurementErrors.proposal_answered);
  await tx
    .update(measurementProposals)
    .set({ state, answeredAt: ctx.clock() })
    .where(eq(measurementProposals._id, proposalId));
  return found;
}

async function tellMaker(ctx: Ctx<Viewer>, tx: Tx, row: ProposalRow, what: string): Promise<void> {
  const [order] = await tx
    .select({ _id: orders._id, number: orders.number })
    .from(orders)
    .innerJoin(orderParts, eq(orderParts.orderId, orders._id))
    .innerJoin(orderItems, eq(orderItems.partId, orderParts._id))
    .where(eq(orderItems._id, row.orderItemId));
  if (!order) return;
  await notify(ctx, tx, {
    userIds: [row.proposedBy],
    kind: 'measurements-answered',
    title: 'Measurements answered',
    text: `The customer of ${order.number} ${what}.`,
    path: inArea(`/orders/${order._id}`),
    cause: `answer:${row._id}`,
  });
}
