import { MAX_INQUIRY_FILES } from '@adunni/contracts/inquiries/kinds';
import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Ctx, Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { networkOf } from '../../../kit/security/network-of.ts';
import { claimPhotos, uploadEarlyPhoto } from '../../conversations/service.ts';
import { removePictures } from '../../media/service.ts';
import { INQUIRY } from '../rules.ts';
import { inquiries, inquiryFiles } from '../tables.ts';

/** Files that come from one network. */
const PER_NETWORK = { most: 40, minutes: 60 };

/** Stores a photo or PDF for a form that is yet to be sent, under the key of its draft. Throws 413, 415, 422, 429. */
export async function uploadInquiryFile(ctx: Ctx, draftId: string, read: () => Promise<Buffer>) {
  await limitAttempts(ctx.db, `inquiry-file:${networkOf(ctx.address)}`, PER_NETWORK, ctx.clock());
  return storeInquiryFile(ctx, draftId, read);
}

/** Stores a photo or PDF of somebody without an account, by the checks of every attached file. Throws 413, 415, 422, 429. */
export function storeInquiryFile(ctx: Ctx, draftId: string, read: () => Promise<Buffer>) {
  const viewer = { _id: draftId, role: 'Customer' as const, sessionId: '', email: '', firstName: '' };
  const origin = { kind: INQUIRY, takesPdf: true, alt: 'File of an inquiry', guestSubjectId: draftId };
  return uploadEarlyPhoto({ ...ctx, viewer }, origin, read);
}

/** Gives what was stored under a key to an inquiry, or to what its sender wrote back. Throws 422. */
export async function giveFiles(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  { draftId, fileIds }: { draftId: string; fileIds: readonly string[] },
  to: { inquiryId: string; answerId: string | null },
): Promise<void> {
  const brought = { kind: INQUIRY, subjectId: draftId, uploaderId: null };
  const claimed = await claimPhotos(tx, fileIds.slice(0, MAX_INQUIRY_FILES), brought);
  if (claimed.length === 0) return;
  const createdAt = deps.clock();
  await tx
    .insert(inquiryFiles)
    .values(claimed.map(({ mediaId }, position) => ({ mediaId, ...to, position, createdAt })));
}

/** Takes files off an inquiry that goes on as a ticket; by what they were attached to, null the form. */
export async function takeFiles(tx: Tx, inquiryId: string): Promise<Map<string | null, string[]>> {
  const rows = await tx
    .select()
    .from(inquiryFiles)
    .where(eq(inquiryFiles.inquiryId, inquiryId))
    .orderBy(asc(inquiryFiles.position));
  await tx.delete(inquiryFiles).where(eq(inquiryFiles.inquiryId, inquiryId));
  const byAnswer = Map.groupBy(rows, ({ answerId }) => answerId);
  return new Map([...byAnswer].map(([answerId, files]) => [answerId, files.map(({ mediaId }) => mediaId)]));
}

/** Takes inquiries away for good, with what was answered and attached. */
export async function dropInquiries(deps: Pick<Deps, 'jobs'>, tx: Tx, which: SQL | undefined): Promise<void> {
  const gone = await tx.select({ _id: inquiries._id }).from(inquiries).where(which).for('update');
  const ids = gone.map(({ _id }) => _id);
  const files = await tx.delete(inquiryFiles).where(inArray(inquiryFiles.inquiryId, ids)).returning();
  await removePictures(
    deps,
    tx,
    files.map(({ mediaId }) => mediaId),
  );
  await tx.delete(inquiries).where(inArray(inquiries._id, ids));
}
