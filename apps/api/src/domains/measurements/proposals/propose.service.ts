import { commonErrors } from '@adunni/contracts/errors';
import type { Lengths } from '@adunni/contracts/measurements/catalogue';
import type { FittingForm } from '@adunni/contracts/measurements/forms';
import {
  type FrozenMeasurements,
  type LoadedMeasurementProposal,
  measurementErrors,
} from '@adunni/contracts/measurements/measurements';
import { changesBetween } from '@adunni/contracts/measurements/rules';
import { and, eq, ne } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { users } from '../../identity/tables.ts';
import { makers } from '../../makers/tables.ts';
import { notify } from '../../notifications/service.ts';
import { requirePast, requirePlausible } from '../checks.service.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { lengthsOf } from '../rules.ts';
import { measurementProposals } from '../tables.ts';
import { toProposal } from './queries.ts';

/** What was measured for: a piece of an order, or a booking. */
export interface Measured {
  of: { orderItemId: string } | { bookingId: string };
  title: string;
  customerId: string;
  /** What it was placed with. */
  frozen: FrozenMeasurements | null;
  /** What was agreed at a fitting since; null when nothing was. */
  accepted: Lengths | null;
}

/**
 * Proposes measurements to a customer; `lock` finds what they were taken for, allows it, and holds it. Throws what `lock`
 * does, 409 `proposal_waits`, 422 `impossible`, `to_confirm`, `measured_later`, or `nothing_new` when no length differs.
 */
export async function propose(
  ctx: Ctx<Viewer>,
  form: FittingForm,
  lock: (tx: Tx) => Promise<Measured>,
): Promise<LoadedMeasurementProposal> {
  return staffWrite(ctx, async (tx) => {
    const { of, title, customerId, frozen, accepted } = await lock(tx);
    const before = accepted ?? frozen?.values ?? {};
    const { figure, ageGroup } = frozen ?? form;
    const sent = lengthsOf({ figure, values: form.values });
    const values = newOf(before, sent);
    if (Object.keys(values).length === 0) throw new Refusal(measurementErrors.nothing_new);
    requirePast(form.measuredOn, ctx.clock());
    requirePlausible({ figure, ageGroup, unit: form.unit, values: { ...before, ...values } }, form.confirmed);
    const { unit, measuredOn, note } = form;
    const maker = await workshopOf(tx, ctx.viewer);
    const [row] = await tx
      .insert(measurementProposals)
      .values({
        ...{ ...of, makerId: maker._id, proposedBy: ctx.viewer._id, createdAt: ctx.clock() },
        ...{ figure, ageGroup, unit, values, before, measuredOn, note },
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new Refusal(measurementErrors.proposal_waits);
    await notify(ctx, tx, {
      userIds: [customerId],
      kind: notificationKinds.proposed,
      title: 'New measurements to review',
      text: `${maker.name} took measurements for “${title}” and asks you to accept them.`,
      path: '/account?section=measurements',
      cause: `proposal:${row._id}`,
    });
    return toProposal({ row, maker: maker.name });
  });
}

/** Keeps a person’s account from being erased until the transaction ends. Throws 404 for one that is gone. */
export async function lockCustomer(tx: Tx, userId: string): Promise<void> {
  const [person] = await tx
    .select({ _id: users._id })
    .from(users)
    .where(and(eq(users._id, userId), ne(users.status, 'deleted')))
    .for('share');
  if (!person) throw new Refusal(commonErrors.not_found);
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
