import { commonErrors } from '@adunni/contracts/errors';
import { MAKER_TIER_MEANINGS } from '@adunni/contracts/makers/tiers';
import { type MakerStatus, verificationErrors } from '@adunni/contracts/makers/verification';
import { isMaker } from '@adunni/contracts/roles';
import { and, eq, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { users } from '../../identity/tables.ts';
import { inArea, pathOf } from '../../notifications/rules.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { announceSuspension, notifyMaker } from '../service.ts';
import { makerDocuments, makers } from '../tables.ts';
import { refusedEmail } from './email-templates.ts';
import { statusOf } from './rules.ts';
import type { MakerRow } from './shop.queries.ts';

type Tier = MakerRow['tier'];

/** A workshop in the version that the caller saw; `version` of each call below is checked against it. */
interface Seen {
  _id: string;
  version: number;
}

/** Approves a workshop that waits: all of it is public from now on. Throws 404, 409 stale or no longer waiting, 422 without owner. */
export function approve(ctx: StaffCtx, seen: Seen, tier: Tier): Promise<number> {
  return decide(ctx, seen, async (tx, maker) => {
    await requireOwner(tx, maker._id);
    await settle(ctx, tx, maker, 'approved', { tier, refusalReason: null });
    await notifyMaker(ctx, tx, maker._id, {
      kind: notificationKinds.verification,
      title: `${maker.name} is approved`,
      text: `Your shop is open. Your tier is ${tier}. ${MAKER_TIER_MEANINGS[tier]}`,
      path: inArea('/shop'),
    });
  });
}

/** Refuses a workshop that waits and tells its maker why; it may send its documents again. Throws as `approve`. */
export function refuse(ctx: StaffCtx, seen: Seen, reason: string): Promise<number> {
  return decide(ctx, seen, async (tx, maker) => {
    await settle(ctx, tx, maker, 'refused', { refusalReason: reason });
    await notifyMaker(ctx, tx, maker._id, {
      kind: notificationKinds.refused,
      title: `We could not verify ${maker.name} yet`,
      text: `${reason} You can update your documents and resubmit them.`,
      path: inArea('/shop'),
    });
    await mailRefusal(ctx, tx, maker, reason);
  });
}

/** Whoever waits for an answer gets it, whichever mails they have declined. */
async function mailRefusal(ctx: StaffCtx, tx: Tx, { userId, name }: MakerRow, reason: string): Promise<void> {
  const [owner] = await tx
    .select({ email: users.email, firstName: users.firstName, role: users.role })
    .from(users)
    .where(eq(users._id, userId));
  if (!owner) return;
  const path = pathOf(inArea('/shop'), owner.role);
  await sendMail(ctx, tx, 'workshop-refused', owner.email, refusedEmail(owner.firstName, name, reason, path));
}

/** Changes the tier of an approved workshop. Throws 404, 409 stale or not approved. */
export function changeTier(ctx: StaffCtx, seen: Seen, tier: Tier): Promise<number> {
  return change(ctx, seen, async (tx, maker) => {
    if (maker.status !== 'approved') throw new Refusal(verificationErrors.not_approved);
    if (maker.tier === tier) return;
    await tx.update(makers).set({ tier }).where(eq(makers._id, maker._id));
    await notifyMaker(ctx, tx, maker._id, {
      kind: notificationKinds.verification,
      title: `${maker.name} is now ${tier}`,
      text: MAKER_TIER_MEANINGS[tier],
      path: inArea('/shop'),
    });
  });
}

/** What staff do to workshops, one or many at a time. A suspended one shows nothing and can be opened again. */
export const workshopActions = {
  suspend: async (ctx: StaffCtx, tx: Tx, id: string): Promise<void> => {
    const maker = await turn(tx, id, 'approved', 'suspended');
    if (!maker) throw new Refusal(verificationErrors.not_approved);
    await notifyMaker(ctx, tx, id, {
      kind: notificationKinds.verification,
      title: `${maker.name} is suspended`,
      text: 'Your shop is not visible. Please complete your open orders and contact us.',
      path: inArea('/shop'),
    });
    await announceSuspension(ctx, tx, { _id: id, name: maker.name });
  },
  reopen: async (ctx: StaffCtx, tx: Tx, id: string): Promise<void> => {
    await requireOwner(tx, id);
    const maker = await turn(tx, id, 'suspended', 'approved');
    if (!maker) throw new Refusal(verificationErrors.not_suspended);
    await notifyMaker(ctx, tx, id, {
      kind: notificationKinds.verification,
      title: `${maker.name} is open again`,
      text: 'Your shop and published products are visible again.',
      path: inArea('/shop'),
    });
  },
};

/** Refuses a workshop whose owner is suspended or no maker any more; the lock keeps them so until the transaction ends. */
async function requireOwner(tx: Tx, makerId: string): Promise<void> {
  const [owner] = await tx
    .select({ status: users.status, role: users.role })
    .from(users)
    .innerJoin(makers, eq(makers.userId, users._id))
    .where(eq(makers._id, makerId))
    .for('share', { of: users });
  if (owner?.status !== 'active' || !isMaker(owner.role)) throw new Refusal(verificationErrors.owner_suspended);
}

const turn = async (tx: Tx, id: string, from: MakerStatus, to: MakerStatus) => {
  const [maker] = await tx
    .update(makers)
    .set({ status: to, suspendedWithOwner: false })
    .where(and(eq(makers._id, id), eq(makers.status, from)))
    .returning({ name: makers.name });
  return maker;
};

/** Work on a locked workshop in the version that was seen; returns the next. */
function change(
  ctx: StaffCtx,
  { _id, version }: Seen,
  work: (tx: Tx, maker: MakerRow) => Promise<void>,
): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const [maker] = await tx.select().from(makers).where(eq(makers._id, _id)).for('no key update');
    if (!maker) throw new Refusal(commonErrors.not_found);
    if (maker.version !== version) throw new Refusal(commonErrors.stale);
    await work(tx, maker);
    await tx
      .update(makers)
      .set({ version: sql`${makers.version} + 1` })
      .where(eq(makers._id, _id));
    return version + 1;
  });
}

const decide = (ctx: StaffCtx, seen: Seen, work: (tx: Tx, maker: MakerRow) => Promise<void>): Promise<number> =>
  change(ctx, seen, async (tx, maker) => {
    if (statusOf(maker.status, maker.submittedAt) !== 'waiting') throw new Refusal(verificationErrors.not_waiting);
    await work(tx, maker);
  });

async function settle(
  ctx: StaffCtx,
  tx: Tx,
  { _id }: MakerRow,
  status: 'approved' | 'refused',
  values: Partial<MakerRow>,
): Promise<void> {
  await tx
    .update(makers)
    .set({ ...values, status, decidedAt: ctx.clock() })
    .where(eq(makers._id, _id));
  await tx
    .update(makerDocuments)
    .set({ status: status === 'approved' ? 'accepted' : 'refused' })
    .where(and(eq(makerDocuments.makerId, _id), eq(makerDocuments.status, 'submitted')));
}
