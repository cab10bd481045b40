import { planningErrors } from '@adunni/contracts/planning/cases';
import { datedChecklist } from '@adunni/contracts/planning/checklist';
import { milestoneAmounts } from '@adunni/contracts/planning/milestones';
import { AGREED_STAGES, isStage } from '@adunni/contracts/planning/stages';
import { and, eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { caseOf, changeCase, lockCase } from '../lock.queries.ts';
import { tellOfAcceptance, tellOfCustomersNo } from '../notify.service.ts';
import { firstTasks, proposalStatus, stageValues } from '../rules.ts';
import {
  type CaseRow,
  type MilestoneRow,
  type ProposalRow,
  planningMilestones,
  planningProposals,
  planningTasks,
} from '../tables.ts';

/** One version of a proposal, as the customer read it. */
interface Answered {
  caseId: string;
  planProposalId: string;
}

/**
 * Accepts the very version that was read: in one transaction the case gets its milestones and its checklist, and
 * everybody is told; accepting it again changes nothing. Throws 404, 409 for one that was replaced, answered or has
 * expired, and for a case that was withdrawn.
 */
export async function acceptProposal(ctx: Ctx<Viewer>, { caseId, planProposalId }: Answered): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { row, proposal } = await find(ctx, tx, caseId, planProposalId);
    if (proposal.status === 'accepted') return;
    const now = ctx.clock();
    requireOpen(row, proposal, now);
    await tx
      .update(planningProposals)
      .set({ status: 'accepted', answeredAt: now })
      .where(eq(planningProposals._id, proposal._id));
    const { day } = proposal.words;
    const agreed = await changeCase(tx, row, { ...stageValues('accepted', now), day, reason: '' });
    const milestones = await addMilestones(tx, agreed, proposal);
    const tasks = firstTasks(datedChecklist(row.request.kind, day, shopDay(now)));
    await tx.insert(planningTasks).values(tasks.map((task) => ({ ...task, caseId })));
    await tellOfAcceptance(ctx, tx, agreed, proposal, milestones);
  });
}

/** The shares of a proposal as what is to pay: they sum to its total to the kobo, with the days that were proposed. */
async function addMilestones(tx: Tx, row: CaseRow, { words, total }: ProposalRow): Promise<MilestoneRow[]> {
  const amounts = milestoneAmounts(total, words.shares);
  const values = words.shares.flatMap(({ title, dueOn }, position) => {
    const amount = amounts[position];
    if (amount === undefined) return [];
    const of = { caseId: row._id, userId: row.userId, number: `${row.number}/${position + 1}` };
    return [{ ...of, position, title, amount, dueOn }];
  });
  return tx.insert(planningMilestones).values(values).returning();
}

/**
 * Declines an open proposal; the case may be taken up again by us. Throws 404, 409 once one is accepted, and for what was
 * replaced, has expired or was withdrawn.
 */
export async function declineProposal(
  ctx: Ctx<Viewer>,
  { caseId, planProposalId }: Answered,
  reason: string,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { row, proposal } = await find(ctx, tx, caseId, planProposalId);
    if (proposal.status === 'declined') return;
    const now = ctx.clock();
    requireOpen(row, proposal, now);
    await tx
      .update(planningProposals)
      .set({ status: 'declined', answeredAt: now, reason })
      .where(eq(planningProposals._id, proposal._id));
    const declined = await changeCase(tx, row, { ...stageValues('declined', now), reason });
    await tellOfCustomersNo(ctx, tx, declined);
  });
}

function requireOpen(row: CaseRow, proposal: ProposalRow, now: Date): void {
  if (isStage(row.stage, AGREED_STAGES)) throw new Refusal(planningErrors.already_agreed);
  const status = proposalStatus(proposal, now);
  if (status === 'expired') throw new Refusal(planningErrors.proposal_expired);
  if (row.stage !== 'proposed') throw new Refusal(planningErrors.stage_not_possible);
  if (status === 'replaced') throw new Refusal(planningErrors.proposal_replaced);
  if (status !== 'open') throw new Refusal(planningErrors.proposal_answered);
}

async function find(
  { viewer }: Ctx<Viewer>,
  tx: Tx,
  caseId: string,
  proposalId: string,
): Promise<{ row: CaseRow; proposal: ProposalRow }> {
  const row = await lockCase(tx, caseId, caseOf(viewer._id));
  const [proposal] = await tx
    .select()
    .from(planningProposals)
    .where(and(eq(planningProposals._id, proposalId), eq(planningProposals.caseId, caseId)));
  if (!proposal) throw new Refusal(planningErrors.proposal_not_found);
  return { row, proposal };
}
