import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { asWorker } from '../../conversations/rules.ts';
import { limitMessages, type SentMessage, sentUnder, writeMessageIn } from '../../conversations/service.ts';
import { changeCase, lockCase } from '../lock.queries.ts';
import { stageValues } from '../rules.ts';
import { planningTalk } from './subject.ts';

/**
 * Writes to the customer of a case, once per key; the first message answers their request, and whoever writes it coordinates what
 * nobody does yet. Throws 404, 409 when it was withdrawn, 422 for files that are gone, 429.
 */
export async function writeAsCoordinator(ctx: StaffCtx, caseId: string, sent: SentMessage): Promise<string> {
  const place = planningTalk(caseId, asWorker(ctx.viewer));
  await limitMessages(ctx, place, sent);
  return staffWrite(ctx, async (tx) => {
    const row = await lockCase(tx, caseId);
    const before = await sentUnder(tx, place, sent);
    if (before !== null) return before;
    const messageId = await writeMessageIn(ctx, tx, place, sent);
    if (row.stage === 'requested')
      await changeCase(tx, row, {
        ...stageValues('in-conversation', ctx.clock()),
        assigneeId: row.assigneeId ?? ctx.viewer._id,
      });
    return messageId;
  });
}
