import { applicationErrors } from '@adunni/contracts/careers/applications';
import type { MovedStage } from '@adunni/contracts/careers/stages';
import { MOVED_STAGES } from '@adunni/contracts/careers/stages';
import { commonErrors } from '@adunni/contracts/errors';
import { eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { cancelComing } from '../interviews/interviews.service.ts';
import { jobApplicationNotes, jobApplicationRatings, jobApplications } from '../tables.ts';

/**
 * Moves an application to a stage; one that is there already stays as it is, of one that is declined the interviews are
 * cancelled. Throws 409 for one that was withdrawn.
 */
const moveTo =
  (stage: MovedStage) =>
  async (ctx: StaffCtx, tx: Tx, _id: string): Promise<void> => {
    const [row] = await tx.select().from(jobApplications).where(eq(jobApplications._id, _id));
    if (row?.stage === 'withdrawn') throw new Refusal(applicationErrors.application_withdrawn);
    if (row?.stage === stage) return;
    await tx.update(jobApplications).set({ stage, stageAt: ctx.clock() }).where(eq(jobApplications._id, _id));
    if (row && stage === 'declined') await cancelComing(ctx, tx, row);
  };

/** What staff do to one or many applications: move them to a stage. */
export const applicationActions = Object.fromEntries(MOVED_STAGES.map((stage) => [stage, moveTo(stage)])) as Record<
  MovedStage,
  ReturnType<typeof moveTo>
>;

/** Notes something about an application, once for each key that is sent. Throws 404. */
export async function addNote(ctx: StaffCtx, applicationId: string, text: string, sentKey?: string): Promise<string> {
  return staffWrite(ctx, async (tx) => {
    await requireApplication(tx, applicationId);
    const [note] = await tx
      .insert(jobApplicationNotes)
      .values({ applicationId, authorId: ctx.viewer._id, text, sentKey, createdAt: ctx.clock() })
      .onConflictDoNothing({ target: jobApplicationNotes.sentKey })
      .returning({ _id: jobApplicationNotes._id });
    if (note) return note._id;
    const [known] = await tx
      .select({ _id: jobApplicationNotes._id })
      .from(jobApplicationNotes)
      .where(eq(jobApplicationNotes.sentKey, sentKey ?? ''));
    return known?._id ?? '';
  });
}

/** Gives an application the caller’s stars, in place of what they gave before. Throws 404. */
export async function rate(
  ctx: StaffCtx,
  applicationId: string,
  given: { stars: number; remark: string },
): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    await requireApplication(tx, applicationId);
    const set = { ...given, createdAt: ctx.clock() };
    await tx
      .insert(jobApplicationRatings)
      .values({ applicationId, raterId: ctx.viewer._id, ...set })
      .onConflictDoUpdate({ target: [jobApplicationRatings.applicationId, jobApplicationRatings.raterId], set });
  });
}

/** Keeps an application from being erased meanwhile. Throws 404. */
async function requireApplication(tx: Tx, _id: string): Promise<void> {
  const [row] = await tx
    .select({ _id: jobApplications._id })
    .from(jobApplications)
    .where(eq(jobApplications._id, _id))
    .for('key share');
  if (!row) throw new Refusal(commonErrors.not_found);
}
