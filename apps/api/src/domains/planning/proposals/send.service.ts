import { commonErrors } from '@adunni/contracts/errors';
import { planningErrors } from '@adunni/contracts/planning/cases';
import type { ProposalForm } from '@adunni/contracts/planning/forms';
import { milestoneAmounts, totalOf } from '@adunni/contracts/planning/milestones';
import { canCaseBecome } from '@adunni/contracts/planning/stages';
import { count, eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { Refusal } from '../../../kit/errors.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { LEAST_CHARGE } from '../../payments/rules.ts';
import { changeCase, lockSeenCase } from '../lock.queries.ts';
import { tellOfProposal } from '../notify.service.ts';
import { closeOpenProposal } from '../requesting/request.service.ts';
import { stageValues } from '../rules.ts';
import { planningProposals } from '../tables.ts';

/**
 * Sends a version of a proposal, which replaces the one before: from now on nobody accepts that. Throws 400 for what
 * can’t be paid or has passed, 404, 409 when the case was changed meanwhile or nothing is to be proposed.
 */
export async function sendProposal(
  ctx: StaffCtx,
  caseId: string,
  { version, proposal: words }: { version: number; proposal: ProposalForm },
): Promise<{ version: number; proposalId: string }> {
  const now = ctx.clock();
  refuseUnpayable(words);
  refusePast(words, shopDay(now));
  return staffWrite(ctx, async (tx) => {
    const row = await lockSeenCase(tx, caseId, version);
    const isRenewed = row.stage === 'proposed';
    if (!isRenewed && !canCaseBecome(row.stage, 'proposed')) throw new Refusal(planningErrors.stage_not_possible);
    await closeOpenProposal(tx, caseId, 'replaced', now);
    const [before] = await tx
      .select({ made: count() })
      .from(planningProposals)
      .where(eq(planningProposals.caseId, caseId));
    const [proposal] = await tx
      .insert(planningProposals)
      .values({
        ...{ caseId, words, authorId: ctx.viewer._id, createdAt: now },
        ...{ number: (before?.made ?? 0) + 1, total: totalOf(words.items), expiresOn: words.expiresOn },
      })
      .returning();
    if (!proposal) throw new Error('the proposal was not stored');
    const assigneeId = row.assigneeId ?? ctx.viewer._id;
    const proposed = await changeCase(tx, row, { ...stageValues('proposed', now), assigneeId });
    await tellOfProposal(ctx, tx, proposed, proposal);
    return { version: proposed.version, proposalId: proposal._id };
  });
}

function refuseUnpayable({ items, shares }: ProposalForm): void {
  const least = Math.min(...milestoneAmounts(totalOf(items), shares));
  if (least >= LEAST_CHARGE) return;
  throw new Refusal(commonErrors.invalid, { fields: { shares: 'Each milestone must come to ₦50 or more.' } });
}

function refusePast({ day, expiresOn, shares }: ProposalForm, today: string): void {
  const fields: Record<string, string> = {};
  if (day < today) fields.day = 'Please choose a day that is still to come.';
  if (expiresOn < today) fields.expiresOn = 'Please choose a day that is still to come.';
  shares.forEach(({ dueOn }, index) => {
    if (dueOn !== null && dueOn < today) fields[`shares.${index}.dueOn`] = 'This day has passed.';
  });
  if (Object.keys(fields).length > 0) throw new Refusal(commonErrors.invalid, { fields });
}
