import { commonErrors } from '@adunni/contracts/errors';
import { paymentErrors } from '@adunni/contracts/payments/payments';
import { isStage } from '@adunni/contracts/planning/stages';
import { and, asc, eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { users } from '../../identity/tables.ts';
import type { Due, PaymentRow } from '../../payments/rules.ts';
import { type Payable, type PayableSource, requestRefund } from '../../payments/service.ts';
import { changeCase, lockCase } from '../lock.queries.ts';
import { tellOfMilestone, tellOfRefund } from '../notify.service.ts';
import { milestonePath, stageValues } from '../rules.ts';
import { type CaseRow, type MilestoneRow, planningMilestones } from '../tables.ts';
import { postMilestonePayment, postMilestoneRefund } from './posting.service.ts';

/** Why a payment can’t be honoured, as its customer reads it. */
const NOT_HONOURED = {
  second: 'This milestone was already paid, so your second payment will be refunded.',
  ended: 'Your celebration was cancelled before your payment arrived, so it will be refunded.',
} as const;

interface Held {
  row: CaseRow;
  milestone: MilestoneRow;
  /** All of the case’s, in their order. */
  all: MilestoneRow[];
}

/** What a payment means to a milestone. */
export const milestonePayable: PayableSource = {
  kind: 'milestone',
  lock: lockPayable,
  table: { id: planningMilestones._id, userId: planningMilestones.userId, number: planningMilestones.number },
  page: milestonePath,
};

/** Locks a milestone to be paid, and before it its case; a person’s own when `userId` is given. Throws 404. */
async function lockPayable(deps: Deps, tx: Tx, milestoneId: string, userId?: string): Promise<Payable> {
  const held = await hold(tx, milestoneId, userId);
  const [payer] = await tx.select({ email: users.email }).from(users).where(eq(users._id, held.row.userId));
  return {
    email: payer?.email ?? '',
    metadata: { milestoneId, caseNumber: held.row.number },
    due: async () => amountDue(held),
    record: (payment) => record(deps, tx, held, payment),
    // A milestone holds nothing that a slow transfer could lose.
    follow: async () => undefined,
  };
}

async function hold(tx: Tx, milestoneId: string, userId?: string): Promise<Held> {
  const mine = userId === undefined ? undefined : eq(planningMilestones.userId, userId);
  const [known] = await tx
    .select({ caseId: planningMilestones.caseId })
    .from(planningMilestones)
    .where(and(eq(planningMilestones._id, milestoneId), mine));
  if (!known) throw new Refusal(commonErrors.not_found);
  const row = await lockCase(tx, known.caseId);
  const all = await tx
    .select()
    .from(planningMilestones)
    .where(eq(planningMilestones.caseId, known.caseId))
    .orderBy(asc(planningMilestones.position))
    .for('no key update');
  const milestone = all.find(({ _id }) => _id === milestoneId);
  if (!milestone) throw new Refusal(commonErrors.not_found);
  return { row, milestone, all };
}

/** Milestones are paid one after the other. */
function amountDue({ row, milestone, all }: Held): Due {
  const isNext = all.find(({ paidAt }) => paidAt === null)?._id === milestone._id;
  if (!isNext || !isStage(row.stage, ['accepted', 'under-way'])) throw new Refusal(paymentErrors.nothing_due);
  return { purpose: purposeOf(milestone, all), amount: milestone.amount };
}

function purposeOf({ position }: MilestoneRow, all: readonly MilestoneRow[]): Due['purpose'] {
  if (all.length === 1) return 'full';
  return position === 0 ? 'deposit' : 'balance';
}

/**
 * Books a successful payment on its locked milestone; the first begins the work. What comes a second time, or after the
 * celebration was cancelled, goes back.
 */
async function record(deps: Deps, tx: Tx, { row, milestone }: Held, payment: PaymentRow): Promise<void> {
  const at = deps.clock();
  const refused = milestone.paidAt ? 'second' : isStage(row.stage, ['accepted', 'under-way', 'done']) ? null : 'ended';
  const posted = { milestoneId: milestone._id, amount: payment.amount, isHonoured: refused === null, at };
  await postMilestonePayment(tx, { ...posted, paymentId: payment._id });
  if (refused) return giveBack(deps, tx, { row, milestone, payment, reason: NOT_HONOURED[refused] });
  await tx.update(planningMilestones).set({ paidAt: at }).where(eq(planningMilestones._id, milestone._id));
  const after = row.stage === 'accepted' ? await changeCase(tx, row, stageValues('under-way', at)) : row;
  await tellOfMilestone(deps, tx, after, milestone);
}

async function giveBack(
  deps: Deps,
  tx: Tx,
  { row, milestone, payment, reason }: { row: CaseRow; milestone: MilestoneRow; payment: PaymentRow; reason: string },
): Promise<void> {
  const { amount } = payment;
  const cause = `unassigned:${payment._id}`;
  await requestRefund(deps, tx, { paymentId: payment._id, amount, cause, reason });
  await postMilestoneRefund(tx, { milestoneId: milestone._id, amount, cause, isHonoured: false, at: deps.clock() });
  await tellOfRefund(deps, tx, row, { amount, reason, cause });
}

/** The case that one of a person’s milestones is of. Throws 404. */
export async function caseOfMilestone(db: Db, milestoneId: string, userId: string): Promise<string> {
  const [found] = await db
    .select({ caseId: planningMilestones.caseId })
    .from(planningMilestones)
    .where(and(eq(planningMilestones._id, milestoneId), eq(planningMilestones.userId, userId)));
  if (!found) throw new Refusal(commonErrors.not_found);
  return found.caseId;
}
