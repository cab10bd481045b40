import { eq } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { users } from '../../identity/tables.ts';

/** Why a person is not charged. */
export type Exemption = 'suspended' | 'leaving';

/** Whether a person is suspended, or has asked for their account to be deleted; null for everybody else. */
export async function exemptionOf(tx: Tx, userId: string): Promise<Exemption | null> {
  const [person] = await tx
    .select({ status: users.status, deletionDueAt: users.deletionDueAt })
    .from(users)
    .where(eq(users._id, userId));
  if (person?.status === 'suspended') return 'suspended';
  return person?.deletionDueAt ? 'leaving' : null;
}
