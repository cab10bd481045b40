import { desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { partnerBalance } from '../ledger/queries.ts';
import { isOwed, partnerOf } from './queries.ts';
import {
  affiliateAccounts,
  affiliateCommissions,
  affiliateDevices,
  affiliateNotes,
  affiliatePartners,
  affiliateReferrals,
} from './tables.ts';

/** What the programme holds of a person, for their export. */
export async function exportPartner(db: Db, userId: string) {
  const partner = await partnerOf(db, userId);
  const [referral] = await db
    .select({ partner: affiliatePartners.name, followedAt: affiliateReferrals.clickedAt })
    .from(affiliateReferrals)
    .innerJoin(affiliatePartners, eq(affiliatePartners._id, affiliateReferrals.partnerId))
    .where(eq(affiliateReferrals.userId, userId));
  return {
    partnership: partner && { ...(await partnershipOf(db, partner._id)), ...described(partner) },
    followedPartner: referral ?? null,
  };
}

const described = ({
  name,
  code,
  site,
  audience,
  promotion,
  words,
  status,
  createdAt,
}: typeof affiliatePartners.$inferSelect) => ({
  ...{ name, code, site, audience, promotion, words, status },
  appliedAt: createdAt,
});

async function partnershipOf(db: Db, partnerId: string) {
  const { bankName, accountNumber, accountName } = affiliateAccounts;
  const [bankAccount] = await db
    .select({ bankName, accountNumber, accountName })
    .from(affiliateAccounts)
    .where(eq(affiliateAccounts.partnerId, partnerId));
  const { createdAt, status, amount } = affiliateCommissions;
  const commissions = await db
    .select({ at: createdAt, status, amount })
    .from(affiliateCommissions)
    .where(eq(affiliateCommissions.partnerId, partnerId))
    .orderBy(desc(createdAt));
  return { bankAccount: bankAccount ?? null, commissions };
}

/** Whether commission is still to come to a person, so that the account cannot be deleted yet. */
export async function hasOpenCommission(db: Db | Tx, userId: string): Promise<boolean> {
  const partner = await partnerOf(db, userId);
  return partner !== null && isOwed(await partnerBalance(db, partner._id));
}

/** Takes a person out of the programme; amounts stay for the books under a name that says nothing. */
export async function erasePartner(tx: Tx, userId: string): Promise<void> {
  await tx.delete(affiliateReferrals).where(eq(affiliateReferrals.userId, userId));
  await tx.delete(affiliateDevices).where(eq(affiliateDevices.userId, userId));
  const partner = await partnerOf(tx, userId);
  if (!partner) return;
  const { _id } = partner;
  await tx.delete(affiliateAccounts).where(eq(affiliateAccounts.partnerId, _id));
  await tx.delete(affiliateNotes).where(eq(affiliateNotes.partnerId, _id));
  await tx
    .update(affiliatePartners)
    .set({
      ...{ userId: null, status: 'left', name: 'Former partner', code: formerCode(_id), site: '', isListed: false },
      ...{ audience: '', promotion: '', words: '', reason: '', productIds: [], makerIds: [], couponId: null },
    })
    .where(eq(affiliatePartners._id, _id));
}

/** A code that nobody can have chosen: longer than a chosen one may look like a name. */
const formerCode = (partnerId: string): string => `X${partnerId.replaceAll('-', '').slice(-23).toUpperCase()}`;
