import { commonErrors } from '@adunni/contracts/errors';
import type { ProposalForm } from '@adunni/contracts/measurements/forms';
import type { LoadedMeasurementProposal } from '@adunni/contracts/measurements/measurements';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { acceptedAbout } from '../../measurements/queries.ts';
import { type Measured, propose } from '../../measurements/service.ts';
import { measurementProposals } from '../../measurements/tables.ts';
import { orderItems } from '../tables.ts';
import { findReadablePart } from './reading/reading.service.ts';
import { orderMeasurements } from './tables.ts';

/** Proposes measurements to the customer of a part that the caller works on. Throws 404, else as `propose`. */
export const proposeForPart = (
  ctx: Ctx<Viewer>,
  partId: string,
  form: ProposalForm,
): Promise<LoadedMeasurementProposal> =>
  propose(ctx, form, async (tx) => {
    const { customerId } = await findReadablePart(tx, ctx.viewer, partId);
    return { customerId, ...(await lockLine(tx, partId, form.itemId)) };
  });

/** A made-to-measure line of a part with what it is made from by now: frozen, then agreed at fittings. Throws 404. */
async function lockLine(tx: Tx, partId: string, itemId: string): Promise<Omit<Measured, 'customerId'>> {
  const [line] = await tx
    .select({ title: orderItems.title })
    .from(orderItems)
    .where(and(eq(orderItems._id, itemId), eq(orderItems.partId, partId), eq(orderItems.kind, 'made-to-measure')))
    .for('no key update');
  if (!line) throw new Refusal(commonErrors.not_found);
  const kept = await tx
    .select()
    .from(orderMeasurements)
    .where(eq(orderMeasurements.orderItemId, itemId))
    .orderBy(desc(orderMeasurements._id));
  const [current, ...replaced] = kept;
  const about = eq(measurementProposals.orderItemId, itemId);
  // What was agreed before its customer replaced what it is made from went with that.
  const since = current && replaced.length > 0 ? gt(measurementProposals._id, current._id) : undefined;
  const accepted = await acceptedAbout(tx, and(about, since) ?? about);
  return { of: { orderItemId: itemId }, title: line.title, frozen: current?.frozen ?? null, accepted };
}
