import { commonErrors } from '@adunni/contracts/errors';
import type { InquiryStatus } from '@adunni/contracts/inquiries/statuses';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { type InquiryRow, inquiries } from '../tables.ts';

/** An inquiry that nobody else changes until the transaction ends. Throws 404. */
export async function lockInquiry(tx: Tx, inquiryId: string): Promise<InquiryRow> {
  const [inquiry] = await tx.select().from(inquiries).where(eq(inquiries._id, inquiryId)).for('no key update');
  if (!inquiry) throw new Refusal(commonErrors.not_found);
  return inquiry;
}

/** Changes a locked inquiry. */
export async function changeInquiry(tx: Tx, { _id, version }: InquiryRow, values: Partial<InquiryRow>): Promise<void> {
  await tx
    .update(inquiries)
    .set({ ...values, version: version + 1 })
    .where(eq(inquiries._id, _id));
}

/** What of an inquiry follows from its status. */
export const statusValues = (status: InquiryStatus, now: Date) => ({ status, statusAt: now });
