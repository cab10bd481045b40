import { commonErrors } from '@adunni/contracts/errors';
import type { LegalDraftForm } from '@adunni/contracts/legal/forms';
import { legalStaffErrors } from '@adunni/contracts/legal/staff';
import { and, eq, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { announceTermsJob } from '../jobs.ts';
import { publishedVersions } from '../queries.ts';
import { inForceAt, isAnnouncedInTime, nextAfter } from '../rules.ts';
import { legalVersions } from '../tables.ts';

type Row = typeof legalVersions.$inferSelect;

/** How staff write documents: drafts at will, published versions never again. */
export const legalWrites = {
  async create({ viewer, clock }: StaffCtx, tx: Tx, values: LegalDraftForm): Promise<string> {
    const [row] = await tx
      .insert(legalVersions)
      .values({ ...values, byId: viewer._id, createdAt: clock(), updatedAt: clock() })
      .returning({ _id: legalVersions._id });
    if (!row) throw new Error('the draft was not stored');
    return row._id;
  },
  async update({ viewer, clock }: StaffCtx, tx: Tx, _id: string, values: LegalDraftForm): Promise<void> {
    await requireDraft(tx, _id);
    await tx
      .update(legalVersions)
      .set({ ...values, byId: viewer._id, updatedAt: clock() })
      .where(eq(legalVersions._id, _id));
  },
  actions: {
    publish,
    async withdraw({ clock }: StaffCtx, tx: Tx, _id: string): Promise<void> {
      const row = await rowOf(tx, _id);
      if (!row.effectiveAt || row.effectiveAt <= clock()) throw new Refusal(legalStaffErrors.not_scheduled);
      await tx
        .update(legalVersions)
        .set({ publishedAt: null, effectiveAt: null, number: null, correction: 0, updatedAt: clock() })
        .where(eq(legalVersions._id, _id));
    },
    async remove(_ctx: StaffCtx, tx: Tx, _id: string): Promise<void> {
      await requireDraft(tx, _id);
      await tx.delete(legalVersions).where(eq(legalVersions._id, _id));
    },
  },
};

async function rowOf(tx: Tx, _id: string): Promise<Row> {
  const [row] = await tx.select().from(legalVersions).where(eq(legalVersions._id, _id));
  if (!row) throw new Refusal(commonErrors.not_found);
  return row;
}

async function requireDraft(tx: Tx, _id: string): Promise<Row> {
  const row = await rowOf(tx, _id);
  if (row.publishedAt !== null) throw new Refusal(legalStaffErrors.published);
  return row;
}

/** Schedules a draft, or lets it hold at once; a correction counts below the version that it corrects. */
async function publish(ctx: StaffCtx, tx: Tx, _id: string): Promise<void> {
  const now = ctx.clock();
  const draft = await requireDraft(tx, _id);
  // One at a time of a document, so that numbers are given once and one version is announced.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`legal ${draft.document}`}))`);
  const versions = await publishedVersions(tx, draft.document);
  const effectiveAt = draft.startsAt ?? now;
  const counted = draft.isMinor ? correctionOf(versions, now) : nextNumber(draft, versions, effectiveAt, now);
  await tx
    .update(legalVersions)
    .set({
      ...counted,
      ...{ publishedAt: now, effectiveAt, updatedAt: now, byId: ctx.viewer._id },
      tookEffectAt: effectiveAt <= now ? now : null,
    })
    .where(eq(legalVersions._id, _id));
  if (draft.document === 'terms' && effectiveAt > now) await ctx.jobs.enqueue(tx, announceTermsJob, { versionId: _id });
}

type Versions = Awaited<ReturnType<typeof publishedVersions>>;

function correctionOf(versions: Versions, now: Date): { number: number; correction: number } {
  const current = inForceAt(versions, now);
  if (!current) throw new Refusal(legalStaffErrors.nothing_to_correct);
  return { number: current.number, correction: current.correction + 1 };
}

function nextNumber(
  { document, startsAt }: Row,
  versions: Versions,
  effectiveAt: Date,
  now: Date,
): { number: number; correction: number } {
  if (startsAt && startsAt < now) throw new Refusal(legalStaffErrors.in_the_past);
  if (nextAfter(versions, now)) throw new Refusal(legalStaffErrors.other_scheduled);
  if (!isAnnouncedInTime(document, versions.length === 0, effectiveAt, now))
    throw new Refusal(legalStaffErrors.too_soon);
  return { number: Math.max(0, ...versions.map((version) => version.number)) + 1, correction: 0 };
}

/** Starts a draft with the words of a version that was seen in this version of its row. Throws 404 and 409. */
export async function copyVersion(ctx: StaffCtx, _id: string, seen: number): Promise<string> {
  return staffWrite(ctx, async (tx) => {
    const [row] = await tx
      .select()
      .from(legalVersions)
      .where(and(eq(legalVersions._id, _id)));
    if (!row) throw new Refusal(commonErrors.not_found);
    if (row.version !== seen) throw new Refusal(commonErrors.stale);
    const { document, body } = row;
    const values = { document, body, whatChanged: 'To be written.', isMinor: false, startsAt: null };
    return legalWrites.create(ctx, tx, values);
  });
}
