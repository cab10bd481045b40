import { commonErrors } from '@adunni/contracts/errors';
import type { Lengths } from '@adunni/contracts/measurements/catalogue';
import type { AcceptForm } from '@adunni/contracts/measurements/forms';
import { type LoadedMeasurementProfile, measurementErrors } from '@adunni/contracts/measurements/measurements';
import { and, eq, type SQL } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { makers } from '../../makers/tables.ts';
import { inArea } from '../../notifications/rules.ts';
import { notify } from '../../notifications/service.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { listProfiles } from '../profiles.queries.ts';
import { addProfile, addVersionTo, lockProfile, type NewVersion } from '../profiles.service.ts';
import { lengthsOf } from '../rules.ts';
import { measurementProposals } from '../tables.ts';
import { answeredBy, describeProposals, type ProposalRow, selectProposals } from './queries.ts';
import { measuredSources } from './source.ts';

type Fitting = Omit<NewVersion, 'values'>;
type Ended = Awaited<ReturnType<typeof end>>;

/**
 * Takes proposed lengths over as a new version of the profile that the piece or booking goes by. Where there is none, of
 * the one of the same figure that the customer chose, else a profile is made. What an order or booking froze stays.
 * Throws 404, 409 `proposal_answered`, `proposal_withdrawn`, 422 `too_many_profiles`.
 */
export async function acceptProposal(
  ctx: Ctx<Viewer>,
  proposalId: string,
  { profileId }: AcceptForm,
): Promise<LoadedMeasurementProfile> {
  return ctx.db.transaction(async (tx) => {
    const ended = await end(ctx, tx, proposalId, answeredBy(tx, ctx.viewer._id), 'accepted');
    const { row, maker } = ended;
    const { unit, measuredOn } = row;
    const fitting = { unit, measuredOn, method: 'fitting', measuredBy: maker } as const;
    const profile = ended.profile
      ? await addToProfile(ctx, tx, ended.profile._id, row.values, fitting)
      : profileId
        ? await addToChosen(ctx, tx, profileId, row, fitting)
        : await makeProfile(ctx, tx, row, maker, fitting);
    for (const { column, accepted } of measuredSources())
      if (row[column] !== null) await accepted?.(ctx, tx, row[column], proposalId);
    await notifyProposer(ctx, tx, ended, 'accepted the measurements of your fitting');
    return profile;
  });
}

async function addToProfile(ctx: Ctx<Viewer>, tx: Tx, profileId: string, values: Lengths, fitting: Fitting) {
  const found = await lockProfile(tx, ctx.viewer._id, profileId);
  const { figure } = found.profile;
  const merged = lengthsOf({ figure, values: { ...found.version.values, ...values } });
  return addVersionTo(ctx, tx, found, { ...fitting, values: merged });
}

async function addToChosen(ctx: Ctx<Viewer>, tx: Tx, profileId: string, row: ProposalRow, fitting: Fitting) {
  const { profile } = await lockProfile(tx, ctx.viewer._id, profileId);
  const isSameBody = profile.figure === row.figure && profile.ageGroup === row.ageGroup;
  if (!isSameBody) throw new Refusal(commonErrors.not_found);
  return addToProfile(ctx, tx, profileId, { ...row.before, ...row.values }, fitting);
}

async function makeProfile(ctx: Ctx<Viewer>, tx: Tx, row: ProposalRow, maker: string, fitting: Fitting) {
  const { figure, ageGroup, before, values, measuredOn } = row;
  const kept = new Set((await listProfiles(tx, ctx.viewer._id)).map((profile) => profile.name));
  const name = uniqueName(`${maker}, ${measuredOn}`.slice(0, 55), kept);
  return addProfile(
    ctx,
    tx,
    ctx.viewer._id,
    { name, figure, ageGroup },
    { ...fitting, values: { ...before, ...values } },
  );
}

/** A name that is not taken, counted on: a maker may measure twice on the same day. */
function uniqueName(name: string, taken: ReadonlySet<string>, nth = 1): string {
  const wanted = nth === 1 ? name : `${name} (${nth})`;
  return taken.has(wanted) ? uniqueName(name, taken, nth + 1) : wanted;
}

/** Refuses proposed lengths; nothing changes. Throws 404, 409 `proposal_answered`, `proposal_withdrawn`. */
export async function refuseProposal(ctx: Ctx<Viewer>, proposalId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const ended = await end(ctx, tx, proposalId, answeredBy(tx, ctx.viewer._id), 'refused');
    await notifyProposer(ctx, tx, ended, 'did not accept the measurements of your fitting');
  });
}

/** Takes a proposal of the caller’s workshop back. Throws 404, 409 `proposal_answered`, `proposal_withdrawn`. */
export async function withdrawProposal(ctx: Ctx<Viewer>, proposalId: string): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    const { maker, title, customerId } = await end(ctx, tx, proposalId, eq(makers.userId, ctx.viewer._id), 'withdrawn');
    await notify(ctx, tx, {
      userIds: [customerId],
      kind: notificationKinds.proposed,
      title: 'Measurements withdrawn',
      text: `${maker} has withdrawn the measurements for “${title}”. You don’t need to do anything.`,
      path: '/account?section=measurements',
      cause: `withdrawn:${proposalId}`,
    });
  });
}

/** Ends an open proposal that the condition allows; of several who try at once, one does. */
async function end(
  ctx: Ctx<Viewer>,
  tx: Tx,
  proposalId: string,
  allowed: SQL | undefined,
  status: 'accepted' | 'refused' | 'withdrawn',
) {
  const [found] = await selectProposals(tx)
    .where(and(eq(measurementProposals._id, proposalId), allowed))
    .for('update', { of: measurementProposals });
  if (!found) throw new Refusal(commonErrors.not_found);
  if (found.row.status === 'withdrawn') throw new Refusal(measurementErrors.proposal_withdrawn);
  if (found.row.status !== 'open') throw new Refusal(measurementErrors.proposal_answered);
  await tx
    .update(measurementProposals)
    .set({ status, answeredAt: ctx.clock() })
    .where(eq(measurementProposals._id, proposalId));
  const [subject] = await describeProposals(tx, [found.row]);
  if (!subject) throw new Refusal(commonErrors.not_found);
  return { ...subject, ...found };
}

async function notifyProposer(ctx: Ctx<Viewer>, tx: Tx, { row, about }: Ended, what: string): Promise<void> {
  await notify(ctx, tx, {
    userIds: [row.proposedBy],
    kind: notificationKinds.answered,
    title: 'Customer response to measurements',
    text: `The customer of ${about.number} ${what}.`,
    path: inArea(`/${about.kind}s/${about._id}`),
    cause: `answer:${row._id}`,
  });
}
