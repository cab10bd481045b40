import { createHash } from 'node:crypto';
import { commonErrors } from '@adunni/contracts/errors';
import { planningErrors } from '@adunni/contracts/planning/cases';
import type { PlanningRequest } from '@adunni/contracts/planning/forms';
import { BEFORE_AGREEMENT, isStage } from '@adunni/contracts/planning/stages';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { normalisePhone } from '../../../kit/phone.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { getWorkingTime } from '../../settings/queries.ts';
import { afterWorking, dayLengthOf } from '../../settings/rules.ts';
import { caseOf, changeCase, lockCase } from '../lock.queries.ts';
import { tellOfCustomersNo, tellOfRequest } from '../notify.service.ts';
import { ANSWER_DAYS, stageValues } from '../rules.ts';
import { planningCases, planningProposals } from '../tables.ts';

/** Requests of one person. */
const REQUESTS = { most: 10, minutes: 24 * 60 };

/**
 * Opens a case of the caller’s, once per key: the same request sent again answers with the first. Throws 400 for a day
 * that has passed and for no phone number, 422 for another request under a used key, 429.
 */
export async function requestPlanning(ctx: Ctx<Viewer>, formKey: string, form: PlanningRequest): Promise<string> {
  const now = ctx.clock();
  const formHash = createHash('sha256').update(JSON.stringify(form)).digest('hex');
  if (form.day !== null && form.day < shopDay(now))
    throw new Refusal(commonErrors.invalid, { fields: { day: 'Please choose a day that is still to come.' } });
  const request = { ...form, contactPhone: normalisePhone(form.contactPhone, { field: 'contactPhone' }) };
  return ctx.db.transaction(async (tx) => {
    const time = await getWorkingTime(tx);
    const [row] = await tx
      .insert(planningCases)
      .values({
        ...{ number: nextNumber(now), userId: ctx.viewer._id, level: form.level, day: form.day, request },
        ...{ formKey, formHash, stageAt: now, createdAt: now },
        answerDueAt: afterWorking(now, ANSWER_DAYS * dayLengthOf(time), time),
      })
      .onConflictDoNothing({ target: [planningCases.userId, planningCases.formKey] })
      .returning();
    if (!row) return alreadyRequested(tx, ctx.viewer._id, { formKey, formHash });
    await limitAttempts(tx, `planning:${ctx.viewer._id}`, REQUESTS, now);
    await tellOfRequest(ctx, tx, row);
    return row._id;
  });
}

async function alreadyRequested(
  tx: Tx,
  userId: string,
  { formKey, formHash }: { formKey: string; formHash: string },
): Promise<string> {
  const [row] = await tx
    .select({ _id: planningCases._id, formHash: planningCases.formHash })
    .from(planningCases)
    .where(and(caseOf(userId), eq(planningCases.formKey, formKey)));
  if (row?.formHash !== formHash) throw new Refusal(planningErrors.request_key_reused);
  return row._id;
}

/**
 * Withdraws one of the caller’s cases while nothing is agreed; withdrawn again it stays as it is. Throws 404, 409 once a
 * proposal is accepted.
 */
export async function withdrawCase(ctx: Ctx<Viewer>, caseId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockCase(tx, caseId, caseOf(ctx.viewer._id));
    if (row.stage === 'withdrawn') return;
    if (!isStage(row.stage, BEFORE_AGREEMENT))
      throw new Refusal(row.stage === 'declined' ? planningErrors.stage_not_possible : planningErrors.already_agreed);
    const now = ctx.clock();
    await closeOpenProposal(tx, caseId, 'replaced', now);
    const withdrawn = await changeCase(tx, row, stageValues('withdrawn', now));
    await tellOfCustomersNo(ctx, tx, withdrawn);
  });
}

/** Nobody can accept the open proposal of a locked case any more. */
export async function closeOpenProposal(tx: Tx, caseId: string, status: 'replaced' | 'declined', now: Date) {
  await tx
    .update(planningProposals)
    .set({ status, answeredAt: now })
    .where(and(eq(planningProposals.caseId, caseId), eq(planningProposals.status, 'open')));
}

/** The next number of a case, as SQL, in the year that it is in Lagos. */
function nextNumber(at: Date): SQL<string> {
  const year = shopDay(at).slice(0, 4);
  return sql`(select ${`PLN-${year}-`}::text || lpad(next, greatest(6, length(next)), '0')
    from (select nextval('planning_numbers')::text as next) numbered)`;
}
