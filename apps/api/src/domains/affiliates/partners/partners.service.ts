import type { PartnerForm } from '@adunni/contracts/affiliates/forms';
import type { PartnerStatus } from '@adunni/contracts/affiliates/names';
import { affiliateErrors } from '@adunni/contracts/affiliates/programme';
import { commonErrors } from '@adunni/contracts/errors';
import { eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { formWrites } from '../../../kit/crud/form-writes.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { notify } from '../../notifications/service.ts';
import { followPartner } from '../commissions/follow.service.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { CODE_TAKEN } from '../programme/apply.service.ts';
import { affiliateNotes, affiliatePartners, type PartnerRow } from '../tables.ts';

/** How staff write partners, and what they do to one or many at a time. */
export const partnerWrites = {
  update: formWrites({
    table: affiliatePartners,
    stored: (values: PartnerForm) => values as PartnerForm & typeof affiliatePartners.$inferInsert,
    remarks: {
      ...CODE_TAKEN,
      affiliate_partners_coupon_id_unique: { couponId: 'Another partner has this coupon.' },
      affiliate_partners_coupon_id_coupons_id_fk: { couponId: 'This coupon no longer exists.' },
    },
  }).update,
  actions: {
    approve: (ctx: StaffCtx, tx: Tx, _id: string): Promise<void> =>
      decide(ctx, tx, _id, { from: ['applied', 'declined'], to: 'active', reason: '' }),
    reinstate: (ctx: StaffCtx, tx: Tx, _id: string): Promise<void> =>
      decide(ctx, tx, _id, { from: ['suspended'], to: 'active', reason: '' }),
  },
};

/** Declines an application with a reason that the applicant reads. Throws 404 and 409. */
export const declinePartner = (ctx: Ctx<Viewer>, _id: string, reason: string): Promise<void> =>
  staffWrite(ctx, (tx) => decide(ctx, tx, _id, { from: ['applied'], to: 'declined', reason }));

/** Suspends a partner with a reason that they read; what is not paid out yet is held. Throws 404 and 409. */
export const suspendPartner = (ctx: Ctx<Viewer>, _id: string, reason: string): Promise<void> =>
  staffWrite(ctx, (tx) => decide(ctx, tx, _id, { from: ['active'], to: 'suspended', reason }));

interface Decision {
  from: readonly PartnerStatus[];
  to: 'active' | 'declined' | 'suspended';
  reason: string;
}

async function decide(ctx: Ctx<Viewer>, tx: Tx, _id: string, { from, to, reason }: Decision): Promise<void> {
  const [partner] = await tx.select().from(affiliatePartners).where(eq(affiliatePartners._id, _id)).for('update');
  if (!partner) throw new Refusal(commonErrors.not_found);
  if (!from.includes(partner.status) || !partner.userId) throw new Refusal(affiliateErrors.wrong_status);
  const decidedAt = ctx.clock();
  const change = { status: to, reason, decidedAt, version: partner.version + 1 };
  await tx.update(affiliatePartners).set(change).where(eq(affiliatePartners._id, _id));
  await followPartner(ctx, tx, _id);
  await tell(ctx, tx, { ...partner, ...change, userId: partner.userId });
}

const TOLD = {
  active: { title: 'You’re an Adunni partner', text: 'Your link and your code count from now on.' },
  declined: { title: 'Your partner application was declined', text: '' },
  suspended: { title: 'Your partnership is suspended', text: 'Commission that wasn’t paid out yet is on hold.' },
} as const;

async function tell(ctx: Ctx<Viewer>, tx: Tx, partner: PartnerRow & { userId: string }): Promise<void> {
  const { title, text } = TOLD[partner.status as Decision['to']];
  await notify(ctx, tx, {
    userIds: [partner.userId],
    kind: notificationKinds.decided,
    title,
    text: [partner.reason, text].filter(Boolean).join(' '),
    path: '/account/affiliate',
    cause: `partner:${partner._id}:${partner.status}:${partner.version}`,
  });
}

/** Notes something about a partner that only staff read. Throws 404. */
export async function notePartner(ctx: Ctx<Viewer>, partnerId: string, text: string): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    const [partner] = await tx
      .select({ _id: affiliatePartners._id })
      .from(affiliatePartners)
      .where(eq(affiliatePartners._id, partnerId))
      .for('key share');
    if (!partner) throw new Refusal(commonErrors.not_found);
    await tx.insert(affiliateNotes).values({ partnerId, text, authorId: ctx.viewer._id, createdAt: ctx.clock() });
  });
}
