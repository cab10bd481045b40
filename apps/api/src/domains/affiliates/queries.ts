import type { Kobo } from '@adunni/contracts/money';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { users } from '../identity/tables.ts';
import { affiliatePartners, type PartnerRow } from './tables.ts';

/** Whether a partner earns: they are active and so is their account. */
export const isActivePartner = sql`(${affiliatePartners.status} = 'active'
  and exists (select from ${users} where ${users._id} = ${affiliatePartners.userId} and ${users.status} = 'active'))`;

/** The partner that a person is or asked to be; null when they never did. */
export async function partnerOf(db: Db | Tx, userId: string): Promise<PartnerRow | null> {
  const [row = null] = await db.select().from(affiliatePartners).where(eq(affiliatePartners.userId, userId));
  return row;
}

/** Whether commission is still owed to a partner or under way to them, in kobo. */
export const isOwed = ({
  pending,
  available,
  inTransit,
}: Record<'pending' | 'available' | 'inTransit', Kobo>): boolean => pending > 0 || available > 0 || inTransit > 0;
